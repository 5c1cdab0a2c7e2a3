// What the subjects of events, questions and options are called: the twin of naming.py. Cells are named like the squares of a
// chessboard; characters and objects say whose they are, for both sides have a Troll.
import type { Link } from '../../link.svelte';
import { Name, type Word } from '../../name';
import type { Describe } from '../../speech';
import type { Book } from '../../wire';
import type { Words } from '../../words';
import { idOf, kindOf, type Facts, type TwisterState } from './table';
import { WIDTH } from './terrain';

export const COLUMNS = 'abcd';
const FIGURES = ['figure', 'attacker', 'target', 'patient', 'friend', 'victim', 'attackers', 'defenders'];

export function namingOf(link: Link, book: Book, words: Words): Naming {
  return new Naming(words, book.facts as unknown as Facts, () => link.state as unknown as TwisterState, link.seats.map((seat) => seat.role));
}

export class Naming {
  constructor(
    private readonly words: Words,
    private readonly facts: Facts,
    private readonly table: () => TwisterState,
    private readonly seats: readonly string[],
  ) {}

  readonly describe: Describe = (role, value) => {
    if (FIGURES.includes(role)) return this.figure(Number(value));
    if ((role === 'object' || role === 'other') && typeof value === 'number') return this.item(value);
    switch (role) {
      case 'character':
      case 'object':
        return this.words.name(role, String(value));
      case 'card':
      case 'cards':
        return typeof value === 'string' ? this.card(value) : Number(value);
      case 'cell':
        return this.cell(Number(value));
      case 'room':
      case 'room_beside':
        return this.room(Number(value));
      case 'room_name':
        return this.words.name('room', String(value));
      case 'seat':
        return this.seat(Number(value));
      default:
        return value as Word;
    }
  };

  seat(seat: number): Name {
    return this.words.name('seat', this.seats[seat] ?? '');
  }

  card(card: string): Name {
    return this.words.name(kindOf(card), idOf(card));
  }

  figure(number: number): Name {
    const figure = this.table().figures[number];
    return figure ? this.ofSide(this.words.name('character', figure.kind), figure.seat) : new Name('?');
  }

  /** Numbered where a side may have several of its kind. */
  item(number: number): Name {
    const item = this.table().items[number];
    if (!item) return new Name('?');
    const single = this.facts.object[item.kind]?.copies === 1;
    const copy = Number(item.card.split('/')[3]);
    return this.ofSide(single ? this.words.name('object', item.kind) : this.words.numbered('object', item.kind, copy), item.seat);
  }

  cell(cell: number): string {
    const cells = this.table().rooms.length * 4;
    const column = COLUMNS[cell % WIDTH] ?? '';
    if (cell >= cells) return this.words.say('cell-start', { column });
    return this.words.say('cell-named', { cell: `${column}${cells / WIDTH - Math.floor(cell / WIDTH)}` });
  }

  /** By its card, if it is revealed, and by its rows of zones, for its twin may have almost the same name. */
  room(place: number): Name {
    const { rooms } = this.table();
    const last = rooms.length - Math.floor(place / 2) * 2;
    const rows = `${last - 1}–${last}`;
    const card = rooms[place]?.card;
    const name = card
      ? this.words.say('room-named', { name: this.words.name('room', card), rows })
      : this.words.say(place % 2 ? 'room-east' : 'room-west', { rows });
    return new Name(name, { the: name });
  }

  /** A name with the side it belongs to, in all its forms but its gender. */
  private ofSide(name: Name, seat: number): Name {
    const side = this.words.say(`side-${this.seats[seat]}`);
    const of = (text: string) => this.words.say('figure-of', { name: text, side });
    const forms = Object.entries(name.forms).map(([form, text]) => [form, form === 'gender' ? text : of(text)]);
    return new Name(of(name.text), Object.fromEntries(forms));
  }
}
