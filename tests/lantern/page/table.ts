// What lies on the table of the lantern, as the server tells it: the twin of state.py, and of facts.py where the board needs it.
export interface Table {
  round: number;
  bearers: { place: number; oil: number }[];
  deck: unknown[] | number;
  /** By seat; what is hidden is null. */
  hands: Record<number, (string | null)[]>;
}

export interface Facts {
  card: Record<string, { oil: number }>;
  corridor: Record<string, { length: number; rounds: number; draughts: number[] }>;
}

/** The kind of a card: `trip` for `trip/2`. */
export function idOf(card: string): string {
  return card.split('/')[0] ?? '';
}
