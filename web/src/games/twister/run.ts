// A character that escapes: it runs to the end of its way, and leaps out of the labyrinth.
const STEP = 190; // milliseconds from one zone to the next
const LEAP = 620;

/** How long it takes, in milliseconds. */
export function runPlan(cells: number): number {
  return STEP * cells + LEAP;
}
