// What the subjects of events, questions and options are called: the twin of naming.py.
import type { Link } from '../../link.svelte';
import { Name } from '../../name';
import type { Describe } from '../../speech';
import type { Book } from '../../wire';
import type { Words } from '../../words';
import { CHARACTERS, idOf, isObstacle, numberOf, TEAMS, type Facts } from './table';

const DISCS = ['disc', 'by', 'origin', 'other', 'mover'];

export class Naming {
  private readonly facts: Facts;

  constructor(
    private readonly link: Pick<Link, 'seats'>,
    book: Pick<Book, 'facts'>,
    readonly words: Words,
  ) {
    this.facts = book.facts as unknown as Facts;
  }

  readonly describe: Describe = (role, value) => {
    if (DISCS.includes(role)) return this.disc(String(value));
    switch (role) {
      case 'target':
        return value ? this.disc(String(value)) : '';
      case 'card':
      case 'cards':
        return typeof value === 'string' ? this.card(value) : Number(value);
      case 'team':
        return Number(value) >= 0 ? this.words.name('team', TEAMS[Number(value)] ?? '') : '';
      case 'seat':
        return this.words.name('seat', this.link.seats[Number(value)]?.role ?? '');
      case 'shot':
      case 'ability':
      case 'piece':
        return this.words.name(role, String(value));
      case 'scenario':
        return String(this.words.name('layout', String(value))).split(/\s?:/)[0] ?? '';
      default:
        return typeof value === 'number' ? value : String(value ?? '');
    }
  };

  /** Characters by team and number, crystals by number; of a projectile there is only one. */
  disc(disc: string): Name {
    if (CHARACTERS.includes(disc)) return this.words.name('disc', disc);
    return isObstacle(disc) ? this.words.numbered('piece', 'crystal', numberOf(disc)) : this.words.name('piece', disc);
  }

  card(card: string): Name {
    const fact = this.facts.card[idOf(card)];
    const name = this.words.name('card', idOf(card));
    if (!fact) return name;
    const shots = fact.shots.map(({ shot, targeted }) => this.shot(shot, targeted)).join(', ');
    const marks = [shots, fact.ability && String(this.words.name('ability', fact.ability)), fact.armour && this.words.say('card-armour')];
    return name.with({ print: marks.filter(Boolean).join(' · ') });
  }

  shot(shot: string, targeted: boolean): string {
    const name = this.words.name('shot', shot);
    return targeted ? this.words.say('card-targeted', { shot: name }) : String(name);
  }
}
