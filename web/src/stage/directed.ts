// The director of a game's table: what the game has to stage, and what is heard of it.
import { Director } from '../director/director.svelte';
import type { Pace } from '../director/pace';
import type { Kit } from '../games/kit';
import type { Link } from '../link.svelte';
import { hear } from '../table/sound';
import { hearStep } from './voices';

export function directorFor(link: Link, { beats = { events: {} }, sounds = {} }: Kit, pace: Pace): Director {
  return new Director(link, beats, pace, (moment, phase, events) => {
    hearStep(moment, phase);
    hear(events, sounds);
  });
}
