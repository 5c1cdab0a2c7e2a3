import { describe, expect, it } from 'vitest';
import { Aim } from '../src/flick/aim.svelte';
import type { FlickSeen } from '../src/wire';

const asked: FlickSeen = { type: 'flick', asked: 1, seat: 0, kind: 'flick', rule: 'r', disc: 'a', top_speed: 3_000_000, towards: [[100_000, 0]] };
const degrees = (angle: number) => (angle * Math.PI) / 180;

function aiming(helped = false): Aim {
  const aim = new Aim(() => helped);
  aim.begin(asked, 0);
  return aim;
}

describe('an aim', () => {
  it('begins at the first target, or straight ahead where there is none', () => {
    expect(aiming().angle).toBe(0);
    const aim = new Aim(() => false);
    aim.begin({ ...asked, towards: [] }, 1);
    expect(aim.angle).toBeCloseTo(1);
  });

  it('is opposite to the pull, and as strong as that is long', () => {
    const aim = aiming();
    expect(aim.pull({ x: 0, y: -75 })).toBe(true);
    expect(aim.angle).toBeCloseTo(Math.PI / 2);
    expect(aim.power).toBeCloseTo(0.5);
    aim.pull({ x: 0, y: -900 });
    expect(aim.power).toBe(1);
  });

  it('is not meant by a pull of a few pixels', () => {
    expect(aiming().pull({ x: 5, y: 5 })).toBe(false);
  });

  it('is never faster than the top, nor too weak to move', () => {
    for (const angle of [0, 1, 2.5, -3]) {
      const aim = aiming();
      aim.turn(angle);
      aim.strengthen(5);
      const [x, y] = aim.answer.split(' ').map(Number) as [number, number];
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(asked.top_speed);
      aim.strengthen(-5);
      const [u, v] = aim.answer.split(' ').map(Number) as [number, number];
      expect(Math.hypot(u, v)).toBeGreaterThan(10_000);
    }
  });

  it('is drawn onto a target and follows slowly where the table helps', () => {
    const helped = aiming(true);
    helped.pull({ x: -100 * Math.cos(degrees(3)), y: -100 * Math.sin(degrees(3)) });
    helped.pull({ x: -100 * Math.cos(degrees(1)), y: -100 * Math.sin(degrees(1)) });
    expect(helped.angle).toBe(0);
    expect(helped.power).toBeCloseTo(100 / 270);
    helped.pull({ x: 0, y: -100 });
    expect(helped.angle).toBeGreaterThan(0.3);
    expect(helped.angle).toBeLessThan(0.8);
  });
});
