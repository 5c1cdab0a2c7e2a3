// Made by wire.py from the definitions of the server. Do not edit.
/* eslint-disable */
/** What slows a disc down, by its friction: mm/s². */
export const GRAVITY = 9806.65;
/** The language that has all words; what another lacks is said in it. */
export const FIRST = 'en';
/** How games speak: events that no line of the log tells, those that head a part of it with their level, subjects that follow one
 * another, what stands between words that are joined, and the forms of a name. */
export const QUIET: readonly string[] = ["finished"];
export const HEADINGS: Readonly<Record<string, number>> = {"turn_begun": 1, "phase_begun": 2};
export const FOLLOWING: readonly string[] = ["chain", "sequence"];
export const BETWEEN: Readonly<Record<string, string>> = {"then": " → ", "comma": ", ", "dot": " · "};
export const FORMS: readonly string[] = ["gender", "plural", "the", "a", "of", "to"];
/** What a computer player would answer to the question `asked`, and why: `reason-WHY` in the words that all games share. The chances to win, in per cent, are those after this answer and after the next best. Of a flick, `target` is the disc it is meant for, if any, and `hits` how many times in ten a computer player strikes it. `gain-GAIN` in the words of the game is what speaks for the answer. */
export interface AdviceSeen {
  asked: number;
  answer: string | string[];
  why: string;
  chance?: number;
  other?: number;
  target?: string;
  hits?: number;
  gain?: string;
}
export interface Agree {
  type: 'agree';
  ref?: string;
}
/** What some seats must do to win, and how far they are: `done` of `needed`, if that can be counted; `what` says what is counted where the text leaves that open. */
export interface Aim {
  seats: number[];
  text: boolean | number | string | Called | Phrase | Several;
  done?: number;
  needed?: number;
  what?: boolean | number | string | Called | Phrase | Several;
}
/** The answer to the question `asked`: an option's id, a list of ids, or two numbers in a string for a place or a flick. */
export interface Answer {
  type: 'answer';
  asked: number;
  answer: string | string[];
  ref?: string;
}
/** A seat that is asked something; `done` when it has answered in secret and others are still awaited. */
export interface Awaited {
  seat: number;
  kind: string;
  rule: string;
  done?: boolean;
}
/** `facts` by kind and id, as the packs have them. `texts` are what is written on things: `texts["event"]["rockfall"]["text"]`. `words` is a Fluent file with all sentences and names. */
export interface Book {
  game: string;
  lang: string;
  title: string;
  summary: string;
  facts: Record<string, Record<string, Record<string, unknown>>>;
  texts: Record<string, Record<string, Record<string, string>>>;
  words: string;
  rules: RuleTold[];
}
export type Called = ['name', string, string, number, Record<string, boolean | number | string | Called | Phrase | Several>];
/** After number `seq` of the log: the chance of each seat to win, from 0 to 1, as computer players judge it. */
export interface ChanceSeen {
  seq: number;
  seats: number[];
}
/** A fact that a pack changes: what it was and what it is, as packs say it. */
export interface ChangeTold {
  key: string;
  before: string;
  after: string;
}
export interface ChatSeen {
  seq: number;
  at: number;
  seat: number;
  text: string;
}
/** Pick from `least` to `most` of the options. `names` are those of subjects that nothing on the table has. */
export interface ChoiceSeen {
  type: 'choice';
  asked: number;
  seat: number;
  kind: string;
  rule: string;
  options: OptionSeen[];
  refused?: OptionSeen[];
  about?: Record<string, number | string | (number | string)[]>;
  names?: Record<string, boolean | number | string | Called | Phrase | Several>;
  least?: number;
  most?: number;
}
/** How long a seat may think about a decision, in seconds a turn or in days. Only time when the server is up counts. */
export interface Clock {
  kind?: 'day' | 'none' | 'turn';
  amount?: number;
}
export interface Concede {
  type: 'concede';
  ref?: string;
}
/** Go on from number `seq` of the log of a match that is over, at a new table. */
export interface Continuing {
  seq: number;
  seats?: SeatPlan[];
  clock?: Clock;
}
/** A figure that matters: of the whole match, or of the first seat's side and of the other. */
export interface Count {
  label: boolean | number | string | Called | Phrase | Several;
  values: (boolean | number | string | Called | Phrase | Several)[];
}
export interface Decline {
  type: 'decline';
  ref?: string;
}
/** A thing that a pack brings along or changes, with what is written on it. */
export interface EntryTold {
  name: string;
  is_new: boolean;
  text?: string;
  changes?: ChangeTold[];
}
/** Something that happened. `words` has what its subjects were called then, where that is not what `names` has for them now, or their data: whoever reads it keeps it so. `hidden` when part of it is kept from this viewer. A flick that has just been seen, or was the last, has its film. */
export interface EventSeen {
  seq: number;
  name: string;
  data?: Record<string, unknown>;
  words?: Record<string, boolean | number | string | Called | Phrase | Several>;
  rule?: string;
  hidden?: boolean;
  film?: Film | null;
}
/** An expansion of a game: the pack to name beside `base`, and the options of a table with it. */
export interface ExpansionSeen {
  pack: string;
  options: Record<string, (boolean | number | string)[]>;
  when: Record<string, Record<string, (boolean | number | string)[]>>;
  usual: Record<string, boolean | number | string>;
}
/** What became of somebody: whose it was, what is to be said of it, whether it still stands, and what it brought about. */
export interface Fate {
  who: boolean | number | string | Called | Phrase | Several;
  seat: number;
  text: boolean | number | string | Called | Phrase | Several;
  stands?: boolean;
  did?: boolean | number | string | Called | Phrase | Several;
}
/** How a flick went. `start` has all discs and their middles. Each row of a way is a stretch `x + vx t + ax t²/2`: start, length, x, y, vx, vy, ax, ay, in millionths of seconds and metres; discs that never move have no way. Discs that spin have turns of the same form: start, length, angle, spin, slowing, in millionths of radians, leftwards; the angle begins at 0. */
export interface Film {
  duration: number;
  start: Record<string, [number, number]>;
  ways: Record<string, ([number, number, number, number, number, number, number, number])[]>;
  knocks: Knock[];
  turns?: Record<string, ([number, number, number, number, number])[]>;
}
/** Flick a disc: a velocity in micrometres per second, at most the top speed. `sway` is how far the hand may go astray, where the rules draw it. With `timed`, a third number of the answer may say where the needle was, from -1000 to 1000: in the middle the hand sways by the first of these, at the end by the second. */
export interface FlickSeen {
  type: 'flick';
  asked: number;
  seat: number;
  kind: string;
  rule: string;
  disc: number | string;
  top_speed: number;
  towards?: ([number, number])[];
  about?: Record<string, number | string | (number | string)[]>;
  names?: Record<string, boolean | number | string | Called | Phrase | Several>;
  sway?: SwaySeen | null;
  timed?: SwaySeen[];
}
/** A seat: with somebody who was waiting (`is_met`), or at a table of one's own, where one waits. */
export interface Found {
  table: string;
  link: Link;
  is_met: boolean;
  host?: Link | null;
  watch?: Link | null;
}
/** A game that tables can be made of. `tables` has the seats for each number of players; `when`, for options that do not always matter, the choices of other options with which they do; `usual`, what people have who choose nothing, where that is not the first choice, which a table of computers has that chooses none. */
export interface GameSeen {
  game: string;
  seats: string[];
  tables: (string[])[];
  scenarios: string[];
  options: Record<string, (boolean | number | string)[]>;
  when: Record<string, Record<string, (boolean | number | string)[]>>;
  usual: Record<string, boolean | number | string>;
  expansions: ExpansionSeen[];
}
/** What this server has to offer; `lobby`: whether public tables are. `languages` has what each calls itself, by its code; `hands` says how those levels flick that think. */
export interface GamesSeen {
  games: GameSeen[];
  levels: string[];
  hands: Record<string, HandSeen>;
  languages: Record<string, string>;
  lobby?: boolean;
}
/** The salt that was pledged, now that `stirring` asks for it, and all `pledges` that lay there, with the number of the `stir`: it is given to these and no others. Who does not say the number means whichever is made. */
export interface Give {
  type: 'give';
  salt: string;
  pledges: Record<string, string>;
  stir?: number;
  ref?: string;
}
/** What the match is about: its scenario, the story in a line, what each side must do, when it ends, and the rules that hold in this scenario alone. */
export interface Goal {
  title: boolean | number | string | Called | Phrase | Several;
  brief?: boolean | number | string | Called | Phrase | Several;
  aims?: Aim[];
  end?: boolean | number | string | Called | Phrase | Several;
  rules?: (boolean | number | string | Called | Phrase | Several)[];
}
/** How a computer player flicks. Where the table's hand is steady, its own sways: standard deviations in thousandths of a radian and of the speed. Where flicks are timed, it has the needle there. At other tables its hand is the table's. */
export interface HandSeen {
  angle: number;
  speed: number;
  needle: number;
}
export interface Handing {
  level?: string;
}
/** The first message. `since` is the last number that the viewer has seen: log and chat are sent from there. Who wants to know who else is there, and what the server itself is busy with, says so by `present`. */
export interface Hello {
  type: 'hello';
  key: string;
  since?: number;
  present?: boolean;
}
export interface Joining {
  name: string;
}
export type Knock = [number, 'disc' | 'exit' | 'post' | 'wall', string, string, number, number, number];
/** A key, and the address of the page that uses it. `seat` is missing from the host's and the spectators'. */
export interface Link {
  key: string;
  link: string;
  seat?: number;
}
/** What stands in the lobby; `lobby`: whether this server has one. */
export interface Listed {
  tables: TableSeen[];
  lobby?: boolean;
}
/** No longer read what another seat says, or read it again. */
export interface Mute {
  type: 'mute';
  seat: number;
  on?: boolean;
  ref?: string;
}
export type Near = ['Near', number, number, number, number];
/** What a table is to be. Whatever is left out is the game's first choice; or, where people may sit, what is usual among them. A public table is listed for everybody, with the `skill` of whom it looks for; one that is `sought` is taken by whoever looks for an opponent at such a game. With `by_lot` it is drawn who of `seats` gets which seat. `own` is a pack of one's own that a private table is played with, besides those that it requires. */
export interface NewTable {
  game: string;
  scenario?: string;
  packs?: string[];
  own?: Record<string, string>;
  options?: Record<string, boolean | number | string>;
  seats?: SeatPlan[];
  by_lot?: boolean;
  clock?: Clock;
  public?: boolean;
  skill?: '' | 'good' | 'new' | 'some';
  sought?: boolean;
  thinking?: number;
}
/** Done, as number `seq` of the log. */
export interface Noted {
  seq: number;
}
/** A seat is free, as number `seq` of the log. `heir` is the link by which alone it is taken over; whoever held it hands it on. Where a computer sat there is none. */
export interface Opened {
  seq: number;
  heir: Link | null;
}
/** One thing that may be done: a verb and its subjects. With `rule`, it may not be done, and that rule says why. */
export interface OptionSeen {
  id: string;
  verb: string;
  subjects?: Record<string, number | string | (number | string)[]>;
  rule?: string;
}
/** A pack that somebody wants to play with, to be checked; what it changes is told in a language. */
export interface PackFiles {
  files: Record<string, string>;
  lang?: string;
}
/** A pack that is not the house's, and what it changes. `hash` is that of its facts. */
export interface PackTold {
  id: string;
  hash: string;
  game: string;
  name: string;
  version: string;
  authors: string[];
  entries: EntryTold[];
}
export interface PacksTold {
  packs: PackTold[];
}
export type Part = [number, boolean | number | string | Called | Phrase | Several];
/** The server's rules have changed: so many acts of the log lead where they led, of so many. The rest can be read; `propose` goes on from where they part. */
export interface PartedSeen {
  equal: number;
  acts: number;
}
export type Phrase = ['say', string, Record<string, boolean | number | string | Called | Phrase | Several>, string, Record<string, boolean | number | string | Called | Phrase | Several>];
export interface Ping {
  type: 'ping';
  ref?: string;
}
/** Put a disc down: a point in all zones at once. All numbers are micrometres. */
export interface PlaceSeen {
  type: 'place';
  asked: number;
  seat: number;
  kind: string;
  rule: string;
  disc: number | string;
  radius: number;
  zones: (Rectangle | Near)[];
  example: string;
  about?: Record<string, number | string | (number | string)[]>;
  names?: Record<string, boolean | number | string | Called | Phrase | Several>;
}
/** Add to chance: the SHA-256 of a salt that is given later, in small hexadecimal digits. */
export interface Pledge {
  type: 'pledge';
  pledge: string;
  ref?: string;
}
export interface Pong {
  type: 'pong';
  seq: number;
  ref?: string;
}
/** The physics of flicked discs is compiled, once on a machine, and a flick waits for it: how much is done, from 0 to 1. Sent every second, to who asked for `present` in the hello, and at the end with 1. */
export interface Preparing {
  type: 'preparing';
  share: number;
}
/** Which seats are connected, how many others watch, and the server's time in milliseconds. Sent when somebody comes or goes, to who asked for it in the hello. */
export interface Present {
  type: 'present';
  seats: number[];
  watching: number;
  now: number;
}
/** Do not wait any longer for those whom `stirring` awaits: chance is made without them, or stays as it is. */
export interface Proceed {
  type: 'proceed';
  ref?: string;
}
/** Somebody asks to take back the last `back` acts; it is done when every person has agreed. */
export interface ProposalSeen {
  seat: number;
  back: number;
  agreed: number[];
}
/** Ask everybody to take back the last `back` acts; 0 goes back to where the rules and the log part. */
export interface Propose {
  type: 'propose';
  back: number;
  ref?: string;
}
export type Rectangle = ['Rectangle', number, number, number, number];
/** What was asked for is not done, and nothing has changed. Also the body of every HTTP error. `message` is plain English. Where `said` is given, the words `refused-SAID` with these slots say the same in any language; else `refused-CODE` says at least what kind of refusal it is. */
export interface Refusal {
  type: 'refused';
  code: 'bad-message' | 'bad-setup' | 'fault' | 'frozen' | 'no-key' | 'not-found' | 'refused' | 'repeated' | 'stale' | 'too-large' | 'too-many' | 'unavailable' | 'wrong-key';
  message: string;
  rule?: string;
  seq?: number;
  ref?: string;
  said?: string;
  slots?: Record<string, string | number>;
}
/** The table that goes on with the same people; their keys open it too. */
export interface Rematch {
  table: string;
}
/** A match as one viewer saw it: a snapshot of the beginning, then every update. */
export interface ReplaySeen {
  messages: (Snapshot | Update)[];
}
/** A match that is over. `chances`, `turnings` and `best`, the act that helped each side most, are empty where no computer player can judge the game. */
export interface ReportSeen {
  chances: ChanceSeen[];
  turnings: TurnSeen[];
  best: TurnSeen[];
  fates: Fate[];
  counts: Count[];
}
/** A rule in one language. */
export interface RuleTold {
  id: string;
  section: string;
  text: string;
  ruling?: string;
  example?: string;
}
export interface Say {
  type: 'say';
  text: string;
  ref?: string;
}
/** A seat of a new table: open to whoever comes, kept for the one who gets the link, or a computer's. */
export interface SeatPlan {
  kind?: 'computer' | 'open' | 'person';
  name?: string;
  level?: string;
}
/** Who sits at a seat; `role` is what the game calls it. `shared`: who laid the table has seen its link too, and could sit there. `stand_in`: a computer plays because their time was up, at their `usual` level if they have said which. */
export interface SeatSeen {
  role: string;
  kind: string;
  name?: string;
  level?: string;
  away?: boolean;
  shared?: boolean;
  stand_in?: boolean;
  usual?: string;
}
/** An opponent is looked for, for this game with these packs and this clock. Who was told before to wait says where. */
export interface Seeking {
  game: string;
  name: string;
  packs?: string[];
  clock?: Clock;
  waiting?: Waiting | null;
}
export type Several = ['all', (boolean | number | string | Called | Phrase | Several)[], 'and' | 'comma' | 'dot' | 'then'];
/** `names` is what everything on the table is called, by role and value: `fighter:7`. */
export interface Shown {
  names: Record<string, boolean | number | string | Called | Phrase | Several>;
  goal: Goal | null;
}
/** All that the viewer may see. `shown` is what the rules make of `state` for who draws it: names, the goal, what counts now; `roles` says which names of subjects mean the same kind of thing, `kinds` which are called as the packs call their facts. `events` and `chat` begin after what the viewer said it had. `by_lot`: who plays what was drawn. */
export interface Snapshot {
  type: 'snapshot';
  table: string;
  game: string;
  scenario: string;
  options: Record<string, boolean | number | string>;
  packs: Record<string, string>;
  origin: 'file' | 'new';
  by_lot: boolean;
  seat: number | null;
  seq: number;
  at: number;
  state: Record<string, unknown>;
  roles: Record<string, string>;
  kinds: string[];
  shown: Shown;
  decision: ChoiceSeen | PlaceSeen | FlickSeen | null;
  awaited: Awaited[];
  undo: boolean;
  standings: number[];
  seats: SeatSeen[];
  clocks: Record<string, number>;
  proposal: ProposalSeen | null;
  stirring: StirringSeen | null;
  rematch: string;
  frozen: string;
  parted: PartedSeen | null;
  muted: number[];
  events: EventSeen[];
  chat: ChatSeen[];
}
/** How chance is made: the seal of the server's secret, the number of the next stir, what seats have pledged, which of them have given their salt, and in whose hands it is: those whose salt was in the last stir. `why` chance is to be made: nobody has acted yet, the match went back, or somebody has come late; then seats are `awaited`, and if it is `held` nobody is asked anything until it is made. `asked`: whoever has pledged is to give, and `at` so many acts were before. */
export interface StirringSeen {
  seal: string;
  stir: number;
  pledges: Record<string, string>;
  given: number[];
  members: number[];
  why: '' | 'back' | 'begin' | 'late';
  awaited: number[];
  held: boolean;
  asked: boolean;
  at: number;
}
/** A number that counts, with its parts: combat 3 is 2 of the line and 1 of a blessing. Without parts, as it is printed. */
export interface Sum {
  total: number;
  parts?: Part[];
}
/** At the top speed, to either side, in thousandths of a radian and of the speed; at the gentlest `soft` thousandths of that, and between in proportion to the speed. */
export interface SwaySeen {
  angle: number;
  speed: number;
  soft: number;
}
/** Something was missed: send everything again, log and chat after `since`. */
export interface Sync {
  type: 'sync';
  since?: number;
  ref?: string;
}
/** A new table: its secret links, those of seats in the order of the plans. They are not to be had again. */
export interface TableLinks {
  table: string;
  host: Link;
  watch: Link;
  seats: Link[];
}
/** A table, as anybody who may know of it sees it. */
export interface TableSeen {
  table: string;
  game: string;
  packs: string[];
  scenario: string;
  options: Record<string, boolean | number | string>;
  seats: SeatSeen[];
  clock: Clock;
  public: boolean;
  skill: '' | 'good' | 'new' | 'some';
  by_lot: boolean;
  origin: 'file' | 'new';
  at: number;
  seq: number;
  is_over: boolean;
  frozen: string;
  awaited: number[];
}
/** An act that mattered, with number `seq` of the log: `by` how much the chance of the first seat's side changed around it, and what happened. */
export interface TurnSeen {
  seq: number;
  by: number;
  event: EventSeen;
}
/** Take back one's last answer, which is possible while `undo` is true. */
export interface Undo {
  type: 'undo';
  ref?: string;
}
/** What changed between two numbers of the log; what is not there is as it was. Of tables in `state` the `pieces` that have changed are sent, of tables and records in `shown` the `entries`, null for one that is gone. It fits only on what was known at `from`. `done` is the acknowledgement: what this viewer asked for with that `ref` is number `seq` of the log, and on the disk. */
export interface Update {
  type: 'update';
  from: number;
  seq: number;
  at: number;
  state?: Record<string, unknown>;
  pieces?: Record<string, Record<string, unknown>>;
  shown?: Record<string, unknown>;
  entries?: Record<string, Record<string, unknown>>;
  decision?: ChoiceSeen | PlaceSeen | FlickSeen | null;
  awaited?: Awaited[];
  undo?: boolean;
  standings?: number[];
  seats?: SeatSeen[];
  clocks?: Record<string, number>;
  proposal?: ProposalSeen | null;
  stirring?: StirringSeen | null;
  rematch?: string;
  frozen?: string;
  parted?: PartedSeen | null;
  muted?: number[];
  events?: EventSeen[];
  chat?: ChatSeen[];
  done?: string;
}
/** A match file, as text, to go on with. */
export interface Upload {
  file: string;
  seats?: SeatPlan[];
  clock?: Clock;
  public?: boolean;
}
/** A table where one waits already, with the key of one's seat. */
export interface Waiting {
  table: string;
  key: string;
}
export type Command = Answer | Undo | Propose | Agree | Decline | Pledge | Give | Proceed | Concede | Say | Mute | Sync | Ping;
export type Told = Snapshot | Update | Refusal | Pong | Present | Preparing;
