// The last combat, as the log tells it: who takes part, what was laid, how it ended.
import type { EventSeen } from '../../game';
import { standing } from '../../standing';
import type { Figure } from './table';

export interface Laid {
  cards: number[];
  total: number;
}

/** A part of what a side is worth: who adds how much, why (`combat`, `stab`), and by which kind of object if it is one. */
export interface Part {
  figure: number;
  amount: number;
  reason: string;
  object: string;
  name: string;
}

export interface Fight {
  kind: 'close' | 'lance' | 'ranged';
  attacker: number;
  target: number;
  attackers: number[];
  defenders: number[];
  /** What each side is worth before its card. */
  attack: number;
  defence: number;
  parts: { attack: Part[]; defence: Part[] };
  /** The seat of the attackers. */
  seat: number;
  /** How many cards the Berserker plays. */
  cards: number;
  /** The card that a Telepath named, and who must play it. */
  named: { card: number; seat: number } | null;
  laid: Partial<Record<number, Laid>>;
  winner: number | 'tie' | null;
  /** By how much. */
  margin: number;
  wounded: number[];
  killed: number[];
  over: boolean;
  /** Where the last event of it stands in all that happened. */
  seq: number;
}

const PART_OF_IT = ['cards_announced', 'cancelled', 'card_named', 'hand_shown', 'card_seen', 'cards_revealed', 'tied', 'combat_won', 'wounded', 'killed', 'scored', 'left_behind', 'discarded', 'set_down', 'attacked_freely'];

/** `named` says what a part is called. */
export function lastFight(happened: readonly EventSeen[], figures: readonly Figure[], named: (part: Omit<Part, 'name'>) => string = () => ''): Fight | null {
  const events = standing(happened);
  const began = events.findLastIndex((event) => event.name === 'combat_begun');
  const first = events[began]?.data as Record<string, unknown> | undefined;
  if (!first) return null;
  const attacker = Number(first.attacker);
  const partsOf = (told: unknown) =>
    ((told ?? []) as [figure: number, amount: number, reason: string, object: string][]).map(([figure, amount, reason, object]) => {
      const part = { figure, amount, reason, object };
      return { ...part, name: named(part) };
    });
  const fight: Fight = {
    kind: first.kind as Fight['kind'],
    attacker,
    target: Number(first.target),
    attackers: first.attackers as number[],
    defenders: first.defenders as number[],
    attack: Number(first.attack),
    defence: Number(first.defence),
    parts: { attack: partsOf(first.attack_parts), defence: partsOf(first.defence_parts) },
    seat: figures[attacker]?.seat ?? 0,
    cards: 1,
    named: null,
    laid: {},
    winner: null,
    margin: 0,
    wounded: [],
    killed: [],
    over: false,
    seq: happened.indexOf(events[began]!),
  };
  for (let at = began + 1; at < events.length; at += 1) {
    const { name, data = {} } = events[at]!;
    if (!PART_OF_IT.includes(name)) break;
    fight.seq = happened.indexOf(events[at]!);
    if (name === 'cards_announced') fight.cards = Number(data.cards);
    else if (name === 'card_named') fight.named = { card: Number(data.card), seat: 1 - Number(data.seat) };
    else if (name === 'cards_revealed') fight.laid[Number(data.seat)] = { cards: data.cards as number[], total: Number(data.total) };
    else if (name === 'tied') fight.winner = 'tie';
    else if (name === 'combat_won') [fight.winner, fight.margin] = [Number(data.seat), Number(data.margin)];
    else if (name === 'wounded') fight.wounded.push(Number(data.figure));
    else if (name === 'killed') fight.killed.push(Number(data.figure));
  }
  fight.over = fight.winner !== null;
  return fight;
}
