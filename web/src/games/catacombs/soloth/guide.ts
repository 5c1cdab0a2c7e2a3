// A first game of the Cavern of Soloth: how one plays is as in Catacombs; what the new heroes bring has chapters of its own.
import type { Chapter, Guide, Step } from '../../../guide/guide';
import { sayerOf } from '../../../page.svelte';
import { about, AGAIN, did, FIRST, HEROES, LATER, tell as tellBasics } from '../guide';
import type { CatacombsState } from '../table';

const tell = sayerOf('soloth/guide', import.meta.glob<string>('./guide/*.ftl', { eager: true, query: '?raw', import: 'default' }), tellBasics);

const HEROES_TOLD: Chapter<CatacombsState>[] = [
  {
    id: 'ice',
    steps: [
      { id: 'ice', asked: 'act', does: 'special', prefers: ({ subjects }) => subjects.special === 'ice-spike' },
      { id: 'ice-who', asked: 'choose_figure', does: 'act', prefers: ({ subjects }) => subjects.figure === 'ice-princess' },
    ],
    used: (now) => did(now, 'special_used', ({ special }) => special === 'ice-spike'),
  },
  { id: 'magic', steps: [{ id: 'magic', asked: 'act', when: (now) => about(now) === 'witch', at: ['.mat .hp.magic', '.act[data-thing^="special:"]'] }] },
  { id: 'smite', steps: [{ id: 'smite', asked: 'act', when: (now) => about(now) === 'paladin', at: ['.act[data-thing="special:smite"]'] }] },
  { id: 'trophies', steps: [{ id: 'trophies', asked: 'act', when: (now) => about(now) === 'witch-hunter', at: ['.act[data-thing="special:silver-bolt"]', '.acts .act'] }] },
];

const FROZEN: Step<CatacombsState>[] = [{ id: 'armour', asked: 'react', at: ['.acts .act'] }];

export const guide: Guide<CatacombsState> = {
  scenario: 'none',
  options: { length: 'shortest', altar: false, hand: 'steady' },
  seat: 1,
  seats: HEROES,
  tell,
  chapters: [...FIRST, ...HEROES_TOLD, ...LATER],
  again: [...FROZEN, ...AGAIN],
};
