// What happened, as moments: who acts, on whom, and what comes of it. Made from events alone, by the table of the game (`beats.ts` in its
// folder), so nothing here knows a game.
import type { EventSeen } from '../game';
import type { Film } from '../wire';

/** How a result looks: a wound, a death, something held off, something that came to nothing, something won. */
export type Tone = 'hurt' | 'kill' | 'block' | 'miss' | 'gain';

/** What came of an act, as `tag-WORD` says it: −1, blocked, dead. */
export interface Tag {
  tone: Tone;
  word: string;
  amount?: number;
}

/** How one kind of event is staged. With a tag it is the result of an act, else an act. */
export interface Beat {
  /** The subject that acts. */
  who?: string;
  /** The subjects that it is done to. */
  whom?: string;
  /** The subjects that the result is shown at, if not those that it was done to. */
  on?: string;
  /** What it came to; nothing where this event is not worth a word. */
  tag?: Tag | ((data: Readonly<Record<string, unknown>>) => Tag | null);
  /** Its tag is worth a word only as long as nothing more is known: a hit, before one knows what it cost. */
  bare?: boolean;
  /** It is part of the act before, if the same one acts. */
  joins?: boolean;
  /** Not worth a halt: seen in passing, and left out where a turn is long. */
  passing?: boolean;
}

/** What a game has to stage, by the names of its events; and what its board calls kinds of things, where it is not what the rules do. */
export interface Beats {
  events: Readonly<Record<string, Beat>>;
  things?: Readonly<Record<string, string>>;
}

export interface Result {
  tag: Tag;
  /** The things that it is shown at: `fighter:7`. */
  on: readonly string[];
  bare: boolean;
}

/** One act, from who acts to what came of it. */
export interface Moment {
  id: number;
  /** The seat whose act it is; −1 where that is not known. */
  seat: number;
  /** The thing that acts: `fighter:7`; empty if none does. */
  who: string;
  whom: readonly string[];
  /** The event that says what is done, and its subject that acts. */
  event: EventSeen;
  role: string;
  results: readonly Result[];
  films: readonly Film[];
  passing: boolean;
  /** What came of an act that was staged before: nobody is introduced again. */
  goesOn: boolean;
}

export interface Cue {
  beats: Beats;
  /** Which names of subjects mean the same kind of thing. */
  roles: Readonly<Record<string, string>>;
  seat: number;
  /** The moment before, which these events may belong to. */
  last: Moment | null;
  /** The number of the next moment. */
  next: number;
}

/** The moments that some events make; the first may be the one before, with more to it. */
export function momentsOf(events: readonly EventSeen[], { beats, roles, seat, last, next }: Cue): Moment[] {
  const found: Moment[] = [];
  for (const event of events) {
    const beat = beats.events[event.name];
    if (!beat) continue;
    const data = event.data ?? {};
    const things = (role: string | undefined) => {
      if (role === undefined) return [];
      const kind = roles[role] ?? role;
      return thingsOf(beats.things?.[kind] ?? kind, data[role]);
    };
    const tag = typeof beat.tag === 'function' ? beat.tag(data) : beat.tag ?? null;
    if (beat.tag && !tag) continue;
    const who = things(beat.who)[0] ?? '';
    const whom = things(beat.whom);
    const films = event.film ? [event.film] : [];
    const results: Result[] = tag ? [{ tag, bare: beat.bare === true, on: beat.on ? things(beat.on) : whom.length ? whom : [who] }] : [];
    const before = found.at(-1);
    const open = before ?? (last?.who && last.who === who ? last : null);
    if (open && (tag || beat.joins)) {
      const more = { results: [...open.results.filter(({ bare, on }) => !bare || !on.some((thing) => results[0]?.on.includes(thing))), ...results], films: [...(before ? open.films : []), ...films], passing: open.passing && beat.passing === true };
      const said = whom.length ? { whom, event, role: beat.who ?? '' } : {};
      const joined = { ...open, ...more, ...said, goesOn: before ? before.goesOn : true };
      if (before) found[found.length - 1] = joined;
      else found.push(joined);
    } else {
      const mover = typeof data.seat === 'number' ? data.seat : seat;
      found.push({ id: next + found.length, seat: mover, who, whom, event, role: beat.who ?? '', results, films, passing: beat.passing === true, goesOn: false });
    }
  }
  return found;
}

function thingsOf(kind: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => thingsOf(kind, each));
  return value === undefined || value === '' || value === -1 ? [] : [`${kind}:${String(value)}`];
}
