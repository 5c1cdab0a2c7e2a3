// A table as this viewer sees it. `Live` is kept up to date over a WebSocket: updates fit on the picture they follow, or everything
// is asked for again; a lost connection is taken up where it broke off. A replay (`replay/replayed`) is another.
import { filled, type Awaited, type ChatSeen, type DecisionSeen, type EventSeen, type SeatSeen } from './game';
import { told } from './speech';
import type { Command, Film, PartedSeen, Present, ProposalSeen, Refusal, Shown, Snapshot, Told, Update } from './wire';

const AGAIN = [500, 1000, 2000, 4000]; // milliseconds to wait before knocking again
const SHUT = [1007, 1008]; // codes of a door that stays shut

/** How things lie on the table, at one moment. */
export interface Picture {
  state: object;
  shown: Shown;
}

/** What is told of an update beside the board: `run` draws it by `apply` when it is time, `done` follows when it is drawn. */
export interface Scene {
  /** Whether the update is to wait for it. */
  plays: boolean;
  run: (apply: () => void) => Promise<void>;
  done: () => void;
}

/** Stages what happens; without one, everything is drawn as it is told. */
export interface Stager {
  scene: (events: readonly EventSeen[], seat: number, own: boolean) => Scene | null;
  stop: () => void;
}

/** How a film is shown: how fast, and until when at most. */
export interface Showing {
  rate?: number;
  until?: AbortSignal;
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
  /** Called with what has just happened, when the state already shows it. */
  onnews: (events: EventSeen[], fresh: boolean) => void = () => {};

  /** Shows how a flick went, on the board as it still is; what follows from it is told when it is over. */
  projector: ((film: Film, showing?: Showing) => Promise<void>) | null = null;
  director: Stager | null = null;
  /** Shows a flick or a place that is advised, as if the reader had aimed it; the reader does it, or something else. */
  suggest: ((answer: string) => void) | null = null;
  /** Something is being staged: what the server tells meanwhile waits, unless it is answered. */
  showing = $state(false);

  /** Whether a seat is played at this screen. */
  isHere(seat: number): boolean {
    return seat === this.seat;
  }

  /** The seats that are connected, and how many watch; null where that is not known. */
  present = $state.raw<Present | null>(null);
  /** Milliseconds that the server's clock is ahead of this machine's. */
  ahead = $state(0);

  /** What was told and is not drawn yet: the first is being staged. */
  private waiting = $state.raw<readonly Update[]>([]);
  /** What is true now, while something of before is looked back at. */
  private held = $state.raw<(Picture & { decision: DecisionSeen | null }) | null>(null);
  private shows = 0;
  private running = new AbortController();

  constructor(
    readonly table: string,
    readonly key: string,
  ) {}

  abstract answer(answer: string | string[]): void;
  abstract send(command: Sent): void;
  abstract close(): void;

  /** The last flick that can be watched again. */
  get film(): Film | null {
    return this.events.findLast((event) => event.film)?.film ?? null;
  }

  /** Whether this seat is asked something, be it drawn yet or not. */
  get isAsked(): boolean {
    const told = this.waiting.findLast((part) => 'decision' in part);
    return Boolean(told ? told.decision : this.held ? this.held.decision : this.decision);
  }

  picture(): Picture {
    return { state: this.state, shown: this.shown };
  }

  /** Draw all that is known, whatever is being staged. */
  toPresent(): void {
    const { waiting } = this;
    this.stop();
    for (const part of waiting) this.draw(part, this.sceneOf(part).scene);
  }

  /** Show films, faster or slower. */
  async project(films: readonly Film[], rate = 1): Promise<void> {
    this.running = new AbortController();
    const { signal } = this.running;
    for (const film of films) if (!signal.aborted) await this.projector?.(film, { rate, until: signal });
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

  private stop(): void {
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
      const { scene, films, own } = this.sceneOf(part);
      const drawn = () => {
        if (this.waiting[0] !== part) return;
        this.waiting = this.waiting.slice(1);
        this.draw(part, scene);
      };
      if (scene?.plays) void this.during(() => scene.run(drawn).then(drawn));
      else if (films.length && this.projector && (own || !scene)) void this.during(() => this.project(films).then(drawn));
      else drawn();
    }
  }

  private sceneOf(part: Update): { scene: Scene | null; films: Film[]; own: boolean } {
    // They are called as the table names them when it is drawn, though it is not yet.
    const known = { shown: renewed(this.shown, part), roles: this.roles, kinds: this.kinds };
    const events = part.from === this.seq ? (part.events ?? []).map((event) => told(event, known)) : [];
    const asked = this.awaited.filter(({ done }) => !done).map(({ seat }) => seat);
    const others = asked.filter((seat) => !this.isHere(seat));
    const own = 'done' in part || !others.length;
    return { scene: this.director?.scene(events, (own ? asked : others)[0] ?? -1, own) ?? null, films: events.flatMap((event) => event.film ?? []), own };
  }

  private draw(part: Update, scene: Scene | null): void {
    this.apply(part);
    scene?.done();
  }

  protected show(whole: Snapshot): void {
    this.stop();
    this.connected = true;
    this.busy = false;
    this.game = whole.game;
    this.scenario = whole.scenario;
    this.options = whole.options;
    this.packs = whole.packs;
    this.expansion = Object.keys(whole.packs).find((pack) => pack !== 'base') ?? '';
    this.origin = whole.origin;
    this.seat = whole.seat;
    this.state = whole.state;
    this.shown = whole.shown;
    this.roles = whole.roles;
    this.kinds = whole.kinds;
    this.decision = filled(whole.decision);
    this.around(whole);
    this.take(whole);
    this.news(whole, false);
  }

  protected change(part: Update): void {
    // Whoever has answered is in the present.
    if (this.showing && 'done' in part && (part.events?.length || 'decision' in part)) this.toPresent();
    if (part.from === (this.waiting.at(-1)?.seq ?? this.seq)) this.around(part);
    this.waiting = [...this.waiting, part];
    this.proceed();
  }

  private apply(part: Update): void {
    if (part.from !== this.seq) {
      this.send({ type: 'sync', since: this.seq });
      return;
    }
    if (part.state) this.state = { ...this.state, ...part.state };
    this.shown = renewed(this.shown, part);
    if ('decision' in part) this.decision = filled(part.decision);
    this.take(part);
    if ('done' in part || 'decision' in part) this.busy = false;
    this.news(part, true);
  }

  /** What the board does not show, and never waits for it: who sits there, what is said and proposed, how late it is. */
  private around(part: Snapshot | Update): void {
    this.at = part.at;
    if (part.seats) this.seats = part.seats;
    if (part.clocks) this.clocks = part.clocks;
    if (part.proposal !== undefined) this.proposal = part.proposal;
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

  private news(part: Snapshot | Update, fresh: boolean): void {
    const events = (part.events ?? []).map((event) => told(event, this));
    if (events.length) this.events = [...this.events, ...events];
    if (events.length) this.onnews(events, fresh);
  }
}

/** What is shown, with what has changed in it. */
export function renewed(known: Shown, { shown, entries }: Pick<Update, 'shown' | 'entries'>): Shown {
  if (!shown && !entries) return known;
  const now: Record<string, unknown> = { ...known, ...shown };
  for (const [table, changed] of Object.entries(entries ?? {})) {
    const before = now[table] as Record<string, unknown>;
    now[table] = Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, value]) => value !== null));
  }
  return { ...known, ...now };
}

export class Live extends Link {
  /** The links of all seats that are played at this screen. */
  mates: readonly Live[] = [this];

  override isHere(seat: number): boolean {
    return this.mates.some((mate) => mate.seat === seat);
  }

  private socket: WebSocket | null = null;
  private knocking: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private closed = false;
  private refs = 0;

  constructor(table: string, key: string) {
    super(table, key);
    this.open();
    addEventListener('online', this.retry);
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.retry);
    this.socket?.close();
  }

  answer(answer: string | string[]): void {
    if (!this.decision || this.busy || !this.connected) return;
    this.busy = true;
    this.send({ type: 'answer', asked: this.decision.asked, answer });
  }

  send(command: Sent): void {
    this.refusal = null;
    this.refs += 1;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...command, ref: String(this.refs) }));
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
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Told);
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.connected = false;
      this.present = null;
      this.busy = false;
      if (this.closed || SHUT.includes(event.code)) return;
      this.knocking = setTimeout(() => this.open(), AGAIN[Math.min(this.tries, AGAIN.length - 1)]);
      this.tries += 1;
    };
  }

  private hear(heard: Told): void {
    if (heard.type === 'snapshot') {
      this.tries = 0;
      this.show(heard);
    }
    else if (heard.type === 'update') this.change(heard);
    else if (heard.type === 'refused') {
      this.busy = false;
      this.refusal = heard;
    } else if (heard.type === 'present') {
      this.present = heard;
      this.ahead = heard.now - Date.now();
    }
  }
}
