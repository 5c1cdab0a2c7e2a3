// What has happened and stands: an answer that is taken back takes back as many events as it led to.
import type { EventSeen } from './game';

/** Of what is told, what has not been taken back. What happens around the match rests on no rule, and stays. */
export function standing(events: readonly EventSeen[]): EventSeen[] {
  let kept: EventSeen[] = [];
  for (const event of events) {
    if (event.name === 'rewound') kept = []; // how much of it stood is not told
    if (event.name !== 'undone') kept.push(event);
    else kept = without(kept, Number(event.data?.count ?? 0));
  }
  return kept;
}

/** Without the last so many that rest on a rule. */
function without(events: EventSeen[], count: number): EventSeen[] {
  const ruled = events.filter(({ rule }) => rule);
  const taken = new Set(count ? ruled.slice(-count) : []);
  return events.filter((event) => !taken.has(event));
}
