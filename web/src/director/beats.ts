// What happened, as moments: who acts, on whom, and what comes of it. Made from events alone, by the table of the game (`beats.ts` in its
// folder), so nothing here knows a game.
import type { EventSeen } from '../game';
import type { Kit } from '../games/kit';
import type { Film } from '../wire';

type Data = Readonly<Record<string, unknown>>;

/** How a result looks: a wound, a death, something held off, something that came to nothing, something won, something learnt. */
export type Tone = 'hurt' | 'kill' | 'block' | 'miss' | 'gain' | 'news';

/** What came of an act, as `tag-WORD` says it: −1, blocked, dead. */
export interface Tag {
  tone: Tone;
  word: string;
  amount?: number;
  /** Of how many, where it counts up to something. */
  of?: number;
  /** The subject of the event that it names. */
  names?: string;
  /** Gold that it pays. */
  coins?: number;
  /** Of several such, what counts is how much they are together. */
  sums?: boolean;
}

/** A big line over the board, for what everybody is to look up at. */
export interface Banner {
  title: string;
  text: string;
  /** Pictograms of who is there, and how many. */
  faces?: readonly { icon: string; count: number }[];
  /** Gold, which is counted. */
  gold?: number;
}

/** How one kind of event is staged. With a tag it is the result of an act, else an act. */
export interface Beat {
  /** The subject that acts. */
  who?: string;
  /** The subjects that it is done to, or the things themselves. */
  whom?: string | ((data: Data) => string[]);
  /** The subjects or things that the result is shown at, if not those that it was done to; of several kinds the first that there are. */
  on?: string | readonly string[] | ((data: Data) => string[]);
  /** What it came to. Null where this event is not worth a word; nothing where it is an act like others. */
  tag?: Tag | ((data: Data) => Tag | null | undefined);
  /** Where it is not worth a word at all. */
  unless?: (data: Data) => boolean;
  /** It is acted out before what came of it is drawn, for so many milliseconds: dice are thrown, a card is turned over. */
  lasts?: number | ((data: Data) => number);
  /** Its tag is worth a word only as long as nothing more is known: a hit, before one knows what it cost. */
  bare?: boolean;
  /** It is part of the act before, if the same one acts; or only of one that was begun by such an event. */
  joins?: boolean | string;
  /** It is an act of its own, though its tag says at once what came of it. */
  begins?: boolean;
  /** Not worth a halt: seen in passing, and left out where a turn is long. */
  passing?: boolean | ((data: Data) => boolean);
  /** It leads somewhere: where to is shown first, even in passing. */
  leads?: boolean;
  /** What is meant by it is seen only when a disc is flicked. */
  aims?: boolean;
  /** It is told by a big line, and as a moment of its own, unless it is seen in passing. */
  banner?: (event: EventSeen, kit: Kit, happened: readonly EventSeen[]) => Banner;
  /** Only of what others do: whoever did it knows. */
  others?: boolean;
  /** It says how the act came out: that is said once it is told, and not while it is done. */
  concludes?: boolean;
  /** It is to be feared: the board goes dark, and one looks longer. */
  dread?: boolean;
  /** It ends what lay on the board: what came before is told on the board as it lay. */
  closes?: boolean;
}

/** What a game has to stage, by the names of its events; and what its board calls kinds of things, where it is not what the rules do. */
export interface Beats {
  events: Readonly<Record<string, Beat>>;
  things?: Readonly<Record<string, string>>;
  /** Whose side whoever acts is on, where the event tells: it may be another who is asked just then. */
  seatOf?: (event: EventSeen, role: string) => number | undefined;
  /** What is killed falls apart where it stood; other boards show that themselves. */
  falls?: boolean;
  /** The big line for several that were killed by one act. */
  combo?: (killed: readonly Result[], kit: Kit) => Banner;
}

export interface Result {
  tag: Tag;
  event: EventSeen;
  /** The things that it is shown at: `fighter:7`; and the subject of the event that they are, if they are one. */
  on: readonly string[];
  about?: string;
  bare: boolean;
  /** The contact that it was judged by: which film of the moment, and microseconds since its flick. */
  contact?: { film: number; instant: number };
  /** The film that shows it. */
  film?: Film;
  /** Told along with what counts more. */
  passing: boolean;
  /** It was told with what was staged of its moment before. */
  told?: boolean;
}

/** Something that is acted out, and for how many milliseconds. */
export interface Act {
  event: EventSeen;
  lasts: number;
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
  /** The event that says how it came out, and its subject that acts. */
  end?: { event: EventSeen; role: string };
  /** All that it is made of. */
  events: readonly EventSeen[];
  acts: readonly Act[];
  results: readonly Result[];
  /** What is told after those, while they are. */
  coming?: readonly Result[];
  films: readonly Film[];
  /** The number in the log with which the last of it was told. */
  until: number;
  passing: boolean;
  leads: boolean;
  aims: boolean;
  closes: boolean;
  banner: Beat['banner'];
  dread: boolean;
  /** What was told with it, before it. */
  since: readonly EventSeen[];
  /** What came of an act that was staged before: nobody is introduced again. */
  goesOn: boolean;
}

export interface Cue {
  beats: Beats;
  /** Which names of subjects mean the same kind of thing. */
  roles: Readonly<Record<string, string>>;
  seat: number;
  /** The reader's own doing. */
  own?: boolean;
  /** The moment before, which these events may belong to. */
  last: Moment | null;
  /** The number of the next moment. */
  next: number;
}

/** The moments that some events make; the first may be the one before, with more to it. */
export function momentsOf(events: readonly EventSeen[], { beats, roles, seat, own, last, next }: Cue): Moment[] {
  const found: Moment[] = [];
  for (const [index, event] of events.entries()) {
    const beat = beats.events[event.name];
    const data = event.data ?? {};
    if (!beat || beat.unless?.(data)) continue;
    const things = (role: string | ((data: Data) => string[]) | undefined) => {
      if (role === undefined) return [];
      if (typeof role === 'function') return role(data);
      const kind = roles[role] ?? role;
      return thingsOf(beats.things?.[kind] ?? kind, data[role]);
    };
    const tag = typeof beat.tag === 'function' ? beat.tag(data) : beat.tag;
    if (tag === null) continue;
    const who = things(beat.who)[0] ?? '';
    const whom = things(beat.whom);
    const films = event.film ? [event.film] : [];
    const lasts = typeof beat.lasts === 'function' ? beat.lasts(data) : beat.lasts ?? 0;
    const acts = lasts ? [{ event, lasts }] : [];
    const passing = typeof beat.passing === 'function' ? beat.passing(data) : beat.passing === true;
    // What is acted out belongs to who does it, whatever happened in between: dice are the attacker's, though a card came first.
    const latest = found.at(-1);
    const before = latest && (!lasts || latest.who === who) ? latest : undefined;
    const open = before ?? (last?.who && last.who === who ? last : null);
    const banner = passing ? undefined : beat.banner;
    const joins = open && !banner && !beat.begins && (tag || isPartOf(open, beat, who));
    const shown = [...(before && joins ? before.films : []), ...films];
    const contact = typeof data.instant === 'number' && data.instant >= 0 && shown.length ? { film: shown.length - 1, instant: data.instant } : undefined;
    const at = typeof beat.on === 'object' ? beat.on.find((role) => things(role).length) : beat.on ?? (whom.length ? beat.whom : beat.who);
    const on = beat.on || whom.length ? things(at) : [who];
    const about = typeof at === 'string' ? { about: at } : {};
    const result: Result | null = tag ? { tag, event, bare: beat.bare === true, passing, on, ...about, ...(shown.length ? { film: shown.at(-1)! } : {}), ...(contact ? { contact } : {}) } : null;
    if (open && joins) {
      const kept = before ? open.results : open.results.map(({ contact: _, ...result }) => ({ ...result, told: true }));
      const results = result ? joined(kept, result) : kept;
      const told = { event, role: beat.who ?? '' };
      const said = { ...(whom.length ? { whom: open.event.name === event.name ? [...open.whom, ...whom] : whom } : {}), ...(beat.concludes ? { end: told } : whom.length ? told : {}) };
      const more = { ...open, events: [...open.events, event], acts: [...(before ? open.acts : []), ...acts], results, films: shown, passing: open.passing && passing, closes: open.closes || beat.closes === true, until: event.seq, ...said };
      if (before) found[found.length - 1] = more;
      else found.push({ ...more, goesOn: true });
    } else {
      const mover = typeof data.seat === 'number' ? data.seat : (beats.seatOf?.(event, beat.who ?? '') ?? seat);
      found.push({ id: next + found.length, seat: mover, who, whom, event, role: beat.who ?? '', events: [event], acts, results: result ? [result] : [], films, passing, leads: beat.leads === true, aims: beat.aims === true, closes: beat.closes === true, banner: beat.others && own ? undefined : banner, dread: beat.dread === true, since: events.slice(0, index), until: event.seq, goesOn: false });
    }
  }
  return found;
}

function isPartOf({ event, who }: Moment, { joins }: Beat, actor: string): boolean {
  return typeof joins === 'string' ? event.name === joins && who === actor : joins === true;
}

/** What came of it, with one thing more: a hit gives way to what it cost, a wound to the death that it was. */
function joined(results: readonly Result[], more: Result): Result[] {
  const gives = ({ bare, tag, on }: Result) => (bare || (more.tag.tone === 'kill' && tag.word === 'loss')) && on.some((thing) => more.on.includes(thing));
  const contact = more.contact ?? results.find(gives)?.contact;
  return [...results.filter((result) => !gives(result)), { ...more, ...(contact ? { contact } : {}) }];
}

/** When the contacts of a film that count are, in seconds since its flick. */
export function decisive({ results }: Moment, film: number): number[] {
  return [...new Set(results.flatMap(({ contact }) => (contact?.film === film ? [contact.instant / 1e6] : [])))].sort((a, b) => a - b);
}

function thingsOf(kind: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => thingsOf(kind, each));
  return value === undefined || value === '' || value === -1 ? [] : [`${kind}:${String(value)}`];
}
