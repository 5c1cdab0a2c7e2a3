// A server that says nothing any more is noticed within seconds; one that answers is left alone.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Alive, PATIENCE, SILENCE } from '../src/alive';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listening(answers: boolean) {
  const lost = vi.fn();
  const asked = vi.fn(() => {
    if (answers) setTimeout(() => alive.heard(), 50);
  });
  const alive: Alive = new Alive(asked, lost, () => Date.now());
  alive.heard();
  return { alive, asked, lost };
}

it('loses who does not answer, within seconds', () => {
  const { asked, lost } = listening(false);
  vi.advanceTimersByTime(SILENCE - 1000);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(PATIENCE + 3000);
  expect(asked).toHaveBeenCalledOnce();
  expect(lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(lost).toHaveBeenCalledOnce();
});

it('keeps who answers, and asks nobody after the end', () => {
  const { alive, asked, lost } = listening(true);
  vi.advanceTimersByTime(60_000);
  expect(asked.mock.calls.length).toBeGreaterThan(5);
  expect(lost).not.toHaveBeenCalled();
  const before = asked.mock.calls.length;
  alive.stop();
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveBeenCalledTimes(before);
});
