// What was refused, in the reader's language. Sentences about a game come with its book, those about the table with the page. The
// server's own sentence is English: readers of another language are told at least what kind of refusal it is.
import { Denied } from './door';
import { has, say } from './page.svelte';
import { setting } from './setting.svelte';
import { FIRST, type Refusal } from './wire';
import type { Words } from './words';

export function told({ code, message, said, slots = {} }: Refusal, book?: Words): string {
  const key = `refused-${said}`;
  if (said && book?.has(key)) return book.say(key, slots);
  if (said && has(key)) return say(key, slots);
  return setting.lang === FIRST ? message : say(`refused-${code}`);
}

const UNLOADED = /fetch|import/; // a part of the page that could not be loaded

/** What went wrong, for people. */
export function reasonOf(error: unknown, book?: Words): string {
  if (error instanceof Denied) return told(error.refusal, book);
  if (error instanceof TypeError && UNLOADED.test(error.message)) return say('refused-unreachable');
  return error instanceof Error ? error.message : String(error);
}
