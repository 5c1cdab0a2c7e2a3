// Shows films of flicks: where every disc is now, what has just been hit, at true speed, slowly, or skipped. The state behind the board
// does not change while one runs.
import type { Showing } from '../link.svelte';
import type { Film } from '../wire';
import { angleAt, contacts, leavesAt, placeAt, seconds, type Contact } from './film';
import type { Point } from './shape';
import { knock } from './sound';
import { Tempo } from './tempo';

const LONGEST = 3; // seconds on the screen, however long the discs slid
const SLOW = 0.25;
const LINGER = 0.35; // seconds that the last knock stays to be seen
const GONE = 0.25; // seconds in which a disc that has left fades
const SAME = 1e-6; // seconds: films count microseconds

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether this reader is shown films at all. */
export function hasFilms(): boolean {
  return !still.matches;
}

export interface Pop extends Contact {
  id: number;
  /** The rules have judged by it. */
  counts: boolean;
}

export class Projector {
  film = $state.raw<Film | null>(null);
  /** Where discs are now, in millimetres; empty while nothing is shown. */
  places = $state.raw<Record<string, Point>>({});
  /** How far discs that spin have turned, in radians, leftwards. */
  angles = $state.raw<Record<string, number>>({});
  /** How much of a disc that has left is still to be seen. */
  fading = $state.raw<Record<string, number>>({});
  pops = $state.raw<Pop[]>([]);
  slow = $state(false);

  private skipped = false;
  private made = 0;

  constructor(private readonly pan: (x: number) => number = () => 0) {}

  readonly show = async (film: Film, { rate = 1, until, decisive = [], held }: Showing = {}): Promise<void> => {
    if (!hasFilms() || document.hidden) return;
    this.film = film;
    this.skipped = false;
    this.pops = [];
    const length = seconds(film);
    const pace = Math.max(1, length / LONGEST) * rate;
    const coming = contacts(film);
    const leaving = new Map(Object.keys(film.ways).map((id) => [id, leavesAt(film, id)]));
    const moving = Object.keys(film.ways);
    const resting = Object.fromEntries(Object.keys(film.start).map((id) => [id, placeAt(film, id, 0)!]));
    const draw = (at: number) => {
      const places = { ...resting };
      const fading: Record<string, number> = {};
      for (const id of moving) {
        places[id] = placeAt(film, id, at)!;
        const left = leaving.get(id) ?? Infinity;
        if (at > left) fading[id] = Math.max(0, 1 - (at - left) / (GONE * pace));
      }
      this.places = places;
      if (film.turns) this.angles = Object.fromEntries(Object.keys(film.turns).map((id) => [id, angleAt(film, id, at)]));
      this.fading = fading;
    };
    knock('flick', 600);
    const tempo = new Tempo(film, decisive, rate);
    let at = 0;
    let last = performance.now();
    const end = length + LINGER * pace;
    while (at < end && !this.skipped && !until?.aborted && !document.hidden) {
      draw(at);
      while (coming.length && coming[0]!.at <= at) this.pop(coming.shift()!, decisive);
      const now = await frame();
      at = tempo.next(at, Math.min((now - last) / 1000, 0.1), pace * (this.slow ? SLOW : 1));
      last = now;
    }
    draw(end);
    this.pops = [];
    if (!held) this.clear(film);
    else void held.then(() => this.clear(film));
  };

  /** A film that stood still at its end makes room for the table as it is now. */
  private clear(film: Film): void {
    if (this.film !== film) return;
    this.film = null;
    this.places = {};
    this.angles = {};
    this.fading = {};
  }

  skip(): void {
    this.skipped = true;
  }

  private pop(contact: Contact, decisive: readonly number[]): void {
    knock(contact.kind, contact.speed, this.pan(contact.x));
    const counts = decisive.some((at) => Math.abs(at - contact.at) < SAME);
    if (contact.kind === 'wall' && contact.speed < 200) return;
    this.made += 1;
    this.pops = [...this.pops.slice(-7), { ...contact, id: this.made, counts }];
  }
}

function frame(): Promise<number> {
  return new Promise((done) => {
    // A page that is not looked at gets no frames; nobody is to wait for it.
    const hidden = () => document.hidden && finish(performance.now());
    const finish = (now: number) => {
      document.removeEventListener('visibilitychange', hidden);
      done(now);
    };
    document.addEventListener('visibilitychange', hidden);
    requestAnimationFrame(finish);
  });
}
