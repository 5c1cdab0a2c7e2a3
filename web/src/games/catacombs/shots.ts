// The shots of the figure that acts: which are done, which is now, which are left. Worked out from what everybody has seen, so that
// it survives a reload.
import type { EventSeen } from '../../game';
import { itemOf, type Attack, type Effect, type Facts, type Figure } from './table';

export interface Shot {
  attack: string;
  state: 'done' | 'now' | 'next';
}

/** What ends the look back: nothing before it belongs to this action. */
const BOUNDS = ['turn_begun', 'phase_begun', 'passed', 'cut_short', 'retaliated'];
const USES: Record<string, ['special' | 'spell' | 'item', string]> = {
  special_used: ['special', 'special'],
  spell_cast: ['spell', 'spell'],
  item_used: ['item', 'card'],
};

/** `since` is how many events there were when the action was chosen, where that is known. */
export function shotsOf(facts: Facts, name: string, figure: Figure, attack: string, events: EventSeen[], since = 0): Shot[] {
  const flicked: string[] = [];
  let sequences = plainAttacks(facts, figure);
  let used = false;
  for (let at = events.length - 1; at >= since; at -= 1) {
    const { name: event, data = {} } = events[at]!;
    if (event === 'flicked') flicked.unshift(String(data.disc));
    const use = USES[event];
    const attacks = use ? attacksIn(effectsOf(facts, use[0], String(data[use[1]])), figure.health) : [];
    if (use && data.figure === name && attacks.includes(attack)) {
      sequences = [attacks];
      used = true;
      break;
    }
    if (BOUNDS.includes(event) || (use && attacks.length)) break;
  }
  const rows = sequences.filter((sequence) => sequence.includes(attack)).map((sequence) => flicksOf(facts, sequence));
  const row = rows[0] ?? flicksOf(facts, [attack]);
  const at = used ? Math.min(flicked.length, row.length - 1) : reached(facts, name, row, attack, flicked);
  return row.map((each, index) => ({ attack: each, state: index < at ? 'done' : index === at ? 'now' : 'next' }));
}

/** How far a row of shots has come, if the last flicks were its first ones. */
function reached(facts: Facts, name: string, row: string[], attack: string, flicked: string[]): number {
  const disc = (each: string) => facts.attack[each]?.piece || name;
  for (let at = Math.min(row.length - 1, flicked.length); at > 0; at -= 1) {
    const before = flicked.slice(flicked.length - at);
    if (row[at] === attack && before.every((each, index) => each === disc(row[index]!))) return at;
  }
  return Math.max(row.indexOf(attack), 0);
}

/** Each flick by itself: a chain is several. */
function flicksOf(facts: Facts, sequence: string[]): string[] {
  return sequence.flatMap((attack) => Array.from({ length: facts.attack[attack]?.flicks ?? 1 }, () => attack));
}

function plainAttacks(facts: Facts, figure: Figure): string[][] {
  if (figure.role === 'monster') return facts.monster[figure.kind]?.attacks ?? [];
  if (figure.role === 'ally') return facts.ally[figure.kind]?.attacks ?? [];
  return [['melee']];
}

function effectsOf(facts: Facts, kind: 'special' | 'spell' | 'item', id: string): Effect[] {
  return (kind === 'item' ? itemOf(facts, id) : facts[kind][id])?.effects ?? [];
}

/** The attacks that effects call for. The Hydra's depend on how many heads it has left: its health. */
export function attacksIn(effects: Effect[], health = 0): string[] {
  return effects.flatMap((effect) => {
    if (effect.do === 'attack') return effect.attacks as string[];
    if (effect.do === 'throw-spike') return [String(effect.attack)];
    if (effect.do !== 'attack-by-health') return [];
    const line = (effect.floors as number[]).findIndex((floor) => health >= floor);
    return (effect.lines as string[][])[line] ?? [];
  });
}

/** What a shot looks like: its pictogram, and the marks on it. */
export function markOf(attack: Attack | undefined): { icon: string; marks: string[] } {
  const marks = (attack?.modifiers ?? []).map((effect) => effect.do).filter((mark) => ['critical', 'stun', 'petrify'].includes(mark));
  return { icon: `attack-${attack?.kind ?? 'melee'}`, marks };
}

