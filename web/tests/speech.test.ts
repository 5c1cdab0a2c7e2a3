import { expect, it, vi } from 'vitest';
import { Speaker } from '../src/speech';
import { Words } from '../src/words';

const WORDS = new Words('en', 'log-put-back = { $disc } is put back{ $chain-count ->\n    [0] .\n   *[other] {""} ({ $chain }), { $place }.\n}\n');
const SPEAKER = new Speaker(WORDS, { shown: { names: {} }, decision: null, roles: {}, kinds: [] } as never);

it('what an older program told is said without what it did not tell', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(SPEAKER.event({ seq: 1, name: 'put_back', data: { disc: 'Orc 1', chain: [], place: '' } })).toBe('Orc 1 is put back.');
  expect(warned).not.toHaveBeenCalled();
  expect(SPEAKER.event({ seq: 1, name: 'put_back', data: { disc: 'Orc 1' } })).not.toContain('$');
  expect(warned).toHaveBeenCalledOnce();
});
