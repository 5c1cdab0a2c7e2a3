// What the subjects of events, questions and options are called: the twin of naming.py.
import type { Link } from '../../link.svelte';
import { Name, type Word } from '../../name';
import type { Describe } from '../../speech';
import type { Book } from '../../wire';
import type { Words } from '../../words';
import { kindOf, levelOf, type Facts, type CatacombsState } from './table';

const FIGURES = ['figure', 'target', 'targets', 'disc', 'summoned', 'origin', 'by', 'hero'];
const FACTS = ['artefact', 'lord', 'monster', 'board', 'special', 'spell', 'attack', 'phase', 'direction'];

export function namingOf(link: Link, book: Book, words: Words): Naming {
  return new Naming(words, book.facts as unknown as Facts, () => link.state as unknown as CatacombsState, () => link.seats.map((seat) => seat.role));
}

export class Naming {
  constructor(
    private readonly words: Words,
    private readonly facts: Facts,
    private readonly table: () => CatacombsState,
    private readonly seats: () => readonly string[],
  ) {}

  readonly describe: Describe = (role, value) => {
    if (FIGURES.includes(role) && typeof value === 'string') return this.disc(value);
    if (FACTS.includes(role)) return this.words.name(role, String(value));
    switch (role) {
      case 'card':
      case 'cards':
      case 'room':
        return typeof value === 'string' ? this.card(value) : Number(value);
      case 'place':
        return this.place(Number(value));
      case 'sequence':
        return this.words.name('attack', String(value));
      case 'story':
        return this.words.name('scenario', String(value));
      case 'seat':
        return this.words.name('seat', this.seats()[Number(value)] ?? '');
      case 'moment':
        return String(value).replaceAll('.', '-');
      case 'space':
        return value === 'star' ? value : Number(value);
      default:
        return value as Word;
    }
  };

  /** Monsters are numbered, where the box has several of their kind. */
  disc(disc: string): Name {
    const kind = kindOf(disc);
    const monster = this.facts.monster[kind];
    if (monster) return monster.discs === 1 ? this.words.name('monster', kind) : this.words.numbered('monster', kind, Number(/\d+$/.exec(disc)?.[0] ?? 0));
    for (const group of ['hero', 'lord', 'ally'] as const) if (kind in this.facts[group]) return this.words.name(group, kind);
    return this.words.name('piece', kind);
  }

  /** Equipment, rooms, chambers, and the abilities that answer a moment: `orc-1/retaliation`. */
  card(card: string): Name {
    const [kind = '', id = ''] = card.split('/');
    if (kind === 'item' || kind === 'artefact' || kind === 'room') return this.words.name(kind, id);
    if (kind === 'chamber') return this.words.name('chamber', levelOf(this.facts, card));
    const ability = this.words.name('ability', id);
    return new Name(this.words.say('whose-ability', { ability, figure: this.disc(kind) }), ability.forms);
  }

  /** A card of the catacombs: by name once everybody knows it, else by its place. */
  place(number: number): Name {
    const place = this.table().places[number];
    if (!place?.card) return new Name(this.words.say('hidden-place', { column: (place?.x ?? 0) + 1, row: (place?.y ?? 0) + 1 }));
    const name = this.card(place.card);
    const room = place.card.startsWith('room/') ? this.facts.room[place.card.slice(5)] : undefined;
    return room ? new Name(this.words.say('room-with-level', { room: name, level: Number(room.level) }), name.forms) : name;
  }
}
