// What somebody at the table is called: by the name they gave, with what the game calls their seat.
import type { Link } from '../link.svelte';
import type { Words } from '../words';

export function called(link: Link, words: Words, seat: number): string {
  const { role = '', name = '' } = link.seats[seat] ?? {};
  const called = words.has(`seat-${role}`) ? words.say(`seat-${role}`) : role;
  return name ? `${name} (${called})` : called;
}
