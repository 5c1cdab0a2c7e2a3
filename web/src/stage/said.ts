// A moment in words: who it is about first, then the rest of the sentence; and what came of it.
import type { Moment, Result } from '../director/beats';
import type { Kit } from '../games/kit';
import { paths } from '../icon/paths';
import { Name } from '../name';
import { say } from '../page.svelte';
import { capital, nameIn, type Word } from '../words';

const FAR = 100; // millimetres: whoever misses by more sees it

export interface Said {
  name: string;
  rest: string;
}

/** The sentence of the chronicle, parted after the name if it begins with it; the name before it if it has none. Once it is told, how it came out. */
export function saidOf({ speaker }: Kit, moment: Moment, isTold: boolean): Said {
  const { who } = moment;
  const { event, role } = (isTold && moment.end) || moment;
  const sentence = speaker.staged(event);
  if (!role || !who) return { name: '', rest: sentence };
  const called = speaker.subject(event, role);
  const forms = [called.text, ...Object.values(called.forms)].map(capital);
  const [name] = forms.filter((form) => form && sentence.startsWith(form)).sort((a, b) => b.length - a.length);
  if (!name && forms.some((form) => sentence.includes(form))) return { name: '', rest: sentence };
  return name ? { name, rest: sentence.slice(name.length) } : { name: capital(called.form('the')), rest: ` · ${sentence}` };
}

/** The pictogram of who it is about, if there is one. */
export function faceOf({ event, role }: Moment): string | undefined {
  return faceIn(event.words?.[role]);
}

export function faceIn(word: Word | undefined): string | undefined {
  const [, kind, id] = nameIn(word) ?? [];
  return [`${kind}-${id}`, `${id}`].find((name) => name in paths);
}

/** What came of it, in a word that agrees with what it is said of (`on`) and with what it names. */
export function tagOf({ speaker, missedBy }: Pick<Kit, 'speaker' | 'missedBy'>, { tag, event, about, film }: Result): string {
  const by = tag.word === 'miss' && film ? Math.round(missedBy?.(event, film) ?? FAR) : FAR;
  if (by < FAR) return say('tag-miss-by', { amount: Math.max(by, 1) });
  const subject = (role: string | undefined) => (role ? speaker.subject(event, role) : new Name(''));
  const named = subject(tag.names);
  return say(`tag-${tag.word}`, { amount: tag.amount ?? 0, of: tag.of ?? 0, name: new Name(capital(named.text), named.forms), on: subject(about) });
}

/** The result that tells most: the last that counts, a death rather than what is only learnt of it, of several kills how many there
 * were, of several payments all of it. */
export function lastOf({ results }: Moment): Result | undefined {
  const kills = results.filter(({ tag }) => tag.tone === 'kill');
  if (kills.length > 1) return { tag: { tone: 'kill', word: 'kills', amount: kills.length }, event: kills.at(-1)!.event, on: [], bare: false, passing: false };
  const counts = results.findLast(({ passing }) => !passing) ?? results.at(-1);
  const last = counts?.tag.tone === 'news' ? (kills[0] ?? counts) : counts;
  if (!last?.tag.sums) return last;
  const amount = results.reduce((sum, { tag }) => sum + (tag.word === last.tag.word ? (tag.amount ?? 0) : 0), 0);
  return { ...last, tag: { ...last.tag, amount } };
}
