// The languages of the page. Those whose words are built in are known at once; the server names all there are, and sends the
// page's own words in the others, by the folder they belong to.
import * as door from './door';
import { langOf, type Files } from './words';

/** What every part of the page can be read in. */
export const PAGE = import.meta.glob<string>('./words/*.ftl', { eager: true, query: '?raw', import: 'default' });
export const BUILT = Object.keys(PAGE).map(langOf);

class Languages {
  /** What each language calls itself, by its code. */
  names = $state.raw<Readonly<Record<string, string>>>(Object.fromEntries(BUILT.map((lang) => [lang, nameOf(lang)])));
  /** The page's words in languages that are not built in. */
  added = $state.raw<Readonly<Record<string, Files>>>({});

  /** Ask the server which there are. */
  async fill(): Promise<void> {
    const told = await door.games().catch(() => null); // whoever needs the games says that they cannot be had
    if (told) this.names = told.languages;
  }

  /** Fetch the words of a language, unless they are there. */
  async learn(lang: string): Promise<void> {
    if (BUILT.includes(lang) || lang in this.added) return;
    const words = await door.words(lang).catch(() => ({})); // in English, then
    this.added = { ...this.added, [lang]: words };
  }
}

function nameOf(lang: string): string {
  return /^language-name = (.*)$/m.exec(PAGE[`./words/${lang}.ftl`] ?? '')?.[1] ?? lang;
}

export const languages = new Languages();
