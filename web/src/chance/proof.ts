// Whether nobody could have chosen what chance decided in a match, from its file and what this browser noted. That the dice follow
// from it shows who plays the match again: `souterrain verify`. The same is said in `kernel/proof.py`, and of causes in `kernel/stir.py`.
import { numberOf, pledgeOf, sealOf } from './hash';
import type { Noted } from './notes';

interface Stir {
  stir: number;
  at: number;
  secret: string;
  seal: string;
  shares?: [seat: number, pledge: string, salt: string][];
  broken?: number[];
}

interface Entry {
  seat: number;
  act?: string;
  answer?: string | string[];
}

export interface Doubt {
  what: 'secret' | 'seal' | 'cause' | 'pledge' | 'number' | 'unsaid' | 'noted';
  stir: number;
  seat: number;
}

/** Some acts, and whose salts were in what chance decided there; null where nothing was sealed. `noted`: of which seats this browser
 * has noted that it was so. */
export interface Stretch {
  first: number;
  last: number;
  seats: readonly number[] | null;
  noted: readonly number[];
}

export interface Proof {
  doubts: Doubt[];
  stretches: Stretch[];
  /** The seats by which a stir was broken off. */
  broken: number[];
  /** How many salts left this browser and came to nothing. */
  lost: number;
}

const isTurn = ({ act }: Entry) => act === 'turn' || act === 'stir' || act === 'rewind';
const seatsOf = ({ shares = [] }: Stir) => shares.map(([seat]) => seat);

/** Why chance may be made of what persons add. */
class Causes {
  private hasBegun = false;
  private isBack = false;
  private readonly leftOut = new Set<number>();
  private readonly spent = new Set<number>();

  why(seats: number[], by: number[] = []): boolean {
    if (!seats.length) return false;
    if (!this.hasBegun) return !seats.some((seat) => this.leftOut.has(seat)) && by.every((seat) => seats.includes(seat));
    return this.isBack || seats.some((seat) => !this.spent.has(seat));
  }

  act(seat: number): void {
    this.hasBegun = true;
    this.spent.add(seat);
  }

  goBack(): void {
    this.hasBegun = this.isBack = true;
  }

  make(seats: number[]): void {
    this.hasBegun = true;
    this.isBack = false;
    for (const seat of seats) this.spent.add(seat);
  }

  breakOff(seats: number[], by: number[]): void {
    for (const seat of this.hasBegun ? [...seats, ...by] : by) this.spent.add(seat);
    for (const seat of by) this.leftOut.add(seat);
    this.isBack = false;
  }
}

function isAsNoted(note: Noted, stir: Stir | undefined): boolean {
  if (!stir) return false;
  const told = (stir.shares ?? []).map(([seat, pledge]) => [String(seat), pledge]);
  const isGiven = (stir.shares ?? []).some(([seat, , salt]) => seat === note.seat && salt === note.salt);
  const at = stir.at && !stir.broken ? stir.at - 1 : stir.at;
  return stir.seal === note.seal && JSON.stringify(told) === JSON.stringify(Object.entries(note.pledges)) && isGiven && at === note.at;
}

function withoutCause(stirs: readonly Stir[], entries: readonly Entry[]): number[] {
  let causes = new Causes();
  let read = 0;
  return stirs.flatMap((stir, place) => {
    const { at, shares, broken } = stir;
    for (const entry of entries.slice(read, at)) if (!isTurn(entry)) causes.act(entry.seat);
    read = Math.max(read, at);
    const act = entries[at - 1]?.act ?? '';
    const isCaused = causes.why(seatsOf(stir), broken) && place > 0;
    if (broken) causes.breakOff(seatsOf(stir), broken);
    else if (shares) {
      causes.make(seatsOf(stir));
      return isCaused && act === (at ? 'stir' : '') ? [] : [place];
    } else if (place === 0) {
      causes = new Causes();
      return at === 0 || act === 'turn' || act === 'rewind' ? [] : [place];
    } else {
      causes.goBack();
      return act === 'rewind' ? [] : [place];
    }
    return isCaused ? [] : [place];
  });
}

export function prove(file: string, noted: readonly Noted[]): Proof {
  const [heading, ...lines] = file.trimEnd().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>) as [{ seed: string }, ...object[]];
  const stirs = lines.filter((line): line is Stir => 'stir' in line);
  const entries = lines.filter((line) => 'seat' in line && !('noted' in line)) as Entry[];
  const turns = entries.flatMap((entry, at) => (isTurn(entry) ? [at + 1] : []));
  const numberAt = (at: number) => (at === 0 ? heading.seed : [entries[at - 1]?.answer].flat().at(-1));
  const madeAt = (at: number) => stirs.findLast((stir) => stir.at === at && !stir.broken);
  const doubts: Doubt[] = [];
  const doubt = (what: Doubt['what'], stir: number, seat = -1) => doubts.push({ what, stir, seat });

  for (const place of withoutCause(stirs, entries)) doubt('cause', place);
  stirs.forEach((each, place) => {
    const { stir, at, secret, seal, shares = [], broken } = each;
    const before = stirs[place - 1];
    if (sealOf(secret) !== seal) doubt('secret', place);
    if (before && before.seal !== seal && (shares.length || broken || entries[at - 1]?.act !== 'rewind')) doubt('seal', place); // else it went back from the end: `souterrain verify` knows
    for (const [seat, pledge, salt] of shares) if (pledgeOf(salt) !== pledge && (salt || !broken)) doubt('pledge', place, seat);
    const number = () => numberOf(secret, stir, shares.map(([seat, , salt]) => [seat, salt]));
    const isInOrder = stir === place && at >= (before?.at ?? 0) && at <= entries.length;
    if (!isInOrder || (madeAt(at) === each && numberAt(at) !== number())) doubt('number', place);
  });
  for (const at of turns) if (stirs.length && at > stirs[0]!.at && stirs.filter((stir) => stir.at === at && !stir.broken).length !== 1) doubt('unsaid', -1);
  const strange = noted.filter((note) => !isAsNoted(note, stirs[note.noted]));
  for (const { noted: stir, seat, taken } of strange) if (taken) doubt('noted', stir, seat);

  const stretches: Stretch[] = [];
  let acts = 0;
  [0, ...turns].forEach((at, index) => {
    const ends = turns[index] ?? entries.length;
    const first = acts + 1;
    acts += entries.slice(at, ends).filter((entry) => !isTurn(entry)).length;
    const stir = madeAt(at);
    const fits = noted.filter((note) => note.noted === stir?.stir && isAsNoted(note, stir)).map(({ seat }) => seat);
    if (acts >= first || ends === entries.length) stretches.push({ first, last: acts, seats: stir ? seatsOf(stir) : null, noted: fits });
  });
  return { doubts, stretches, broken: stirs.flatMap(({ broken = [] }) => broken), lost: strange.filter(({ taken }) => !taken).length };
}
