// How what happens in the tunnels is staged.
import type { Beats } from '../../director/beats';

const number = (value: unknown) => Number(value ?? 0);

export const BEATS: Beats = {
  events: {
    triggered: { who: 'power' },
    event_played: { who: 'seat' },
    threat_gained: { passing: true, tag: ({ amount }) => ({ tone: 'gain', word: 'gain', amount: number(amount) }) },
    brought_in: { who: 'fighter', whom: 'tile', passing: true },
    appeared: { who: 'fighter', whom: 'tile', passing: true, joins: true },
    returned: { who: 'fighter', whom: 'tile' },
    moved: { who: 'fighter', whom: 'tile', passing: true },
    pulled: { who: 'fighter', whom: 'tile' },
    dragged: { who: 'fighter', whom: 'tile' },
    left: { who: 'fighter', tag: { tone: 'gain', word: 'away' } },
    exploring: { who: 'fighter', whom: 'origin', passing: true },
    tile_laid: { who: 'seat', whom: 'tile', passing: true },
    alarm_rung: { who: 'fighter', whom: 'tile' },
    trap_sprung: { who: 'fighter', whom: 'tile' },
    hole_opened: { who: 'seat', whom: 'tile' },
    rubble_dropped: { whom: 'tile' },
    equipment_used: { who: 'fighter' },
    thrown: { who: 'fighter', whom: 'tile' },
    attacked: { who: 'attacker', whom: 'target' },
    rolled: {
      who: 'fighter', on: 'target', bare: true,
      tag: ({ hits }) => (hits ? { tone: 'hurt', word: 'hits', amount: number(hits) } : { tone: 'miss', word: 'miss' }),
    },
    rerolled: {
      who: 'fighter', on: 'target', bare: true,
      tag: ({ hits }) => (hits === undefined ? null : hits ? { tone: 'hurt', word: 'hits', amount: number(hits) } : { tone: 'miss', word: 'miss' }),
    },
    resisted: { who: 'fighter', tag: { tone: 'block', word: 'blocked' } },
    guarded: { who: 'fighter', tag: { tone: 'block', word: 'steps-in' } },
    risked: { who: 'fighter', tag: ({ hit }) => (hit ? { tone: 'hurt', word: 'hits', amount: 1 } : { tone: 'miss', word: 'miss' }) },
    line_cancelled: { who: 'by', on: 'fighter', tag: ({ line }) => ({ tone: 'hurt', word: 'line', amount: number(line) }) },
    exhausted: { who: 'fighter', tag: { tone: 'kill', word: 'exhausted' } },
    damaged: { who: 'by', on: 'fighter', tag: ({ tokens }) => ({ tone: 'hurt', word: 'loss', amount: number(tokens) }) },
    killed: { who: 'by', on: 'fighter', tag: { tone: 'kill', word: 'dead' } },
    healed: { who: 'fighter', tag: { tone: 'gain', word: 'healed' } },
    mended: { who: 'fighter', tag: ({ tokens }) => ({ tone: 'gain', word: 'gain', amount: number(tokens) }) },
    relic_taken: { who: 'fighter', whom: 'tile' },
    well_destroyed: { who: 'fighter', whom: 'tile' },
    seal_spoken: { who: 'fighter' },
  },
};
