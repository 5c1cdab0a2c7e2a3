// What a thing is called, with its grammar: the twin of `Name` in content/text.py.
import { FluentType } from '@fluent/bundle';

export type Forms = Readonly<Record<string, string>>;

export class Name extends FluentType<string> {
  constructor(
    readonly text: string,
    readonly forms: Forms = {},
  ) {
    super(text);
  }

  override toString(): string {
    return this.text;
  }

  form(name: string): string {
    return this.forms[name] ?? this.text;
  }

  with(forms: Forms): Name {
    return new Name(this.text, { ...this.forms, ...forms });
  }
}

export type Word = Name | string | number;

/** Several names as one: each form of it joins that form of all. */
export function joined(words: readonly Word[], by = ', '): Name {
  const forms = new Set(words.flatMap((word) => (word instanceof Name ? Object.keys(word.forms) : [])));
  const join = (pick: (word: Word) => string) => words.map(pick).join(by);
  return new Name(
    join(String),
    Object.fromEntries([...forms].map((form) => [form, join((word) => (word instanceof Name ? word.form(form) : String(word)))])),
  );
}
