// How what happens in the arena is staged.
import type { Beats } from '../../director/beats';

const number = (value: unknown) => Number(value ?? 0);

export const BEATS: Beats = {
  events: {
    card_played: { who: 'disc' },
    ability_used: { who: 'seat', passing: true },
    shot_begun: { who: 'disc', joins: true },
    target_named: { who: 'disc', whom: 'target' },
    flicked: { who: 'mover', joins: true, passing: true },
    swapped: { who: 'disc', whom: 'other' },
    hit: { who: 'mover', whom: 'disc', bare: true, tag: { tone: 'hurt', word: 'hit' } },
    missed: { who: 'mover', on: 'target', tag: { tone: 'miss', word: 'miss' } },
    spared: { who: 'mover', on: 'disc', passing: true, tag: ({ why }) => (why === 'move' ? null : { tone: 'block', word: 'spared' }) },
    shot_blocked: { who: 'seat', on: 'discs', tag: { tone: 'block', word: 'blocked' } },
    tokens_lost: { on: 'discs', tag: ({ amount }) => ({ tone: 'hurt', word: 'loss', amount: number(amount) }) },
    tokens_captured: { tag: ({ amount }) => ({ tone: 'gain', word: 'gain', amount: number(amount) }) },
    tokens_gained: { tag: ({ amount }) => ({ tone: 'gain', word: 'gain', amount: number(amount) }) },
    stunned: { tag: { tone: 'hurt', word: 'stunned' } },
  },
};
