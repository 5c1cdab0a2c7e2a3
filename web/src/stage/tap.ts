// A tap on the board goes on to what is staged next; a map that is dragged along does not.
const SLIP = 8; // pixels that a finger may slip

/** Whether a click is a tap on a board, and not on what lies beside it or is pressed for itself. */
export function taps(board: HTMLElement, ontap: () => void) {
  let from = { x: 0, y: 0 };
  const down = ({ clientX: x, clientY: y }: PointerEvent) => (from = { x, y });
  const click = ({ clientX, clientY, detail, target }: MouseEvent) => {
    const isTap = detail > 0 && Math.hypot(clientX - from.x, clientY - from.y) <= SLIP; // keys click too
    if (isTap && !(target as Element).closest('.rail, button, a, input')) ontap();
  };
  board.addEventListener('pointerdown', down, true);
  board.addEventListener('click', click, true);
  return {
    destroy() {
      board.removeEventListener('pointerdown', down, true);
      board.removeEventListener('click', click, true);
    },
  };
}
