// The flick of a room that one will remember.
import type { EventSeen } from '../../game';
import { standing } from '../../standing';

export interface Flicked {
  /** The kill, which names its hero. */
  event: EventSeen;
  kills: number;
}

const KILLS = ['killed', 'banished'];

/** Of the flicks since the room was laid out, the one that killed most; of several the last. */
export function bestFlick(happened: readonly EventSeen[]): Flicked | null {
  let best: Flicked | null = null;
  let now: Flicked | null = null;
  const events = standing(happened);
  for (const event of events.slice(events.findLastIndex(({ name }) => name === 'board_laid') + 1)) {
    if (event.name === 'flicked') now = { event, kills: 0 };
    else if (now && KILLS.includes(event.name) && event.data?.figure) {
      now = { event, kills: now.kills + 1 };
      if (now.kills >= (best?.kills ?? 0)) best = now;
    }
  }
  return best;
}
