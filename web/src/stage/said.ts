// A moment in words: who it is about first, then the rest of the sentence; and what came of it.
import type { Moment, Result } from '../director/beats';
import type { Kit } from '../games/kit';
import { say } from '../page.svelte';
import { capital } from '../words';

export interface Said {
  name: string;
  rest: string;
}

/** The sentence of the chronicle, parted after the name if it begins with it; the name before it if it has none. */
export function saidOf({ speaker }: Kit, { event, role }: Moment): Said {
  const sentence = speaker.event(event);
  if (!role) return { name: '', rest: sentence };
  const called = speaker.subject(event, role);
  const forms = [called.text, ...Object.values(called.forms)].map(capital);
  const [name] = forms.filter((form) => form && sentence.startsWith(form)).sort((a, b) => b.length - a.length);
  if (!name && forms.some((form) => sentence.includes(form))) return { name: '', rest: sentence };
  return name ? { name, rest: sentence.slice(name.length) } : { name: capital(called.form('the')), rest: ` · ${sentence}` };
}

export function tagOf({ tag }: Result): string {
  return say(`tag-${tag.word}`, { amount: tag.amount ?? 0 });
}

/** The result that tells most: the last one. */
export function lastOf({ results }: Moment): Result | undefined {
  return results.at(-1);
}
