// What the subjects of events, questions and options are called: the twin of naming.py. It looks at nothing but what
// everybody can see, and at the tile that is being turned.
import type { Link } from '../../link.svelte';
import { Name, type Word } from '../../name';
import type { Describe } from '../../speech';
import type { Book } from '../../wire';
import type { Words } from '../../words';
import { BONUS_DIE, face, isExit, type Facts, type ClaustrophobiaState } from './table';

const SKULL = 6;
const SIDE_NAMES = ['north', 'east', 'south', 'west'];
const FIGHTERS = ['fighter', 'attacker', 'target', 'victim', 'guard', 'patient', 'priest'];

export function namingOf(link: Link, book: Book, words: Words): Naming {
  const turned = () => (link.decision?.type === 'choice' ? String(link.decision.about.tile_name ?? '') : '');
  return new Naming(words, book.facts as unknown as Facts, () => link.state as unknown as ClaustrophobiaState, link.seats.map((seat) => seat.role), turned);
}

export class Naming {
  constructor(
    private readonly words: Words,
    private readonly facts: Facts,
    private readonly table: () => ClaustrophobiaState,
    private readonly seats: readonly string[],
    private readonly turned: () => string,
  ) {}

  readonly describe: Describe = (role, value) => {
    if (FIGHTERS.includes(role)) return this.fighter(Number(value));
    switch (role) {
      case 'tile':
      case 'other':
        return this.tile(Number(value));
      case 'tile_name':
      case 'tiles':
        return typeof value === 'string' ? this.words.name('tile', value) : Number(value);
      case 'card':
      case 'cards':
        return typeof value === 'string' ? this.card(value) : Number(value);
      case 'power':
        return this.power(String(value));
      case 'die':
      case 'face':
      case 'rolls':
      case 'dice':
        return this.die(Number(value));
      case 'gift':
      case 'equipment':
      case 'feature':
      case 'phase':
        return this.words.name(role, String(value));
      case 'seat':
        return this.words.name('seat', this.seats[Number(value)] ?? '');
      case 'side':
        return this.words.name('side', SIDE_NAMES[Number(value)] ?? '');
      case 'turns':
        return this.exits(Number(value));
      case 'special':
        return this.words.say(`special-${value}`);
      case 'moment':
        return String(value).replaceAll('.', '-');
      default:
        return value as Word;
    }
  };

  /** Numbered only where there are several of its kind. */
  fighter(number: number): Name {
    const { fighters } = this.table();
    const fighter = fighters[number];
    if (!fighter) return new Name('?');
    const kind = fighter.type === 'western' ? 'warrior' : 'creature';
    const single = fighters.filter((other) => other.kind === fighter.kind).length === 1;
    const name = single ? this.words.name(kind, fighter.kind) : this.words.numbered(kind, fighter.kind, fighter.number);
    const them = fighter.type === 'troglodyte' ? this.words.say('fighter-herd', { name: name.form('plural') }) : name.form('the');
    const where = fighter.place >= 0 ? this.tile(fighter.place).form('the') : this.words.say('fighter-nowhere');
    return name.with({ them, where });
  }

  tile(index: number): Name {
    return this.words.name('tile', this.table().tiles[index]?.tile ?? '');
  }

  card(card: string): Name {
    const [kind = '', id = ''] = card.split('/');
    const name = this.words.name(kind, id);
    return kind === 'instinct' ? name.with({ die: String(this.facts.instinct[id]?.die) }) : name;
  }

  /** Each hellhound has a power of its own, so its name says whose. */
  power(power: string): Name {
    const [id = '', hound] = power.split('/');
    const name = this.words.name('power', id);
    if (hound === undefined) return name;
    return new Name(this.words.say('hound-power', { power: name, fighter: this.fighter(Number(hound)) }), name.forms);
  }

  die(die: number): Name {
    const shown = face(die);
    const name = shown === SKULL ? this.words.say('die-skull') : String(shown);
    return new Name(die > BONUS_DIE ? this.words.say('die-bonus', { face: name }) : name, { number: String(shown) });
  }

  private exits(turn: number): string {
    const exits = this.facts.tile[this.turned()]?.exits ?? '';
    return SIDE_NAMES.filter((_, side) => isExit(exits, turn, side))
      .map((side) => String(this.words.name('side', side)))
      .join(', ');
  }
}
