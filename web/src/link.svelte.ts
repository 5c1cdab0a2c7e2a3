// A table as this viewer sees it. `Live` is kept up to date over a WebSocket: updates fit on the picture they follow, or everything
// is asked for again; a lost connection is taken up where it broke off. A replay (`replay/replayed`) is another.
import { covers } from 'virtual:games';
import { Alive } from './alive';
import { Adding, type Around } from './chance/adding';
import type { Act, Moment } from './director/beats';
import * as door from './door';
import { filled, type Awaited, type ChatSeen, type DecisionSeen, type EventSeen, type SeatSeen } from './game';
import { told } from './speech';
import type { Command, Film, PartedSeen, Present, ProposalSeen, Refusal, Shown, Snapshot, StirringSeen, Told, Update } from './wire';

const AGAIN = [500, 1000, 2000, 4000]; // milliseconds to wait before knocking again
const CHANCE = 'chance'; // what the page says by itself
const SHUT = [1007, 1008]; // codes of a door that stays shut

/** How things lie on the table, at one moment. */
export interface Picture {
  state: object;
  shown: Shown;
}

/** How an act went, with the films of its flicks where they are not known otherwise. */
export interface Past {
  before: Picture;
  after: Picture;
  films?: readonly Film[];
}

/** What somebody did while nobody looked from here. */
export interface Unwatched {
  events: readonly EventSeen[];
  seat: number;
}

/** What is told of an update beside the board: `run` draws it by `apply` when it is time, `done` follows when it is drawn. */
export interface Scene {
  /** Whether the update is to wait for it. */
  plays: boolean;
  run: (apply: () => void) => Promise<void>;
  done: () => void;
  /** What of the update is not acted out: it is heard when it is drawn. */
  unheard: readonly EventSeen[];
}

/** What an update tells: its events, what is told of them, and their films. */
interface Staged extends Unwatched {
  scene: Scene | null;
  films: readonly Film[];
}

/** Stages what happens; without one, everything is drawn as it is told. */
export interface Stager {
  /** What is staged, or was last, how far it has come, and what of it is acted out: boards draw their part of it. */
  readonly now: Moment | null;
  readonly phase: string;
  readonly act: Act | null;
  /** What has been told to be dead, though the table still lies as before. */
  readonly felled: readonly string[];
  /** The reader looks on: a board may go nearer to what is staged. */
  readonly nears: boolean;
  /** By how much faster than usual. */
  readonly rate: number;
  scene: (events: readonly EventSeen[], seat: number, own: boolean) => Scene | null;
  stop: () => void;
  /** Nothing of before is to be seen on the table any more. */
  forget: () => void;
  /** Tell the last turn of what has happened, without staging it. */
  recall: (events: readonly EventSeen[], seatOf: (seq: number) => number) => void;
}

/** How a film is shown: how fast, until when at most, which contacts count (in seconds), and until when it stands still at its end. */
export interface Showing {
  rate?: number;
  until?: AbortSignal;
  decisive?: readonly number[];
  held?: Promise<void>;
}

export type Sent = Command extends infer Each ? (Each extends { ref?: string } ? Omit<Each, 'ref'> : never) : never;

/** What boards and the frame around them look at and answer to. */
export abstract class Link {
  game = $state('');
  scenario = $state('');
  options = $state.raw<Snapshot['options']>({});
  /** The pack that is played with besides the base game. */
  expansion = $state('');
  /** The packs, by id, with the hashes of the facts that the match was begun with. */
  packs = $state.raw<Record<string, string>>({});
  /** The game, or the expansion it is played with: what has a cover and a guide. */
  get played(): string {
    return this.expansion || this.game;
  }
  /** Whether the match was begun here or goes on from a file. */
  origin = $state<'new' | 'file'>('new');
  byLot = $state(false);
  seat = $state<number | null>(null);
  seq = $state(-1);
  at = $state(0);
  state = $state.raw<object>({});
  /** Names of subjects that mean the same kind of thing: an attacker is a fighter. */
  roles = $state.raw<Snapshot['roles']>({});
  /** Those whose subjects are facts, called as the packs call them. */
  kinds = $state.raw<Snapshot['kinds']>([]);
  /** What the rules make of the state, for who draws it. */
  shown = $state.raw<Shown>({ names: {}, goal: null });
  decision = $state.raw<DecisionSeen | null>(null);
  awaited = $state.raw<Awaited[]>([]);
  undo = $state(false);
  standings = $state.raw<number[]>([]);
  seats = $state.raw<SeatSeen[]>([]);
  clocks = $state.raw<Record<string, number>>({});
  proposal = $state.raw<ProposalSeen | null>(null);
  /** How chance is made; null where nothing is sealed. */
  stirring = $state.raw<StirringSeen | null>(null);
  rematch = $state('');
  frozen = $state('');
  /** The rules have changed since: how many of the acts lead where they led. */
  parted = $state.raw<PartedSeen | null>(null);
  /** The seats whose words this viewer does not read. */
  muted = $state.raw<number[]>([]);
  events = $state.raw<EventSeen[]>([]);
  chat = $state.raw<ChatSeen[]>([]);
  connected = $state(false);
  /** An answer is on its way: nothing more is to be answered until the server has spoken. */
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Called with what has just happened and was not acted out, when the state already shows it. */
  onnews: (events: readonly EventSeen[]) => void = () => {};

  /** Shows how a flick went, on the board as it still is; what follows from it is told when it is over. */
  projector: ((film: Film, showing?: Showing) => Promise<void>) | null = null;
  director = $state.raw<Stager | null>(null);
  /** Shows a flick or a place that is advised, as if the reader had aimed it; the reader does it, or something else. */
  suggest: ((answer: string) => void) | null = null;
  /** What happened is not for all eyes at this screen: it is not acted out. */
  covers: (event: EventSeen, part: Update) => boolean = () => false;
  /** Something is being staged: what the server tells meanwhile waits, unless it is answered. */
  showing = $state(false);

  /** Whether a seat is played at this screen. */
  isHere(seat: number): boolean {
    return seat === this.seat;
  }

  /** The seats that are connected, and how many watch; null where that is not known. */
  present = $state.raw<Present | null>(null);
  /** How much of the physics is prepared, from 0 to 1, while a flick has to wait for it; else null. */
  preparing = $state<number | null>(null);
  /** Milliseconds that the server's clock is ahead of this machine's. */
  ahead = $state(0);

  /** What was told and is not drawn yet: the first is being staged. */
  private waiting = $state.raw<readonly Update[]>([]);
  /** What is true now, while something of before is looked back at. */
  protected held = $state.raw<(Picture & { decision: DecisionSeen | null }) | null>(null);
  private shows = 0;
  private running = new AbortController();

  constructor(
    readonly table: string,
    readonly key: string,
  ) {}

  /** How things lay before the acts with these numbers and after them; null where that cannot be told. */
  past(_from: number, _until: number): Promise<Past | null> {
    return Promise.resolve(null);
  }

  abstract answer(answer: string | string[]): void;
  abstract send(command: Sent): void;
  abstract close(): void;

  /** The last flick that can be watched again. */
  get film(): Film | null {
    return this.events.findLast((event) => event.film)?.film ?? null;
  }

  /** Whether this seat is asked something, be it drawn yet or not. */
  get isAsked(): boolean {
    if (this.isHanded) return false;
    const told = this.waiting.findLast((part) => 'decision' in part);
    return Boolean(told ? told.decision : this.held ? this.held.decision : this.decision);
  }

  /** Whether it has come to that on the stage as well: nothing of before is still to be told. */
  get isAskedNow(): boolean {
    return !this.isHanded && Boolean(this.held ? this.held.decision : this.decision);
  }

  /** Whether a computer plays this seat: it is asked then, not the reader. */
  get isHanded(): boolean {
    return this.seat !== null && this.seats[this.seat]?.kind === 'computer';
  }

  /** Whether this seat is asked, and its time runs. */
  get isTimed(): boolean {
    return this.isAsked && this.seat !== null && String(this.seat) in this.clocks;
  }

  picture(): Picture {
    return { state: this.state, shown: this.shown };
  }

  /** Draw all that is known, whatever is being staged. */
  toPresent(): void {
    const { waiting } = this;
    this.stop();
    for (const part of waiting) this.draw(part, this.sceneOf(part));
  }

  /** Show films one after the other. */
  async project(films: readonly Film[], showing: (film: number) => Omit<Showing, 'until'> = () => ({})): Promise<void> {
    this.running = new AbortController();
    const until = this.running.signal;
    for (const [index, film] of films.entries()) if (!until.aborted) await this.projector?.(film, { ...showing(index), until });
  }

  /** End the film that runs. */
  cut(): void {
    this.running.abort();
  }

  /** Show films one after the other; what is told meanwhile is told when they are over. */
  watch(films: readonly Film[]): Promise<void> {
    return this.during(() => this.project(films));
  }

  /** Show how things lay, and what `play` makes of that; then what is true now. */
  lookBack(picture: Picture, play: (draw: (picture: Picture) => void) => Promise<void>): Promise<void> {
    return this.during(async () => {
      const show = this.shows;
      const draw = ({ state, shown }: Picture) => {
        if (show !== this.shows) return;
        this.state = state;
        this.shown = shown;
      };
      this.held = { ...this.picture(), decision: this.decision };
      this.decision = null;
      draw(picture);
      await play(draw);
      if (show === this.shows) this.restore();
    });
  }

  private restore(): void {
    if (!this.held) return;
    ({ state: this.state, shown: this.shown, decision: this.decision } = this.held);
    this.held = null;
  }

  /** Stage what happened on the table as it is; `draw` makes it what came of that. Whether there was something to look at. */
  protected async stage(events: readonly EventSeen[], seat: number, draw: () => void): Promise<boolean> {
    const scene = this.director?.scene(events, seat, false) ?? null;
    const films = events.flatMap((event) => event.film ?? []);
    const isShown = scene?.plays || (films.length > 0 && this.projector !== null);
    const show = this.shows + Number(isShown);
    if (scene?.plays) await this.during(() => scene.run(draw));
    else if (isShown) await this.during(() => this.project(films));
    if (show !== this.shows) return isShown; // the reader is elsewhere by now
    draw();
    this.onnews(scene?.unheard ?? events);
    scene?.done();
    return isShown;
  }

  protected stop(): void {
    this.shows += 1;
    this.showing = false;
    this.waiting = [];
    this.director?.stop();
    this.cut();
    this.restore();
  }

  private async during(play: () => Promise<void>): Promise<void> {
    const show = ++this.shows;
    this.showing = true;
    await play();
    if (show !== this.shows) return; // everything was shown anew meanwhile
    this.showing = false;
    this.proceed();
  }

  /** Draw what has been told, one update after the other; where something is staged, that comes first. */
  private proceed(): void {
    while (!this.showing && this.waiting.length) {
      const part = this.waiting[0]!;
      const staged = this.sceneOf(part);
      const { scene, films } = staged;
      const drawn = () => {
        if (this.waiting[0] !== part) return;
        this.waiting = this.waiting.slice(1);
        this.draw(part, staged);
      };
      if (scene?.plays) void this.during(() => scene.run(drawn).then(drawn));
      else if (films.length && this.projector && !scene) void this.during(() => this.project(films).then(drawn));
      else drawn();
    }
  }

  private sceneOf(part: Update): Staged {
    // They are called as the table names them when it is drawn, though it is not yet.
    const known = { shown: renewed(this.shown, part), roles: this.roles, kinds: this.kinds };
    const events = part.from === this.seq ? (part.events ?? []).map((event) => told(event, known)).filter((event) => !this.covers(event, part)) : [];
    const asked = this.awaited.filter(({ done }) => !done).map(({ seat }) => seat);
    const others = asked.filter((seat) => !this.isHere(seat));
    const own = 'done' in part || !others.length;
    const seat = (own ? asked : others)[0] ?? -1;
    return { events, seat, scene: this.director?.scene(events, seat, own) ?? null, films: events.flatMap((event) => event.film ?? []) };
  }

  private draw(part: Update, { events, seat, scene }: Staged): void {
    if (!this.apply(part)) return;
    if (!this.director && events.length) this.overlook({ events, seat });
    this.onnews(scene?.unheard ?? events);
    scene?.done();
  }

  /** It was drawn, and nobody looked from here. */
  protected overlook(_act: Unwatched): void {}

  protected show(whole: Snapshot): void {
    this.stop();
    this.director?.forget();
    this.lay(whole);
  }

  /** Everything as it is told, whatever was there before. */
  protected lay(whole: Snapshot): void {
    this.connected = true;
    this.busy = false;
    this.game = whole.game;
    this.scenario = whole.scenario;
    this.options = whole.options;
    // The same packs make the same board: whoever was away for a moment does not lose what lies on it.
    if (JSON.stringify(whole.packs) !== JSON.stringify(this.packs)) this.packs = whole.packs;
    this.expansion = Object.keys(whole.packs).find((pack) => pack !== 'base' && pack in covers) ?? '';
    this.origin = whole.origin;
    this.byLot = whole.by_lot ?? false;
    this.seat = whole.seat;
    this.state = whole.state;
    this.shown = whole.shown;
    this.roles = whole.roles;
    this.kinds = whole.kinds;
    this.decision = filled(whole.decision);
    this.around(whole);
    this.take(whole);
    this.news(whole);
  }

  protected change(part: Update): void {
    // Whoever has answered is in the present.
    if (this.showing && 'done' in part && (part.events?.length || 'decision' in part)) this.toPresent();
    if (part.from === (this.waiting.at(-1)?.seq ?? this.seq)) this.around(part);
    // Everything lies anew: nothing of it is acted out.
    if (part.events?.some(({ name }) => name === 'dealt_anew')) {
      this.toPresent();
      this.director?.forget();
      this.apply(part);
      return;
    }
    this.waiting = [...this.waiting, part];
    this.proceed();
  }

  /** Whether it fits on what is known; if not, everything is asked for. */
  private apply(part: Update): boolean {
    if (part.from !== this.seq) {
      this.send({ type: 'sync', since: this.seq });
      return false;
    }
    if (part.state || part.pieces) this.state = pieced({ ...this.state, ...part.state }, part.pieces);
    this.shown = renewed(this.shown, part);
    if ('decision' in part) this.decision = filled(part.decision);
    this.take(part);
    if ('done' in part || 'decision' in part) this.busy = false;
    this.news(part);
    return true;
  }

  /** What the board does not show, and never waits for it: who sits there, what is said and proposed, how late it is. */
  private around(part: Snapshot | Update): void {
    this.at = part.at;
    if (part.seats) this.seats = part.seats;
    if (part.clocks) this.clocks = part.clocks;
    if (part.proposal !== undefined) this.proposal = part.proposal;
    if (part.stirring !== undefined) this.stirring = part.stirring;
    if (part.rematch !== undefined) this.rematch = part.rematch;
    if (part.muted) this.muted = part.muted;
    if (part.chat?.length) this.chat = [...this.chat, ...part.chat];
  }

  private take(part: Snapshot | Update): void {
    this.seq = part.seq;
    if (part.awaited) this.awaited = part.awaited;
    if (part.undo !== undefined) this.undo = part.undo;
    if (part.standings) this.standings = part.standings;
    if (part.frozen !== undefined) this.frozen = part.frozen;
    if (part.parted !== undefined) this.parted = part.parted;
  }

  private news(part: Snapshot | Update): void {
    const events = (part.events ?? []).map((event) => told(event, this));
    if (events.length) this.events = [...this.events, ...events];
  }
}

/** What is shown, with what has changed in it. */
export function renewed(known: Shown, { shown, entries }: Pick<Update, 'shown' | 'entries'>): Shown {
  if (!shown && !entries) return known;
  return { ...known, ...pieced({ ...known, ...shown }, entries) };
}

/** Tables with those of their entries that have changed; null is one that is gone. */
export function pieced(known: Readonly<Record<string, unknown>>, entries: Update['entries']): Record<string, unknown> {
  const now = { ...known };
  for (const [table, changed] of Object.entries(entries ?? {})) {
    const before = now[table] as Record<string, unknown>;
    now[table] = Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, value]) => value !== null));
  }
  return now;
}

/** The match so far, to be looked up: asked for only when somebody wants to see an act that was not drawn here. */
async function lookedBack(table: string, key: string): Promise<{ last: number; past: (from: number, until: number) => Past | null }> {
  const { Replayed } = await import('./replay/replayed.svelte');
  const replay = new Replayed(table, key);
  replay.load(await door.replay(table, key, false));
  return { last: replay.seqOf(replay.last), past: (from, until) => replay.pastOf(from, until) };
}

const backsIn = ({ events = [] }: Pick<Snapshot | Update, 'events'>) => events.filter(({ name }) => name === 'rewound').length;

export class Live extends Link {
  /** The links of all seats that are played at this screen. */
  mates: readonly Live[] = [this];
  /** What happened while nobody looked from here: since an earlier visit, or while the connection was lost. */
  missed = $state.raw<readonly EventSeen[]>([]);
  /** What happened while another seat of this screen lay in front. */
  overlooked = $state.raw<readonly Unwatched[]>([]);

  protected override overlook(act: Unwatched): void {
    if (this.mates.length === 1) return;
    this.overlooked = act.events.some(({ name }) => name === 'undone') ? this.overlooked.slice(0, -1) : [...this.overlooked, act];
  }

  override isHere(seat: number): boolean {
    return this.mates.some((mate) => mate.seat === seat);
  }

  private socket: WebSocket | null = null;
  private knocking: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private closed = false;
  private refs = 0;

  private readonly alive = new Alive(() => this.say({ type: 'ping' }, ''), () => this.cutOff());

  private adding: Adding | null = null;
  /** How often the match was seen to go back. */
  private backs = 0;
  private looked: ReturnType<typeof lookedBack> | null = null;

  /** `seen` is the last number of the log that was drawn here on an earlier visit. */
  constructor(table: string, key: string, private readonly seen = Infinity) {
    super(table, key);
    this.open();
    addEventListener('online', this.retry);
  }

  close(): void {
    this.closed = true;
    this.alive.stop();
    this.adding?.close();
    removeEventListener('online', this.retry);
    this.socket?.close();
  }

  override async past(from: number, until: number): Promise<Past | null> {
    this.looked ??= lookedBack(this.table, this.key);
    const looked = await this.looked.catch(() => null);
    if (!looked || looked.last < until) this.looked = null; // once more, when it is asked again
    return looked?.past(from, until) ?? null;
  }

  answer(answer: string | string[]): void {
    if (!this.decision || this.busy || !this.connected) return;
    this.busy = true;
    this.send({ type: 'answer', asked: this.decision.asked, answer });
  }

  send(command: Sent): void {
    this.refusal = null;
    this.refs += 1;
    this.say(command, String(this.refs));
  }

  private say(command: Sent, ref: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...command, ref }));
  }

  private get known(): Around {
    return { backs: this.backs, present: this.present?.seats ?? null };
  }

  /** Who plays here adds to the chance of the table, without having to do anything for it. */
  private add(isNew: boolean): void {
    const { seat, stirring } = this;
    const chair = seat === null ? undefined : this.seats[seat];
    if (seat === null || !stirring || chair?.kind !== 'person' || chair.away || this.standings.length) return;
    this.adding ??= new Adding(this.table, seat, (command) => this.say(command, CHANCE));
    if (isNew) this.adding.begin(stirring, this.known);
    else this.adding.look(stirring, this.known);
  }

  /** Knock at once, without waiting any longer. */
  readonly retry = (): void => {
    if (!this.connected && this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  };

  private open(): void {
    if (this.closed) return;
    clearTimeout(this.knocking);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/ws`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', key: this.key, since: this.seq, present: true }));
    socket.onmessage = (message) => {
      if (socket !== this.socket) return; // who was taken to be gone speaks after all
      this.alive.heard();
      this.hear(JSON.parse(String(message.data)) as Told);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.alive.stop();
      this.connected = false;
      this.present = null;
      this.preparing = null;
      this.busy = false;
      if (this.closed || SHUT.includes(event.code)) return;
      this.knocking = setTimeout(() => this.open(), AGAIN[Math.min(this.tries, AGAIN.length - 1)]);
      this.tries += 1;
    };
  }

  /** Nobody is behind the line any more, though it says nothing: as if it had been cut. */
  private cutOff(): void {
    const { socket } = this;
    if (!socket) return;
    const close = socket.onclose;
    socket.onclose = null;
    socket.close();
    close?.call(socket, new CloseEvent('close', { code: 1006 }));
  }

  private hear(heard: Told): void {
    if (heard.type === 'snapshot') {
      this.tries = 0;
      const seen = this.seq < 0 ? this.seen : this.seq;
      if (this.seq < 0) this.backs = 0;
      this.show(heard);
      this.backs += backsIn(heard);
      this.missed = [...this.missed, ...this.events.filter(({ seq }) => seq > seen)];
      this.add(true);
    } else if (heard.type === 'update') {
      const { done, ...part } = heard;
      if (done === CHANCE) this.adding?.done();
      this.change(done === CHANCE ? part : heard);
      this.backs += backsIn(heard);
      this.add(false);
    } else if (heard.type === 'refused' && heard.ref === CHANCE) {
      if (this.stirring) this.adding?.refused(heard, this.stirring, this.known);
    } else if (heard.type === 'refused') {
      this.busy = false;
      this.refusal = heard;
    } else if (heard.type === 'present') {
      this.present = heard;
      this.ahead = heard.now - Date.now();
      this.add(false);
    } else if (heard.type === 'preparing') {
      this.preparing = heard.share < 1 ? heard.share : null;
    }
  }
}
