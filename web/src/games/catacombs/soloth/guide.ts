// A first game of the Cavern of Soloth: how one plays is as in Catacombs; what the new heroes bring is told when they act.
import type { Guide, Step } from '../../../guide/guide';
import { about, BASICS, HEROES, isEnough } from '../guide';
import base_en from '../guide.en.ftl?raw';
import base_fr from '../guide.fr.ftl?raw';
import type { CatacombsState } from '../table';
import en from './guide.en.ftl?raw';
import fr from './guide.fr.ftl?raw';

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
  words: { en: base_en + en, fr: base_fr + fr },
  ends: isEnough,
  steps: [...SOLOTH, ...BASICS],
};
