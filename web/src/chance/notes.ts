// What this browser keeps of the tables where it has added to chance: the salt that it has pledged, and what it was shown when it gave
// one. By this it knows afterwards whether the server has told everybody the same.
export interface Noted {
  noted: number;
  seat: number;
  seal: string;
  pledges: Record<string, string>;
  salt: string;
  /** How many acts there were. */
  at: number;
  /** The server has said so; else it may have come too late. */
  taken: boolean;
}

export interface Kept {
  table: string;
  seat: number;
  salt: string;
  /** Of the salt that has left this browser, and of which nobody knows yet whether chance was made. */
  pending: Noted | null;
  /** All that left before. */
  notes: Noted[];
  /** Seats that were in chance at some time. */
  wereIn: number[];
  /** The seats that were to be in the beginning. */
  begun: number[] | null;
  /** How often a salt left because the match had gone back. */
  backs: number;
}

const KEY = 'souterrain.chance';
const MOST = 24;

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

export function keptFor(table: string, seat: number): Kept {
  const fresh = { table, seat, salt: '', pending: null, notes: [], wereIn: [], begun: null, backs: 0 };
  return { ...fresh, ...all().find((each) => each.table === table && each.seat === seat) };
}

export function keep(kept: Kept): void {
  const others = all().filter((each) => each.table !== kept.table || each.seat !== kept.seat);
  localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
}

export function notesOf(table: string): Noted[] {
  return all().flatMap((each) => (each.table === table ? [...each.notes, ...(each.pending ? [each.pending] : [])] : []));
}

/** A match file with what was noted here, which `souterrain verify` compares with it. */
export async function withNotes(table: string, file: Blob): Promise<Blob> {
  const isWhole = (await file.slice(0, 40).text()).includes('"souterrain-match"');
  return isWhole ? new Blob([file, ...notesOf(table).map((note) => `${JSON.stringify(note)}\n`)]) : file;
}
