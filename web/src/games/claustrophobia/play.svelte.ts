// Claustrophobia at this table: the state with its types, what is known from the book, and how things are answered.
import type { Picker } from '../../ask/picker.svelte';
import type { Name } from '../../name';
import { reasonsOf } from '../../explain/sum';
import type { Sum } from '../../wire';
import { setting } from '../../setting.svelte';
import { still } from '../../stage/stands';
import type { Kit } from '../kit';
import type { Link } from '../../link.svelte';
import type { Explanation } from '../../explain/explained.svelte';
import type { Word } from '../../words';
import { capital } from '../../words';
import { HUMAN, isOnMap, STATS, UNEXPLORED, type Facts, type Fighter } from './table';
import { factsOf, shownOf, stateOf, type Blow, type FighterNow } from './types';
import { say } from './words';

export class Play {
  readonly facts: Facts;
  readonly table = $derived.by(() => stateOf(this.link));
  /** What is true now, as the rules worked it out. */
  readonly now = $derived.by(() => shownOf(this.link));
  readonly humans = $derived(this.table.fighters.flatMap((fighter, number) => (fighter.camp === HUMAN ? [number] : [])));
  /** The fighter that the question is about, if it is about one. */
  readonly about = $derived.by(() => {
    const about = this.picker.choice?.about ?? {};
    const found = about.fighter ?? about.guard;
    return found === undefined ? -1 : Number(found);
  });
  /** Where a tile that is being turned will lie. */
  readonly laying = $derived.by(() => {
    const { choice } = this.picker;
    if (choice?.kind !== 'turn_tile') return null;
    const exploring = this.link.events.findLast((event) => event.name === 'exploring');
    const fighter = this.table.fighters[Number(exploring?.data?.fighter)];
    const from = this.table.tiles[fighter?.place ?? -1];
    if (!from) return null;
    const side = Number(exploring?.data?.side);
    const [dx, dy] = [[0, 1, 0, -1][side] ?? 0, [-1, 0, 1, 0][side] ?? 0];
    const turns = choice.options.map((option) => Number(option.subjects.turns));
    return { tile: String(choice.about.tile_name), x: from.x + dx, y: from.y + dy, turns };
  });
  /** The moment that is staged, how far it is, and what of it is acted out. */
  readonly isStaged = $derived.by(() => Boolean(this.link.director?.phase));
  readonly staged = $derived.by(() => (this.isStaged ? (this.link.director?.now ?? null) : null));
  readonly act = $derived.by(() => {
    const { act, now } = this.link.director ?? {};
    return act && now?.events.some(({ seq, name }) => seq === act.event.seq && name === act.event.name) ? act : null;
  });
  readonly isActing = $derived.by(() => this.link.director?.phase === 'act');
  /** What came of it is shown. */
  readonly isTold = $derived.by(() => ['result', 'beat'].includes(this.link.director?.phase ?? ''));
  /** Which of the allowed ways the tile is turned now. */
  turning = $state(0);
  /** The tile that was turned over last, and where. */
  private over = $state('');
  private readonly laid = $derived.by(() => (this.laying ? `${this.laying.x}/${this.laying.y}/${this.laying.tile}` : ''));
  /** The tile lies with its back up until whoever lays it turns it over by hand. */
  readonly isFaceDown = $derived.by(() => this.laid !== '' && this.laid !== this.over && setting.speed !== 'instant' && !still());

  constructor(
    readonly link: Link,
    readonly kit: Kit,
    readonly picker: Picker,
  ) {
    this.facts = factsOf(kit.book);
  }

  /** Turn the tile over; then to another side. */
  turnTile(): void {
    if (this.isFaceDown) this.over = this.laid;
    else this.turning += 1;
  }

  /** What something on the table is called. */
  called(role: string, value: number | string): Name {
    return this.kit.speaker.name(role, value);
  }

  /** A fighter as it is drawn: who is done in this phase is dimmed. */
  shown(number: number): Fighter {
    return { ...this.table.fighters[number]!, acted: this.fighter(number)?.done ?? false };
  }

  /** A fighter as it counts; nothing of one that is gone. */
  fighter(number: number): FighterNow | undefined {
    return this.now.fighters[number];
  }

  /** Whether a fighter can be touched to some purpose: not one whose activation would be wasted. */
  isLive(number: number): boolean {
    return this.picker.isLive(`fighter:${number}`) && !(this.picker.choice?.kind === 'activate' && this.fighter(number)?.idle);
  }

  /** Touch a fighter. One that can do nothing is only explained. */
  press(number: number): void {
    if (this.isLive(number) || !this.picker.isLive(`fighter:${number}`)) this.picker.press(`fighter:${number}`);
  }

  spell(word: Word | undefined): string {
    return word === undefined ? '' : capital(String(this.kit.words.spell(word)));
  }

  get seat(): number | null {
    return this.link.seat;
  }

  say(key: string, slots = {}): string {
    return this.kit.words.say(key, slots);
  }

  text(kind: string, id: string, attribute = 'text'): string {
    return this.kit.book.texts[kind]?.[id]?.[attribute] ?? '';
  }

  /** What a number is made of. */
  reasons(name: string, sum: Sum): string {
    return reasonsOf(this.kit.words, name, sum);
  }

  /** An attack as it would be rolled. */
  blow({ dice, needed, again }: Blow): string {
    return say(again ? 'blow-again' : 'blow', { dice: dice.total, needed });
  }

  explainFighter(number: number): Explanation {
    const fighter = this.table.fighters[number]!;
    const kind = fighter.type === 'western' ? 'warrior' : 'creature';
    const now = this.fighter(number);
    if (!now) return { title: String(this.called('fighter', number)), lines: [this.text(kind, fighter.kind)].filter(Boolean) };
    const blow = this.now.blows[number];
    const named = (of: string, id: string) => {
      const [why, left] = [now.off?.[`${of}:${id}`], now.uses?.[`${of}:${id}`]];
      const notes = [why === undefined ? '' : String(this.kit.words.spell(why)), left ? say('uses-left', { count: left }) : ''].filter(Boolean);
      return say('named', { name: `${this.kit.words.name(of, id)}${notes.length ? ` (${notes.join(', ')})` : ''}`, text: this.text(of, id) });
    };
    return {
      title: String(this.called('fighter', number)),
      lines: [
        STATS.map((stat) => `${stat} ${now[stat].total}`).join(' · '),
        ...STATS.map((stat) => this.reasons(stat, now[stat])),
        now.left ? say('movement-left', { count: now.left }) : '',
        this.spell(now.idle),
        blow ? `${this.blow(blow)}${blow.dice.parts ? `. ${this.reasons(say('dice'), blow.dice)}` : ''}` : '',
        fighter.type !== 'western' && now.full > 1 ? this.say('draw-damage', { damage: now.lost ?? 0, health: now.full }) : '',
        this.text(kind, fighter.kind),
        ...(now.talents ?? []).map((talent) => named('talent', talent)),
        ...fighter.equipment.map((equipment) => named('equipment', equipment)),
        ...fighter.gifts.map((gift) => `${named('gift', gift)} (${this.facts.gift[gift]?.die})`),
      ].filter(Boolean),
    };
  }

  explainExit(tile: number, side: number): Explanation {
    const why = this.now.exits[`${tile}/${side}`];
    const drawn = this.table.draught[0] === tile && this.table.draught[1] === side;
    return { title: say(drawn ? 'exit-draught' : 'exit-unexplored'), lines: [why === undefined ? say('exit-open') : this.spell(why)] };
  }

  /** A power of the board of destiny: what it does, what it needs, and what the dice at hand would do there. */
  explainPower(power: string): Explanation {
    const now = this.now.powers[power];
    const id = now?.id ?? power;
    const faces = (dice: number[]) => dice.map((die) => {
      const gives = now?.gives?.[die];
      return `${this.called('die', die)}${gives === undefined ? '' : ` (${String(this.kit.words.spell(gives))})`}`;
    }).join(', ');
    return {
      title: String(this.called('power', power)),
      lines: [
        capital(this.text('power', id, 'condition')),
        this.text('power', id),
        now?.now?.length ? say('dice-now', { dice: faces(now.now) }) : '',
        now?.later?.length ? say('dice-later', { dice: faces(now.later) }) : '',
        this.spell(now?.why),
      ].filter(Boolean),
    };
  }

  /** Neither offered nor refused to the one that acts, and not where it stands. */
  private isApart(index: number): boolean {
    const { choice } = this.picker;
    const thing = `tile:${index}`;
    const place = this.table.fighters[Number(choice?.about.fighter)]?.place;
    return choice?.kind === 'act' && place !== index && !this.picker.isLive(thing) && !this.picker.isRefused(thing);
  }

  explainTile(index: number): Explanation {
    const tile = this.table.tiles[index]!;
    const fact = this.facts.tile[tile.tile];
    const features = [tile.curse || fact?.feature || ''].filter(Boolean);
    const now = this.now.tiles[index];
    const shut = tile.sides.flatMap((beyond, side) => {
      const why = this.now.exits[`${index}/${side}`];
      return why === undefined || beyond === UNEXPLORED ? [] : [say('named', { name: this.called('side', side), text: this.spell(why) })];
    });
    const here = this.table.fighters.flatMap((fighter, number) => (isOnMap(fighter) && fighter.place === index ? [String(this.called('fighter', number))] : []));
    return {
      title: String(this.called('tile', index)),
      lines: [
        this.say('draw-tile', { tile: this.called('tile', index), saturation: fact?.saturation ?? 0, marks: '' }),
        now ? say('room-left', { human: now.room[0], infernal: now.room[1] }) : '',
        ...features.map((feature) => say('named', { name: this.kit.words.name('feature', feature), text: this.text('feature', feature) })),
        now?.left == null ? '' : say('uses-left', { count: now.left }),
        ...shut.map(capital),
        here.join(', '),
        this.isApart(index) ? this.spell(this.now.far) : '',
      ].filter(Boolean),
    };
  }
}
