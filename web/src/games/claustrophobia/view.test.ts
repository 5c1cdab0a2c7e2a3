import { expect, test } from 'vitest';
import { SIZE } from '../../look/carve';
import type { Spot } from './table';
import { View } from './view.svelte';

/** A map of twelve tiles in a row and seven below one another, in the window of a desk. */
const TILES: Spot[] = [...Array.from({ length: 12 }, (_, x) => ({ x, y: 0 })), ...Array.from({ length: 6 }, (_, y) => ({ x: 0, y: y + 1 }))];
const FAR = 0.62;

function mapOf(tiles = TILES) {
  const told: { scene: Spot[] | null } = { scene: null };
  const view = new View(() => tiles, () => undefined, () => told.scene, () => false);
  [view.width, view.height] = [900, 420];
  const sees = ({ x, y }: Spot) => {
    const { frame } = view;
    const [left, top] = [(x * SIZE - frame.x) * frame.scale, (y * SIZE - frame.y) * frame.scale];
    const wide = SIZE * frame.scale;
    return left >= 0 && top >= 0 && left + wide <= view.width && top + wide <= view.height;
  };
  return { view, told, sees };
}

test('a large map goes nearer to who acts and on whom, and comes back', () => {
  const { view, told, sees } = mapOf();
  const before = view.frame;
  expect(before.scale).toBe(FAR);
  told.scene = [{ x: 10, y: 0 }, { x: 11, y: 0 }];
  expect(view.scale).toBeGreaterThan(1);
  expect(told.scene.every(sees)).toBe(true);
  told.scene = null;
  expect(view.frame).toEqual(before);
});

test('it stays where it is as long as that shows what goes on', () => {
  const { view, told } = mapOf();
  told.scene = [{ x: 0, y: 2 }, { x: 0, y: 3 }];
  const { frame } = view;
  told.scene = [{ x: 0, y: 3 }];
  expect(view.frame).toEqual(frame);
  told.scene = []; // a power of the board of destiny lies nowhere
  expect(view.frame).toEqual(frame);
  told.scene = [{ x: 9, y: 0 }];
  expect(view.frame.x).toBeGreaterThan(frame.x);
});

test('far apart, both are seen, and no nearer than that allows', () => {
  const { view, told, sees } = mapOf();
  told.scene = [{ x: 0, y: 0 }, { x: 7, y: 0 }];
  expect(told.scene.every(sees)).toBe(true);
  told.scene = [{ x: 0, y: 0 }, { x: 11, y: 6 }];
  expect(view.scale).toBe(FAR);
});

test('a small map is near already', () => {
  const { view, told } = mapOf([{ x: 0, y: 0 }, { x: 1, y: 0 }]);
  const { frame } = view;
  told.scene = [{ x: 1, y: 0 }];
  expect(view.frame).toEqual(frame);
});

test('nothing moves under a finger; where a hand puts the map it stays, until all is told', () => {
  const { view, told } = mapOf();
  const before = view.frame;
  told.scene = [{ x: 10, y: 0 }];
  const near = view.frame;
  view.isHeld = true;
  told.scene = [{ x: 0, y: 6 }];
  expect(view.frame).toEqual(near);
  view.pan(-30, -12);
  const put = view.frame;
  expect([put.x - near.x, put.y - near.y, put.scale]).toEqual([30 / near.scale, 12 / near.scale, near.scale]);
  view.isHeld = false;
  told.scene = [{ x: 3, y: 0 }];
  expect(view.frame).toEqual(put);
  view.zoomBy(1.2);
  expect(view.scale).toBeCloseTo(near.scale * 1.2);
  told.scene = null;
  expect(view.frame).toEqual(before);
});

test('a finger that rests on the far map keeps it far', () => {
  const { view, told } = mapOf();
  const before = view.frame;
  view.isHeld = true;
  told.scene = [{ x: 10, y: 0 }];
  expect(view.frame).toEqual(before);
});
