// What this reader has chosen: language, theme, name. Kept in the browser, nowhere else.
import type { Lang } from './words';

const KEY = 'souterrain.setting';

interface Kept {
  lang?: Lang;
  theme?: 'dark' | 'light';
  name?: string;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Setting {
  /** Nobody has chosen yet: the page asks for the language once. */
  first = $state(kept().lang === undefined);
  lang = $state<Lang>(kept().lang ?? (navigator.language.startsWith('fr') ? 'fr' : 'en'));
  theme = $state(kept().theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'));
  name = $state(kept().name ?? '');

  choose(lang: Lang): void {
    this.lang = lang;
    this.first = false;
    this.keep();
  }

  turnTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    this.keep();
  }

  keep(): void {
    localStorage.setItem(KEY, JSON.stringify({ lang: this.lang, theme: this.theme, name: this.name }));
  }
}

export const setting = new Setting();
