// A pack as somebody packs it, and files that are none.
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Denied } from '../src/door';
import { packOf } from '../src/packs/files';

/** A zip as `zip -r` makes it, of one file that says it is so long. */
function zip(name: string, text: string, says = text.length): Uint8Array<ArrayBuffer> {
  const [title, packed] = [Buffer.from(name), deflateRawSync(text)];
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(title.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(says, 24);
  entry.writeUInt16LE(title.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + title.length + packed.length, 16);
  return new Uint8Array(Buffer.concat([local, title, packed, entry, title, end]));
}

const saidOf = (files: File[]) => packOf(files).then(() => '', (error: unknown) => (error as Denied).refusal.said);

it('takes the files of a pack, one by one or zipped, and nothing else', async () => {
  expect(await packOf([new File(['id = 1'], 'pack.toml'), new File(['x'], 'notes.md')])).toEqual({ 'pack.toml': 'id = 1' });
  expect(await packOf([new File([zip('filth/pack.toml', 'id = "filth"')], 'filth.zip')])).toEqual({ 'pack.toml': 'id = "filth"' });
});

it('says what is wrong with what is no pack', async () => {
  expect(await saidOf([new File(['x'], 'cards.toml')])).toBe('pack-manifest');
  expect(await saidOf([new File(['x'.repeat(200_000)], 'pack.toml')])).toBe('pack-large');
  expect(await saidOf([new File(['no zip at all'], 'filth.zip')])).toBe('pack-unread');
  expect(await saidOf([new File([new Uint8Array([0xff, 0xfe])], 'pack.toml')])).toBe('pack-unread');
});

it('unpacks no more than was said, and no more than a pack may have', async () => {
  const bomb = 'x'.repeat(5_000_000);
  expect(await saidOf([new File([zip('pack.toml', bomb)], 'bomb.zip')])).toBe('pack-large');
  expect(await saidOf([new File([zip('pack.toml', bomb, 100)], 'bomb.zip')])).toBe('pack-unread');
});
