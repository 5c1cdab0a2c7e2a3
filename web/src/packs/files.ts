// A pack from the reader's disk: its files one by one, or all of them in a zip file. Only texts of facts and words are taken.
import { Denied, denied } from '../door';

export type Files = Record<string, string>;

const LARGEST = 131_072; // bytes of all of it, as the server has it too
const WANTED = /^[\w-]+\.(toml|ftl)$/;
const [END, ENTRY] = [0x06054b50, 0x02014b50];
const [STORED, DEFLATED] = [0, 8];

export async function packOf(chosen: readonly File[]): Promise<Files> {
  const parts = await Promise.all(chosen.map(async (file) => (file.name.toLowerCase().endsWith('.zip') ? unzipped(new Uint8Array(await whole(file))) : { [file.name]: decoded(await whole(file)) })));
  const files = Object.fromEntries(parts.flatMap((part) => Object.entries(part)).filter(([name]) => WANTED.test(name)));
  if (!('pack.toml' in files)) throw denied('bad-setup', 'pack-manifest');
  return files;
}

async function whole(file: File): Promise<ArrayBuffer> {
  if (file.size > LARGEST) throw denied('too-large', 'pack-large');
  return file.arrayBuffer();
}

function decoded(bytes: BufferSource): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw denied('bad-setup', 'pack-unread');
  }
}

/** The files in a zip, without the folder they lie in. Its list stands at the end, and says where each begins. */
export async function unzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Files> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let end = bytes.length - 22;
    while (view.getUint32(end, true) !== END) end -= 1;
    let at = view.getUint32(end + 16, true);
    const found: Files = {};
    let size = 0;
    for (let left = view.getUint16(end + 10, true); left > 0 && view.getUint32(at, true) === ENTRY; left -= 1) {
      const [way, packed, plain] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
      const [nameLength, extra, comment] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true), view.getUint16(at + 32, true)];
      const name = decoded(bytes.subarray(at + 46, at + 46 + nameLength)).split('/').at(-1)!;
      const local = view.getUint32(at + 42, true);
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      at += 46 + nameLength + extra + comment;
      if (!WANTED.test(name)) continue;
      if ((size += plain) > LARGEST) throw denied('too-large', 'pack-large');
      found[name] = decoded(await inflated(bytes.slice(from, from + packed), way, plain));
    }
    return found;
  } catch (error) {
    if (error instanceof Denied) throw error;
    throw denied('bad-setup', 'pack-unread');
  }
}

/** As many bytes as were said, whatever the packed ones would make. */
async function inflated(packed: Uint8Array<ArrayBuffer>, way: number, plain: number): Promise<Uint8Array<ArrayBuffer>> {
  if (way === STORED) return packed;
  if (way !== DEFLATED) throw denied('bad-setup', 'pack-unread');
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const all = new Uint8Array(plain);
  let at = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (at + part.value.length > plain) throw denied('bad-setup', 'pack-unread');
    all.set(part.value, at);
    at += part.value.length;
  }
  return all;
}
