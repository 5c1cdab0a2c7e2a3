// What this reader has chosen: language, theme, name, sound, notices, how to flick, how fast things are staged. Kept in the browser, nowhere else.
import type { Speed } from './director/pace';
import { BUILT, languages } from './languages.svelte';
import { FIRST } from './wire';
import type { Lang } from './words';

const KEY = 'souterrain.setting';

/** How this reader flicks: a pull that is let go; a pull, then a button; or a target that is touched, and buttons, without any gesture. */
export type Flicks = 'release' | 'button' | 'target';
export const FLICKS: readonly Flicks[] = ['release', 'button', 'target'];

interface Kept {
  lang?: Lang;
  theme?: 'dark' | 'light';
  name?: string;
  sound?: boolean;
  volume?: number;
  notices?: boolean;
  flicks?: Flicks;
  speed?: Speed;
  briefs?: boolean;
  level?: string;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** The language that this browser asks for, as far as the page can tell before it has asked the server. */
function preferred(): Lang {
  const wanted = navigator.languages.flatMap((lang) => [lang, lang.split('-')[0]!]);
  return wanted.find((lang) => BUILT.includes(lang)) ?? FIRST;
}

class Setting {
  /** Nobody has chosen yet: the page asks for the language once. */
  first = $state(kept().lang === undefined);
  lang = $state<Lang>(kept().lang ?? preferred());
  theme = $state(kept().theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'));
  name = $state(kept().name ?? '');
  sound = $state(kept().sound ?? true);
  /** From 0 to 1. */
  volume = $state(kept().volume ?? 1);
  /** Notices of the browser, for who looks elsewhere: only after they were asked for. */
  notices = $state(kept().notices ?? false);
  flicks = $state<Flicks>(kept().flicks ?? 'release');
  speed = $state<Speed>(kept().speed ?? 'normal');
  /** The goal is told before the first move. */
  briefs = kept().briefs ?? true;

  /** The computers that this reader plays against: whoever stands in for them plays like these. */
  level = $state(kept().level ?? 'adept');

  constructor() {
    void languages.learn(this.lang);
    void languages.fill().then(() => {
      if (!(this.lang in languages.names)) this.lang = FIRST; // it was spoken here once
    });
  }

  async choose(lang: Lang): Promise<void> {
    await languages.learn(lang);
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

  soundAt(volume: number): void {
    this.volume = volume;
    this.keep();
  }

  flickBy(flicks: Flicks): void {
    this.flicks = flicks;
    this.keep();
  }

  stageAt(speed: Speed): void {
    this.speed = speed;
    this.keep();
  }

  keep(): void {
    localStorage.setItem(KEY, JSON.stringify({ lang: this.lang, theme: this.theme, name: this.name, sound: this.sound, volume: this.volume, notices: this.notices, flicks: this.flicks, speed: this.speed, briefs: this.briefs, level: this.level }));
  }
}

export const setting = new Setting();
