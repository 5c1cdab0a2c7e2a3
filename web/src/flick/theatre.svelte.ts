// What a board of discs adds to what is staged: where a flick is aimed before the disc goes, the track that it leaves, and what is left of
// discs that are no longer there when it is told what became of them.
import type { Result } from '../director/beats';
import type { Film } from '../wire';
import { contacts, flickedIn, type Contact, placeAt, seconds, trackOf } from './film';
import type { Flicking } from './flicking.svelte';
import type { Disc, Point, Round } from './shape';

const SAME = 0.05; // millimetres
const BRUSHED = 3; // millimetres from where it lay

/** A flick that is about to be made. */
export interface Aimed {
  disc: Round;
  /** Where the disc's middle is when it first meets something, or where it stops. */
  end: Point;
  /** The disc that it meets. */
  met: Round | null;
}

/** A disc that is no longer there, and what became of it. */
export interface Left {
  disc: Disc;
  thing: string;
  /** It lies there until it is told what became of it, after others; it breaks; or words about it are all that is left. */
  as: 'whole' | 'broken' | 'gone';
}

export class Theatre {
  /** The last flick that was seen to its end. */
  private ended = $state.raw<Film | null>(null);
  /** Where each thing was last seen. */
  private readonly seen = new Map<string, Disc>();

  constructor(private readonly flicking: Flicking) {}

  private get stage() {
    return this.flicking.link.director;
  }

  /** The rest of the board steps back while one looks who acts, and at what. */
  readonly dims = $derived.by(() => ['actor', 'intent', 'banner'].includes(this.stage?.phase ?? ''));

  /** Something heavy falls on it. */
  readonly shakes = $derived.by(() => this.stage?.phase === 'banner' && this.stage.now?.dread === true);

  readonly aimed = $derived.by((): Aimed | null => {
    const film = this.stage?.phase === 'intent' ? this.stage.now?.films[0] : undefined;
    if (!film) return null;
    const id = flickedIn(film);
    const disc = this.roundOf(film, id);
    if (!disc) return null;
    const met = contacts(film).filter((contact) => contact.first === id || contact.second === id);
    const placeOf = (contact: Contact | undefined) => placeAt(film, id, contact?.at ?? seconds(film))!;
    // What it only brushes as it leaves is not what it is aimed at.
    const first = met.find((contact) => Math.hypot(placeOf(contact).x - disc.x, placeOf(contact).y - disc.y) > BRUSHED) ?? met[0];
    const end = placeOf(first);
    return { disc, end, met: first?.kind === 'disc' ? this.roundOf(film, first.first === id ? first.second : first.first) : null };
  });

  /** The way of the last flick, until the next, seen or not. */
  readonly track = $derived.by((): Point[] => {
    const running = this.flicking.projector.film;
    const film = running ?? this.flicking.link.film;
    if (!film || this.aimed || (running ? running !== this.ended : !this.liesAfter(film))) return [];
    return trackOf(film, flickedIn(film));
  });

  /** What is told, or soon will be, of discs that are no longer there. */
  readonly left = $derived.by((): Left[] => {
    const { now = null, phase = '' } = this.stage ?? {};
    if (!now || !['result', 'beat'].includes(phase)) return [];
    const here = new Set(this.flicking.given.discs().map(thingOf));
    const as = new Map<string, Left['as']>();
    for (const result of now.coming ?? []) if (this.breaks(result)) for (const thing of result.on) as.set(thing, 'whole');
    for (const result of now.results) {
      for (const thing of result.on) {
        if (this.breaks(result)) as.set(thing, 'broken');
        else if (!here.has(thing) && !as.has(thing)) as.set(thing, 'gone');
      }
    }
    return [...as].flatMap(([thing, as]) => {
      const disc = this.seen.get(thing);
      return disc ? [{ disc, thing, as }] : [];
    });
  });

  /** What lies there now. A board without discs is another room's: what was seen before was elsewhere. */
  note(discs: readonly Disc[]): void {
    if (!discs.length) this.seen.clear();
    for (const disc of discs) this.seen.set(thingOf(disc), disc);
  }

  /** A flick has been seen to its end, or was not looked at. */
  end(film: Film, discs: readonly Disc[]): void {
    this.ended = film;
    this.note(discs.map((disc) => ({ ...disc, ...placeAt(film, disc.id, seconds(film)) })));
  }

  /** A disc breaks only if it is gone: some who die rise again. */
  private breaks({ tag, on }: Result): boolean {
    return tag.tone === 'kill' && (this.flicking.projector.film !== null || on.every((thing) => !this.flicking.given.discs().some((disc) => thingOf(disc) === thing)));
  }

  /** Whether the board is the one that a flick was made on: something lies where it came to rest. */
  private liesAfter(film: Film): boolean {
    return this.flicking.given.discs().some((disc) => {
      const rest = film.start[disc.id] && placeAt(film, disc.id, seconds(film));
      return rest && Math.hypot(rest.x - disc.x, rest.y - disc.y) < SAME;
    });
  }

  private roundOf(film: Film, id: string): Round | null {
    const disc = this.flicking.given.discs().find((each) => each.id === id) ?? this.flicking.given.discOf(id);
    return disc ? { ...disc, ...placeAt(film, id, 0) } : null;
  }
}

export function thingOf({ id, thing }: Disc): string {
  return thing ?? `disc:${id}`;
}
