// Sentences about a game: events, questions and options. The twin of speech.py, over what the server sent.
import { joined, Name, type Word } from './name';
import { capital, type Words } from './words';
import type { Awaited, ChoiceSeen, DecisionSeen, EventSeen, FlickSeen, OptionSeen } from './game';

/** What a subject is called, by the role under which it was given. Each game has its own. */
export type Describe = (role: string, value: unknown) => Word;

const QUIET = ['finished']; // events that no line of the log tells: the next one tells as much
const FOLLOWING = ['sequence']; // subjects that follow one another: they are told with arrows

/** Whether the log says nothing of an event: another line tells as much, or has told it before. */
export function isQuiet({ name, data }: EventSeen): boolean {
  return QUIET.includes(name) || data?.told === true;
}

export class Speaker {
  constructor(
    readonly words: Words,
    private readonly describe: Describe,
  ) {}

  event(event: EventSeen): string {
    const key = `log-${hyphened(event.name)}${event.hidden ? '-hidden' : ''}`;
    const data = Object.entries(event.data ?? {}).map(([role, value]) => [role, event.hidden && Array.isArray(value) ? value.length : value]);
    return this.say(key, Object.fromEntries(data));
  }

  question(decision: DecisionSeen): string {
    return this.say(`decision-${hyphened(decision.kind)}`, { seat: decision.seat, ...decision.about });
  }

  waiting(awaited: Awaited): string {
    return this.say(`decision-${hyphened(awaited.kind)}.waiting`, { seat: awaited.seat });
  }

  /** What a push is for: a disc that it strikes so many times in ten, or a better place. */
  aim(decision: FlickSeen, target: string, hits: number): string {
    return target ? this.say('reason-flick', { disc: decision.disc, target, hits }) : this.say('reason-flick-aside', { disc: decision.disc });
  }

  option(decision: ChoiceSeen, option: OptionSeen): string {
    const verb = hyphened(option.verb);
    const own = `option-${hyphened(decision.kind)}-${verb}`;
    return this.say(this.words.has(own) ? own : `option-${verb}`, { ...decision.about, ...option.subjects });
  }

  name(role: string, value: unknown): Name {
    const word = this.describe(role, value);
    return word instanceof Name ? word : new Name(String(word));
  }

  private say(key: string, data: Readonly<Record<string, unknown>>): string {
    const slots: Record<string, Word> = {};
    for (const [role, value] of Object.entries(data)) {
      if (Array.isArray(value)) {
        slots[role] = joined(value.map((item) => this.describe(role, item)), FOLLOWING.includes(role) ? ' → ' : ', ');
        slots[`${role}-count`] = value.length;
      } else {
        slots[role] = this.describe(role, value);
      }
    }
    return capital(this.words.say(key, slots));
  }
}

function hyphened(name: string): string {
  return name.replaceAll('_', '-');
}
