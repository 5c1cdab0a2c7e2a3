// How fast it is staged what others do: as the reader has chosen, at once for who does not look.
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export const RATES: Record<Speed, number> = { slow: 0.5, normal: 1, fast: 2.5, instant: Infinity };
/** By how much faster goes what there is no time for. */
export const HURRIED = 2.5;

/** Time on a stage passes so much faster than the clock's; not at all where everything is drawn as it is told. */
export interface Pace {
  readonly rate: number;
  readonly isStill: boolean;
  /** However long it is, all of it is told: the reader came to watch. */
  readonly isPatient?: boolean;
}
