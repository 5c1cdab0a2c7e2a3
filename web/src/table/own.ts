// The seats of a table that this browser holds, for whoever comes by another of its links.
import * as door from '../door';
import { recall } from '../remembered';

/** The keys of the seats that are played here, if they still open the table and the address has another; else nothing. */
export async function ownSeat(table: string, key: string): Promise<string> {
  const known = recall(table);
  if (!known?.mine?.length || !known.key || known.key === key) return '';
  const opens = await door.look(table, known.key).then(() => true, () => false);
  return opens ? known.key : '';
}
