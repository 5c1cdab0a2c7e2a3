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
  it('begins straight ahead, not at a target and not yet meant', () => {
    const aim = new Aim(() => false);
    aim.begin(asked, 1);
    expect([aim.angle, aim.begun]).toEqual([1, false]);
  });

  it('begins at the first target for who asks for that, if there is one', () => {
    const aim = new Aim(() => false);
    aim.begin(asked, 1, true);
    expect([aim.angle, aim.begun]).toEqual([0, true]);
    aim.begin({ ...asked, towards: [] }, 1, true);
    expect([aim.angle, aim.begun]).toEqual([1, false]);
  });

  it('is opposite to the pull', () => {
    const aim = aiming();
    aim.hold();
    aim.pull({ x: 0, y: -1 }, 0.5);
    expect(aim.angle).toBeCloseTo(Math.PI / 2);
    expect([aim.power, aim.begun, aim.pulling]).toEqual([0.5, true, true]);
  });

  it('is what it was before when the pull is taken back', () => {
    const aim = aiming();
    aim.hold();
    aim.pull({ x: 0, y: -1 }, 0.5);
    aim.back();
    expect([aim.angle, aim.begun, aim.pulling]).toEqual([0, false, false]);
    aim.turnTo(1);
    aim.hold();
    aim.pull({ x: -1, y: 0 }, 1);
    aim.back();
    expect([aim.angle, aim.begun]).toEqual([1, true]);
    aim.pull({ x: 1, y: 0 }, 1);
    aim.letGo();
    expect([Math.abs(aim.angle), aim.power, aim.pulling]).toEqual([Math.PI, 1, false]);
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
    helped.pull({ x: -Math.cos(degrees(3)), y: -Math.sin(degrees(3)) }, 0.4);
    helped.pull({ x: -Math.cos(degrees(1)), y: -Math.sin(degrees(1)) }, 0.4);
    expect(helped.angle).toBe(0);
    expect(helped.power).toBeCloseTo(0.4);
    helped.pull({ x: 0, y: -1 }, 0.4);
    expect(helped.angle).toBeGreaterThan(0.3);
    expect(helped.angle).toBeLessThan(0.8);
  });
});
