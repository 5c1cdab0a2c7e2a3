// Sentences about a game: events, questions and options. What their subjects are called came with them, so no game is known here.
import type { Awaited, ChoiceSeen, DecisionSeen, EventSeen, FlickSeen, OptionSeen } from './game';
import type { Link } from './link.svelte';
import { Name, type Spelt } from './name';
import { FOLLOWING, QUIET, type Snapshot } from './wire';
import { capital, type Word, type Words } from './words';

type Known = Pick<Snapshot, 'shown' | 'roles' | 'kinds'>;

/** Whether the log says nothing of an event: another line tells as much, or has told it before. */
export function isQuiet({ name, data }: EventSeen): boolean {
  return QUIET.includes(name) || data?.told === true;
}

export class Speaker {
  constructor(
    readonly words: Words,
    private readonly link: Pick<Link, 'shown' | 'decision' | 'roles' | 'kinds'>,
  ) {}

  /** As it was told when it happened, whatever has become of the table. What an older program told may lack something that today's
   * words speak of: that much is left out. */
  event(event: EventSeen, form = ''): string {
    const told = `log-${hyphened(event.name)}${event.hidden ? '-hidden' : ''}`;
    const key = this.words.has(`${told}${form}`) ? `${told}${form}` : told;
    const said = this.say(key, event.data ?? {}, (role, value) => event.words?.[role] ?? plain(role, value));
    if (!said.includes('{$')) return said;
    console.warn(`told without all its words: ${event.name}`);
    return said.replaceAll(/\s*\{\$[\w-]+\}/g, '');
  }

  /** In short where what is staged beside it shows the rest. */
  staged(event: EventSeen): string {
    return this.event(event, '.staged');
  }

  /** What a subject of an event was called. */
  subject(event: EventSeen, role: string): Name {
    return named(this.words.spell(event.words?.[role] ?? plain(role, event.data?.[role])));
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

  /** What an option does and costs; nothing for what its name says already. The twin of `explanation` in speech.py. */
  explanation(decision: ChoiceSeen, option: OptionSeen): string {
    const verb = hyphened(option.verb);
    const keys = [`option-${hyphened(decision.kind)}-${verb}.text`, `option-${verb}.text`];
    const key = keys.find((each) => this.words.has(each));
    return key ? this.say(key, { ...decision.about, ...option.subjects }) : '';
  }

  /** What something on the table, or in the question that is open, is called. */
  name(role: string, value: unknown): Name {
    return named(this.words.spell(this.called(role, value)));
  }

  private readonly called = (role: string, value: unknown): Word => {
    if (Array.isArray(value)) return several(role, value.map((item) => this.called(role, item)));
    const own = this.link.decision?.names?.[`${this.link.roles[role] ?? role}:${String(value)}`];
    return own ?? called(this.link, role, value);
  };

  private say(key: string, data: Readonly<Record<string, unknown>>, called: (role: string, value: unknown) => Word = this.called): string {
    const slots: Record<string, Spelt> = {};
    for (const [role, value] of Object.entries(data)) {
      slots[role] = this.words.spell(called(role, value));
      if (Array.isArray(value)) slots[`${role}-count`] = value.length;
    }
    return capital(this.words.say(key, slots));
  }
}

/** An event with all it says of its subjects: what it left out is what they are called now, and stays so. The twin of `named` in outgoing.py. */
export function told(event: EventSeen, known: Known): EventSeen {
  const words = Object.entries(event.data ?? {}).map(([role, value]) => [role, event.words?.[role] ?? called(known, role, value)]);
  return { ...event, words: Object.fromEntries(words) };
}

function called(known: Known, given: string, value: unknown): Word {
  if (Array.isArray(value)) return several(given, value.map((item) => called(known, given, item)));
  const role = known.roles[given] ?? given;
  if (typeof value === 'string' && value && known.kinds.includes(role)) return ['name', role, value, 0, {}];
  return known.shown.names[`${role}:${String(value)}`] ?? plain(given, value);
}

/** Parts of a sum stand side by side; most other things belong together. The twin of `several` in content/word.py. */
function several(role: string, words: Word[]): Word {
  return ['all', words, FOLLOWING.includes(role) ? 'then' : role.endsWith('_parts') ? 'comma' : 'and'];
}

/** What nothing more is known of: itself, several joined. */
function plain(role: string, value: unknown): Word {
  if (Array.isArray(value)) return several(role, value.map((item) => plain(role, item)));
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value ?? '');
}

function named(spelt: Spelt): Name {
  return spelt instanceof Name ? spelt : new Name(String(spelt));
}

function hyphened(name: string): string {
  return name.replaceAll('_', '-');
}
