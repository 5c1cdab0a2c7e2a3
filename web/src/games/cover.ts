// What a game shows of itself on the shelf: a picture, its name, and what is said of it.
import type { Component } from 'svelte';
import { covers } from 'virtual:games';
import { sayer } from '../page.svelte';
import type { Files, Slots } from '../words';

export interface Cover {
  Art: Component;
  /** `title`, with what is said of it in a line (`.lead`), who can play (`.seats`) and how long it takes (`.time`). */
  words: Files;
  /** The seat that newcomers like to take, where it is not the first. */
  seat?: number;
  /** Questions that tell nothing secret but what they name of the table: at one screen they are asked before all eyes. */
  open?: readonly string[];
  /** Options that give a match its name, besides its scenario. */
  telling?: string[];
}

const SAYERS = Object.fromEntries(Object.entries(covers).map(([game, { words }]) => [game, sayer(`${game}/cover`, words)]));

/** How many there are. */
export const COVERS = Object.keys(covers).length;

export function hasCover(game: string): boolean {
  return game in covers;
}

/** What a game is called, or a line of its cover. */
export function onCover(game: string, line = '', slots?: Slots): string {
  return SAYERS[game]?.(line ? `title.${line}` : 'title', slots) ?? game;
}
