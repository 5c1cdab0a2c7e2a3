// What this reader has chosen: language, theme, name, sound, notices. Kept in the browser, nowhere else.
import type { Lang } from './words';

const KEY = 'souterrain.setting';

interface Kept {
  lang?: Lang;
  theme?: 'dark' | 'light';
  name?: string;
  sound?: boolean;
  notices?: boolean;
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
  sound = $state(kept().sound ?? true);
  /** Notices of the browser, for who looks elsewhere: only after they were asked for. */
  notices = $state(kept().notices ?? false);

  choose(lang: Lang): void {
    this.lang = lang;
    this.first = false;
    this.keep();
  }

  turnTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    this.keep();
  }

  turnSound(): void {
    this.sound = !this.sound;
    this.keep();
  }

  keep(): void {
    localStorage.setItem(KEY, JSON.stringify({ lang: this.lang, theme: this.theme, name: this.name, sound: this.sound, notices: this.notices }));
  }
}

export const setting = new Setting();
