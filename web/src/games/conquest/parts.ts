// Which things on the table an option of Conquest is done to: a card that is laid on the table, a disc, or a corner of the arena.
// What has none is a button.
import type { Parts } from '../../ask/picker.svelte';

export const partsOf: Parts = (decision, { verb, subjects }) => {
  if (subjects.card !== undefined) return [[`card:${subjects.card}`], ['table']];
  if (subjects.disc !== undefined) return [[`disc:${subjects.disc}`]];
  if (decision.kind === 'choose_corner') return [[`corner:${verb}`]];
  return [];
};
