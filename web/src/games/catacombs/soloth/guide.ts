// A first game of the Cavern of Soloth: how one plays is as in Catacombs; what the new heroes bring is told when they act.
import type { Guide, Step } from '../../../guide/guide';
import { sayerOf } from '../../../page.svelte';
import { about, BASICS, HEROES, isEnough, tell as tellBasics } from '../guide';
import type { CatacombsState } from '../table';

const tell = sayerOf('soloth/guide', import.meta.glob<string>('./guide/*.ftl', { eager: true, query: '?raw', import: 'default' }), tellBasics);

const SOLOTH: Step<CatacombsState>[] = [
  { id: 'ice', seats: HEROES, asked: 'act', when: (now) => about(now) === 'ice-princess', at: ['.act[data-thing="special:ice-spike"]'] },
  { id: 'magic', seats: HEROES, asked: 'act', when: (now) => about(now) === 'witch', at: ['.mat .hp.magic', '.act[data-thing^="special:"]'] },
  { id: 'smite', seats: HEROES, asked: 'act', when: (now) => about(now) === 'paladin', at: ['.act[data-thing="special:smite"]'] },
  { id: 'trophies', seats: HEROES, asked: 'act', when: (now) => about(now) === 'witch-hunter', at: ['.act[data-thing="special:silver-bolt"]'] },
  { id: 'frozen', asked: ['choose_figure', 'choose_monster', 'act'], when: (now) => now.happened('frozen'), at: ['.foe:has(.ice)', '.flickboard'] },
  { id: 'armour', seats: HEROES, asked: 'react', at: ['.acts .act'] },
];

export const guide: Guide<CatacombsState> = {
  scenario: 'none',
  seat: 1,
  tell,
  ends: isEnough,
  steps: [...SOLOTH, ...BASICS],
};
