// How what happens in the catacombs is staged; with the expansion too.
import type { Beats } from '../../director/beats';

const number = (value: unknown) => Number(value ?? 0);

export const BEATS: Beats = {
  things: { disc: 'figure' },
  events: {
    shot_begun: { who: 'figure' },
    special_used: { who: 'figure' },
    spell_cast: { who: 'figure' },
    item_used: { who: 'figure' },
    hastened: { who: 'by', whom: 'figure' },
    enslaved: { who: 'by', whom: 'figure' },
    relocated: { who: 'figure', passing: true },
    put_in: { who: 'disc', passing: true },
    passed: { who: 'figure', passing: true },
    monsters_held: { whom: 'targets', passing: true },
    flicked: { who: 'figure', joins: true },
    struck: { who: 'figure', whom: 'target', bare: true, tag: { tone: 'hurt', word: 'hit' } },
    missed: { who: 'figure', tag: { tone: 'miss', word: 'miss' } },
    spared: { who: 'figure', on: 'target', tag: { tone: 'block', word: 'spared' } },
    damaged: { who: 'by', on: 'figure', tag: ({ amount }) => ({ tone: 'hurt', word: 'loss', amount: number(amount) }) },
    wounded: { who: 'figure', tag: { tone: 'hurt', word: 'wounded' } },
    burnt: { who: 'figure', tag: { tone: 'hurt', word: 'burnt' } },
    incapacitated: { who: 'by', on: 'figure', tag: { tone: 'hurt', word: 'down' } },
    unshaken: { who: 'figure', tag: { tone: 'block', word: 'blocked' } },
    healed: { who: 'figure', tag: ({ amount }) => ({ tone: 'gain', word: 'gain', amount: number(amount) }) },
    regenerated: { who: 'figure', tag: { tone: 'gain', word: 'healed' } },
    killed: { who: 'figure', on: 'target', tag: { tone: 'kill', word: 'dead' } },
    died: { who: 'figure', tag: { tone: 'kill', word: 'dead' } },
    ally_lost: { who: 'figure', tag: { tone: 'kill', word: 'dead' } },
    revived: { who: 'figure', tag: { tone: 'gain', word: 'healed' } },
    retaliated: { who: 'figure', whom: 'target' },
    frozen: { who: 'figure', tag: { tone: 'hurt', word: 'frozen' } },
    armour_used: { who: 'figure', tag: { tone: 'block', word: 'blocked' } },
    unharmed: { on: 'target', tag: { tone: 'block', word: 'blocked' } },
    banished: { who: 'by', whom: 'target', tag: { tone: 'kill', word: 'away' } },
    risen: { who: 'figure' },
    swapped: { who: 'figure', whom: 'target' },
    room_cleared: { tag: ({ gold }) => ({ tone: 'gain', word: 'gold', amount: number(gold) }) },
  },
};
