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
}

/** A word as it is said in a language. */
export type Spelt = Name | string | number;
