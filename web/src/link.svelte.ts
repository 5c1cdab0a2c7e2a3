// A table as this viewer sees it. `Live` is kept up to date over a WebSocket: updates fit on the picture they follow, or everything
// is asked for again; a lost connection is taken up where it broke off. A replay (`replay/replayed`) is another.
import { filled, type Awaited, type ChatSeen, type DecisionSeen, type EventSeen, type SeatSeen } from './game';
import { told } from './speech';
import type { Command, Film, PartedSeen, Present, ProposalSeen, Refusal, Shown, Snapshot, Told, Update } from './wire';

const AGAIN = [500, 1000, 2000, 4000]; // milliseconds to wait before knocking again
const SHUT = [1007, 1008]; // codes of a door that stays shut

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
  projector: ((film: Film) => Promise<void>) | null = null;
  /** Shows a flick or a place that is advised, as if the reader had aimed it; the reader does it, or something else. */
  suggest: ((answer: string) => void) | null = null;
  /** A film is being shown: what the server tells meanwhile waits. */
  showing = $state(false);

  /** Whether a seat is played at this screen. */
  isHere(seat: number): boolean {
    return seat === this.seat;
  }

  /** The seats that are connected, and how many watch; null where that is not known. */
  present = $state.raw<Present | null>(null);
  /** Milliseconds that the server's clock is ahead of this machine's. */
  ahead = $state(0);

  private waiting: Update[] = [];
  private shows = 0;

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

  /** Show films one after the other, then tell what has waited for their end. */
  async watch(films: Film[], then: () => void = () => {}): Promise<void> {
    const show = ++this.shows;
    this.showing = true;
    for (const film of films) {
      await this.projector?.(film);
      if (show !== this.shows) return; // everything was shown anew meanwhile
    }
    this.showing = false;
    then();
    while (this.waiting.length && !this.showing) this.change(this.waiting.shift()!);
  }

  protected show(whole: Snapshot): void {
    this.shows += 1;
    this.showing = false;
    this.waiting = [];
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
    this.take(whole);
    this.news(whole, false);
  }

  protected change(part: Update): void {
    if (this.showing) {
      this.waiting.push(part);
      return;
    }
    const films = (part.events ?? []).flatMap((event) => event.film ?? []);
    if (films.length && this.projector && part.from === this.seq) void this.watch(films, () => this.apply(part));
    else this.apply(part);
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

  private take(part: Snapshot | Update): void {
    this.seq = part.seq;
    this.at = part.at;
    if (part.awaited) this.awaited = part.awaited;
    if (part.undo !== undefined) this.undo = part.undo;
    if (part.standings) this.standings = part.standings;
    if (part.seats) this.seats = part.seats;
    if (part.clocks) this.clocks = part.clocks;
    if (part.proposal !== undefined) this.proposal = part.proposal;
    if (part.rematch !== undefined) this.rematch = part.rematch;
    if (part.frozen !== undefined) this.frozen = part.frozen;
    if (part.parted !== undefined) this.parted = part.parted;
    if (part.muted) this.muted = part.muted;
  }

  private news(part: Snapshot | Update, fresh: boolean): void {
    const events = (part.events ?? []).map((event) => told(event, this));
    if (events.length) this.events = [...this.events, ...events];
    if (part.chat?.length) this.chat = [...this.chat, ...part.chat];
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
