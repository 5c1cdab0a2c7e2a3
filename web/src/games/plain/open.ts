// A game that has no board of its own on the page yet: its questions can be read and answered, its log followed.
import Board from './Board.svelte';

export function open() {
  return { parts: () => [], Board };
}
