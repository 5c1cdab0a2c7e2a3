import { expect, test } from 'vitest';
import { momentsOf } from '../../director/beats';
import { BEATS } from './beats';
import { Name } from '../../name';

const KIT = { speaker: { subject: () => new Name('the Mute Headsman'), event: () => 'Somewhere.' } } as never;

test('a demon has its face in the big line, whether it comes or comes back', () => {
  for (const name of ['brought_in', 'returned']) {
    const event = { seq: 1, name, data: { fighter: 9, type: 'demon' }, words: { fighter: ['name', 'creature', 'headsman', 1, {}] as never } };
    expect(BEATS.events[name]!.banner!(event, KIT, [])).toEqual({ title: 'The Mute Headsman', text: 'Somewhere.', faces: [{ icon: 'headsman', count: 1 }] });
  }
});

test('whoever acts is on its own side, though the other is asked; whoever is dragged is not', () => {
  const seatOf = (name: string, kind: string) => {
    const words = { fighter: ['name', kind, 'blade', 1, {}] as never };
    return momentsOf([{ seq: 1, name, data: { fighter: 2, tile: 3 }, words }], { beats: BEATS, roles: {}, seat: 1, last: null, next: 0 })[0]!.seat;
  };
  expect([seatOf('moved', 'warrior'), seatOf('moved', 'creature'), seatOf('dragged', 'warrior')]).toEqual([0, 1, 1]);
});

test('what one power brings is not told of another', () => {
  const told = [{ name: 'triggered', data: { power: 'unleashed' } }, { name: 'threat_gained', data: { amount: 3, by_power: 'abyssal-threat' } }];
  const moments = momentsOf(told.map((event, seq) => ({ ...event, seq })), { beats: BEATS, roles: {}, seat: 1, last: null, next: 0 });
  expect(moments.map(({ event, results }) => [event.name, results.length])).toEqual([['triggered', 0], ['threat_gained', 1]]);
});
