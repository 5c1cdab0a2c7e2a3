// Sentences with slots, in one language: Project Fluent, with the functions that content/text.py offers to translators.
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import { Name, type Spelt } from './name';
import { BETWEEN, FIRST, FORMS, type Called, type Phrase, type Several } from './wire';

/** The code of a language. */
export type Lang = string;
/** Files of words, as a folder has them: `./words/fr.ftl`. */
export type Files = Readonly<Record<string, string>>;
export type Slots = Readonly<Record<string, Spelt | boolean>>;
/** What a thing is called, in no language yet: see content/word.py. */
export type Word = boolean | number | string | Called | Phrase | Several;

/** The name in a word: its own, or that of what it is said of. */
export function nameIn(word: Word | undefined): Called | undefined {
  if (!Array.isArray(word) || word[0] === 'all') return undefined;
  return word[0] === 'name' ? word : nameIn(word[2][word[3]]);
}

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

  /** A word as it is said in this language; a name with its grammar. */
  spell(word: Word): Spelt {
    if (typeof word === 'boolean') return String(word);
    if (!Array.isArray(word)) return word;
    if (word[0] === 'all') return this.joined(word[1].map((each) => this.spell(each)), word[2]);
    if (word[0] === 'name') {
      const [, kind, id, number, forms] = word;
      const name = number ? this.numbered(kind, id, number) : this.name(kind, id);
      return new Name(name.text, { ...name.forms, ...this.forms(forms) });
    }
    const [, key, given, formOf, own] = word;
    const slots = mapped(given, (each) => this.spell(each));
    const like = slots[formOf];
    const forms = mapped(like instanceof Name ? like.forms : {}, (text, form) => (form === 'gender' ? text : this.say(key, { ...slots, [formOf]: text })));
    return new Name(this.say(key, slots), { ...forms, ...this.forms(own) });
  }

  /** A form that is a name is said with its article. */
  private forms(forms: Readonly<Record<string, Word>>): Record<string, string> {
    return mapped(forms, (word) => {
      const said = this.spell(word);
      return said instanceof Name ? said.form('the') : String(said);
    });
  }

  /** Several names as one: each form of it joins that form of all. */
  joined(words: readonly Spelt[], by = 'and'): Name {
    const forms = new Set(words.flatMap((word) => (word instanceof Name ? Object.keys(word.forms) : [])));
    const form = (name: string) => this.join(words.map((word) => (word instanceof Name ? word.form(name) : String(word))), by);
    return new Name(this.join(words.map(String), by), Object.fromEntries([...forms].map((name) => [name, form(name)])));
  }

  /** The language links the last of them; the others only follow one another. */
  private join(texts: readonly string[], by: string): string {
    const between = BETWEEN[by];
    if (between || texts.length < 2) return texts.join(between);
    return this.say(`list-${by}`, { rest: texts.slice(0, -1).join(', '), last: texts.at(-1)! });
  }
}

function mapped<From, To>(record: Readonly<Record<string, From>>, make: (value: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]));
}

/** The language of a file of words. */
export function langOf(path: string): Lang {
  return /([^/]+)\.ftl$/.exec(path)?.[1] ?? '';
}

/** With a capital at the start: names stand anywhere in a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
