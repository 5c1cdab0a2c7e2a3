// Sentences with slots, in one language: Project Fluent, with the functions that content/text.py offers to translators.
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import { Name, type Word } from './name';
import { FIRST } from './wire';

/** The code of a language. */
export type Lang = string;
/** Files of words, as a folder has them: `./words/fr.ftl`. */
export type Files = Readonly<Record<string, string>>;
export type Slots = Readonly<Record<string, Word | boolean>>;

const FORMS = ['gender', 'plural', 'the', 'a', 'of', 'to'];

export class Words {
  private readonly bundle: FluentBundle;
  private readonly names = new Map<string, Name>();

  constructor(
    readonly lang: Lang,
    readonly source: string,
  ) {
    this.bundle = new FluentBundle([lang, FIRST], {
      useIsolating: false,
      functions: {
        GENDER: ([name]) => (name instanceof Name ? (name.forms.gender ?? '') : ''),
        FORM: ([name, form]) => (name instanceof Name ? name.form(String(form)) : (name ?? '')),
        NAME: ([id, kind]) => this.name(String(kind), String(id)) as FluentValue,
      },
    });
    this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return Boolean(this.pattern(key));
  }

  /** A sentence; `key` is a message, or a message and its attribute. What has no words says its own key: ugly, but seen. */
  say(key: string, slots: Slots = {}): string {
    const pattern = this.pattern(key);
    if (!pattern) return key;
    const given = Object.fromEntries(
      Object.entries(slots).map(([slot, value]) => [slot, typeof value === 'boolean' ? String(value) : value]),
    );
    return this.bundle.formatPattern(pattern, given as Record<string, FluentValue>, []);
  }

  private pattern(key: string) {
    const [id = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /** What a thing is called. */
  name(kind: string, id: string): Name {
    const key = `${kind}-${id}`;
    let name = this.names.get(key);
    if (!name) {
      const attributes = this.bundle.getMessage(key)?.attributes ?? {};
      const forms = FORMS.filter((form) => form in attributes).map((form) => [form, this.say(`${key}.${form}`)]);
      name = new Name(this.say(key), Object.fromEntries(forms));
      this.names.set(key, name);
    }
    return name;
  }

  /** One of several of the same name: Blade 2, with the grammar of Blade. */
  numbered(kind: string, id: string, number: number): Name {
    const name = this.name(kind, id);
    const said = Object.keys(this.bundle.getMessage('name-numbered')?.attributes ?? {}).filter((form) => form in name.forms);
    const slots = { name, number };
    const forms = Object.fromEntries(said.map((form) => [form, this.say(`name-numbered.${form}`, slots)]));
    return new Name(this.say('name-numbered', slots), { ...name.forms, ...forms });
  }
}

/** The language of a file of words. */
export function langOf(path: string): Lang {
  return /([^/]+)\.ftl$/.exec(path)?.[1] ?? '';
}

/** With a capital at the start: names stand anywhere in a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
