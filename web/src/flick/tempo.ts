// How time runs in a film: slowly before the first contact that counts, and not at all for an instant at each of them.
import type { Film } from '../wire';
import { flickedIn, placeAt } from './film';

const LAST = 22; // millimetres before the contact that are seen slowly
const SLOWLY = 0.22; // of the film's own pace
const LONGEST = 0.5; // seconds that this takes on the screen at most
const STOP = 0.08; // seconds at normal speed that everything stands still

export class Tempo {
  /** When it begins to be slow, and the contact that ends it. */
  readonly slow: readonly [number, number];
  private still = 0;

  constructor(
    film: Film,
    private readonly decisive: readonly number[],
    private readonly rate: number,
  ) {
    const first = decisive[0] ?? -1;
    this.slow = first < 0 ? [-1, -1] : [first - Math.min(timeOf(film, first), LONGEST * SLOWLY), first];
  }

  /** Where the film is, so many seconds later on the screen. */
  next(at: number, passed: number, pace: number): number {
    const stood = Math.min(this.still, passed);
    this.still -= stood;
    const [from, to] = this.slow;
    const then = at + (passed - stood) * pace * (at >= from && at < to ? SLOWLY : 1);
    const contact = this.decisive.find((each) => at < each && each <= then);
    if (contact === undefined) return then;
    this.still = STOP / this.rate;
    return contact;
  }
}

/** How long the flicked disc took for the last stretch before a contact. */
function timeOf(film: Film, contact: number): number {
  const id = flickedIn(film);
  const there = placeAt(film, id, contact);
  const before = placeAt(film, id, contact - 0.001);
  const speed = there && before ? Math.hypot(there.x - before.x, there.y - before.y) / 0.001 : 0;
  return speed > 0 ? LAST / speed : 0;
}
