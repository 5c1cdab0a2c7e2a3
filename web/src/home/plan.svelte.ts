// What a new table is to be, as far as it was chosen; everything has a good default.
import { covers } from 'virtual:games';
import * as door from '../door';
import { reasonOf } from '../refusal';
import { remember } from '../remembered';
import { guideOf } from '../guide/guides';
import { progress } from '../guide/progress.svelte';
import { setting } from '../setting.svelte';
import type { GameSeen, NewTable, PackTold, TableLinks, SeatPlan } from '../wire';

/** A game on the shelf: by itself or with an expansion, which has a cover of its own. */
export interface Offered extends GameSeen {
  cover: string;
  expansion: string;
}

export function offered(games: GameSeen[]): Offered[] {
  return games.flatMap((game) => [
    { ...game, cover: game.game, expansion: '' },
    ...game.expansions.map(({ pack, options, when, usual }) => ({ ...game, options, when, usual, cover: pack, expansion: pack })),
  ]);
}

export type Setting = boolean | number | string;
export type Pace = 'none' | 'quick' | 'slow' | 'days';

export const CLOCKS: Record<Pace, NewTable['clock']> = {
  none: { kind: 'none' },
  quick: { kind: 'turn', amount: 60 },
  slow: { kind: 'turn', amount: 300 },
  days: { kind: 'day', amount: 3 },
};
export const PACES = Object.keys(CLOCKS) as Pace[];

/** The most milliseconds that computers think about an answer; 0: as long as their level does. */
export const THINKING = [0, 1000, 400, 100] as const;

export class Plan {
  mine = $state(0);
  byLot = $state(false); // who plays what is drawn when the table is laid
  seat = 0; // the reader's at the table that was laid last
  scenario = $state('');
  level = $state('random');
  pace = $state<Pace>('none');
  thinking = $state<(typeof THINKING)[number]>(0);
  options = $state<Record<string, Setting>>({});
  /** Packs of this server, and one of the reader's own, besides those of the house. */
  packs = $state.raw<string[]>([]);
  own = $state.raw<{ files: Record<string, string>; told: PackTold } | null>(null);
  busy = $state(false);
  wrong = $state('');

  readonly seats = $derived.by(() => {
    const count = this.options.seats;
    return this.game.tables.find((seats) => seats.length === count) ?? this.game.seats;
  });

  constructor(
    readonly game: Offered,
    readonly levels: string[],
  ) {
    this.scenario = game.scenarios[0] ?? '';
    this.mine = covers[game.cover]?.seat ?? 0;
    this.level = levels.includes(setting.level) ? setting.level : (levels.at(-1) ?? 'random');
  }

  chosen(key: string): Setting | undefined {
    return this.options[key] ?? this.game.usual[key] ?? this.game.options[key]?.[0];
  }

  choose(key: string, choice: Setting): void {
    this.options = { ...this.options, [key]: choice };
    this.mine = Math.min(this.mine, this.seats.length - 1);
  }

  /** Whether an option changes anything with what else is chosen. */
  matters(key: string): boolean {
    return Object.entries(this.game.when[key] ?? {}).every(([other, choices]) => this.matters(other) && choices.includes(this.chosen(other)!));
  }

  /** Lay the table: the reader at their seat, the others as given. What it needs to be found again is kept. */
  async lay(others: SeatPlan, timed = false): Promise<TableLinks | null> {
    this.busy = true;
    this.wrong = '';
    setting.keep();
    try {
      const { game } = this.game;
      const mine = Math.min(this.mine, this.seats.length - 1);
      const seats = this.seats.map((_, seat): SeatPlan => (seat === mine ? { kind: 'person', name: setting.name } : others));
      const options = Object.fromEntries(Object.entries({ ...this.game.usual, ...this.options }).filter(([key]) => this.matters(key)));
      const packs = ['base', ...(this.game.expansion ? [this.game.expansion] : []), ...this.packs];
      const own = this.own ? { own: this.own.files } : {};
      const opened = await door.create({ game, packs, ...own, scenario: this.scenario, seats, by_lot: this.byLot, options, thinking: this.thinking, ...(timed ? { clock: CLOCKS[this.pace]! } : {}) });
      // Links come in the order of the plans, whatever seats were drawn; only persons have one.
      this.seat = opened.seats[others.kind === 'person' ? mine : 0]?.seat ?? mine;
      keep(opened, this.game.cover, this.scenario, [this.seat]);
      return opened;
    } catch (error) {
      this.wrong = reasonOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}

/** Remember a table that was laid here, with the seats that are played here. */
export function keep(opened: TableLinks, game: string, scenario: string, mine: number[]): void {
  const keys = opened.seats.filter(({ seat }) => mine.includes(seat ?? -1)).map(({ key }) => key);
  const links = Object.fromEntries(opened.seats.filter(({ seat }) => !mine.includes(seat ?? -1)).map(({ seat, link }) => [seat ?? -1, link]));
  remember({ table: opened.table, key: keys.join(',') || opened.host.key, game, scenario, at: Date.now(), host: opened.host.key, watch: opened.watch.link, links, mine });
}

/** A game against the computer: lay its table, and the link to it. */
export async function play(plan: Plan): Promise<string> {
  setting.level = plan.level;
  const opened = await plan.lay({ kind: 'computer', level: plan.level });
  return opened?.seats.find(({ seat }) => seat === plan.seat)?.link ?? '';
}

/** A first game with its coach, on a table laid for learning, against a gentle computer: the link to it. */
export async function learn(plan: Plan): Promise<string> {
  const game = plan.game.cover;
  const guide = await guideOf(game);
  if (!guide) return '';
  plan.scenario = guide.scenario;
  plan.options = { ...guide.options };
  plan.mine = guide.seat;
  plan.byLot = false;
  const opened = await plan.lay(guide.others ?? { kind: 'computer', level: plan.levels.includes('novice') ? 'novice' : 'random' });
  if (opened) progress.startAnew(game);
  return opened?.seats.find(({ seat }) => seat === plan.seat)?.link ?? '';
}

/** The address of a table for who plays several seats of it. */
export function shared(table: string, keys: string[]): string {
  return `/table/${table}#${keys.join(',')}`;
}
