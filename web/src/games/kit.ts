// What the page needs to show one game: its book and words, who speaks, how options name things, and the board itself.
//
// A game's folder, here or in `page/` of a game from outside, has `open.ts` (its kit), `cover/` (its picture, its name and what is said
// of it on the shelf), and if it likes `guide.ts`, `icons.json` and words of its own. It is found by being there: `build/games.ts`.
import { boards } from 'virtual:games';
import type { Component } from 'svelte';
import type { Parts, Picker } from '../ask/picker.svelte';
import type { Beats } from '../director/beats';
import type { EventSeen } from '../game';
import type { Link } from '../link.svelte';
import { Speaker } from '../speech';
import type { Heard } from '../table/sound';
import type { Book, Film } from '../wire';
import type { Words } from '../words';

interface Shown {
  link: Link;
  kit: Kit;
  picker: Picker;
}

export interface Kit {
  book: Book;
  words: Words;
  speaker: Speaker;
  parts: Parts;
  /** Every thing of an option is to be pressed, even where one of them would do. */
  whole?: boolean;
  /** Whether a seat is of side B, orange and angular; if not given, every second one. */
  isB?: (seat: number) => boolean;
  /** Which events are heard, and as what. */
  sounds?: Readonly<Record<string, Heard>>;
  /** How what happens is staged; if not given, it is drawn as it is told. */
  beats?: Beats;
  /** By how many millimetres a flick that met nobody went past whom it might have met. */
  missedBy?: (missed: EventSeen, film: Film) => number | undefined;
  /** It is played by flicking: the menu says how. */
  flicks?: boolean;
  /** The events that tell how it ended; if not given, the last one does. */
  endings?: readonly string[];
  Board: Component<Shown>;
  /** What the game has in the column beside the board. */
  Rail?: Component<Shown>;
}

export type Open = (link: Link) => Omit<Kit, 'book' | 'words' | 'speaker'>;

export async function kitFor(link: Link, book: Book, words: Words): Promise<Kit> {
  // What lies on a table that can no longer be played is not known: its log can be read.
  const load = link.frozen ? () => import('./plain/open') : boards[link.expansion] ?? boards[link.game] ?? (() => import('./plain/open'));
  const { open } = await load();
  return { book, words, speaker: new Speaker(words, link), ...open(link) };
}
