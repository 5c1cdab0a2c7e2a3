// How what happens in the labyrinth is staged.
import type { Beats } from '../../director/beats';

const number = (value: unknown) => Number(value ?? 0);

export const BEATS: Beats = {
  things: { object: 'item' },
  events: {
    revealed: { who: 'seat', whom: 'place' },
    placed: { who: 'seat', whom: 'figure', passing: true },
    object_placed: { who: 'seat', whom: 'object', passing: true },
    moved: { who: 'figure', whom: 'cell', passing: true },
    escaped: { who: 'figure', tag: ({ worth }) => ({ tone: 'gain', word: 'gain', amount: number(worth) }) },
    carried_out: { who: 'friend', whom: 'figure' },
    taken: { who: 'figure', whom: 'object', passing: true },
    dropped: { who: 'figure', whom: 'object', passing: true },
    given: { who: 'figure', whom: 'friend', passing: true },
    swapped: { who: 'figure', whom: 'friend', passing: true },
    lifted: { who: 'figure', whom: 'friend', passing: true },
    set_down: { who: 'figure', whom: 'friend', passing: true },
    jump_card_played: { who: 'figure', whom: 'cell' },
    rotated: { who: 'figure', whom: 'room' },
    inverted: { who: 'figure', whom: 'room' },
    portcullis_opened: { who: 'figure', whom: 'room' },
    portcullis_closed: { who: 'figure', whom: 'room' },
    portcullis_broken: { who: 'figure', whom: 'room' },
    walls_broken: { who: 'figure', whom: 'room' },
    healed: { who: 'figure', on: 'patient', tag: { tone: 'gain', word: 'healed' } },
    regenerated: { who: 'figure', tag: { tone: 'gain', word: 'healed' } },
    stolen: { who: 'figure', whom: 'victim' },
    fireball_cast: { who: 'figure', whom: 'target' },
    combat_begun: { who: 'attacker', whom: 'target' },
    cards_revealed: { who: 'seat', tag: ({ total }) => ({ tone: 'block', word: 'total', amount: number(total) }) },
    tied: { tag: { tone: 'miss', word: 'tied' } },
    combat_won: { who: 'seat' },
    wounded: { who: 'by', on: 'figure', tag: { tone: 'hurt', word: 'wounded' } },
    killed: { who: 'by', on: 'figure', tag: { tone: 'kill', word: 'dead' } },
    scored: { who: 'seat', tag: ({ points }) => ({ tone: 'gain', word: 'points', amount: number(points) }) },
  },
};
