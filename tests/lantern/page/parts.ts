// Which things an option is done to: the card it names. What names none is a button.
import type { Parts } from '../../../web/src/ask/picker.svelte';

export const partsOf: Parts = (_, { subjects }) => (subjects.card === undefined ? [] : [[`card:${subjects.card}`]]);
