// A first game of Catacombs: the first room, two rounds of it, from both sides of the table.
import { hasFilms } from '../../flick/projector.svelte';
import { thing, type Guide, type Now, type Step } from '../../guide/guide';
import en from './guide.en.ftl?raw';
import fr from './guide.fr.ftl?raw';
import { ABLE, OVERSEER, type CatacombsState } from './table';

const ROUNDS = 2;
export const HEROES = [1, 2, 3, 4];

export const about = (now: Now<CatacombsState>) => String(now.decision?.about?.figure ?? '');
const has = (now: Now<CatacombsState>, verb: string) => now.decision?.type === 'choice' && now.decision.options.some((option) => option.verb === verb);
/** The disc that is to be put down. */
const PUTTING = ['.flickboard .putting', '.flickrow .hud', '.flickboard'];
const flicked = (now: Now<CatacombsState>) => (now.decision?.type === 'flick' ? [`.disc${thing(`figure:${now.decision.disc}`)}`, '.flickboard'] : []);
const fallen = (now: Now<CatacombsState>) => Object.keys(now.state.sheets).filter((hero) => now.state.figures[hero]?.incapacity !== ABLE);
const wounded = (now: Now<CatacombsState>) =>
  Object.entries(now.state.figures).flatMap(([name, figure]) => (figure.role === 'monster' && figure.health === 1 && now.events.some((event) => event.name === 'wounded' && event.data?.figure === name) ? [name] : []));

export const BASICS: Step<CatacombsState>[] = [
  // The heroes
  { id: 'place', seats: HEROES, asked: 'place_hero', at: PUTTING },
  { id: 'monsters', seats: HEROES, when: (now) => !now.asked && now.state.phase === 'installation', at: ['.foes', '.roomline'] },
  { id: 'who', seats: HEROES, asked: 'choose_figure', at: ['.disc.live', '.mat.is-live', '.med.live'] },
  { id: 'act', seats: HEROES, asked: 'act', at: ['.acts .act'] },
  { id: 'flick', seats: HEROES, asked: 'flick', at: flicked },
  { id: 'aim', seats: HEROES, asked: 'flick', at: ['.flickrow .hud'] },
  { id: 'missile', seats: HEROES, asked: 'place_projectile', at: PUTTING },
  { id: 'go-on', seats: HEROES, asked: 'go_on', at: ['.acts .shots', '.acts'] },
  { id: 'direct', seats: HEROES, asked: ['choose_figure', 'act'], when: (now) => now.happened('struck'), at: ['.log .why', '.peek .why'] },
  { id: 'edge', asked: ['choose_figure', 'choose_monster', 'act'], when: (now) => now.happened('put_back'), at: ['.flickboard'] },
  { id: 'wounded', seats: HEROES, asked: ['choose_figure', 'act'], when: (now) => wounded(now).length > 0, at: (now) => [`.disc${thing(`figure:${wounded(now)[0]}`)}`] },
  { id: 'gold', seats: HEROES, asked: ['choose_figure', 'act'], when: (now) => now.happened('killed'), at: ['.chip.gold'] },
  { id: 'fallen', seats: HEROES, asked: ['choose_figure', 'act'], when: (now) => fallen(now).length > 0, at: (now) => [thing(`figure:${fallen(now)[0]}`)] },
  { id: 'overseer', seats: HEROES, when: (now) => !now.asked && now.state.phase === 'combat' && now.state.round > 0 && Object.keys(now.state.sheets).every((hero) => now.state.figures[hero]?.acted), at: ['.foes', '.roomline'] },
  { id: 'again', asked: ['choose_figure', 'choose_monster'], when: (now) => hasFilms() && now.happened('flicked'), at: ['.flickrow .btn.quiet'] },
  // The Overseer
  { id: 'o-place', seats: [OVERSEER], asked: 'place_monster', at: PUTTING },
  { id: 'o-who', seats: [OVERSEER], asked: 'choose_monster', at: ['.disc.live', '.foe.live'] },
  { id: 'o-act', seats: [OVERSEER], asked: 'act', at: ['.acts .act'] },
  { id: 'o-flick', seats: [OVERSEER], asked: 'flick', at: flicked },
  { id: 'o-aim', seats: [OVERSEER], asked: 'flick', at: ['.flickrow .hud'] },
  { id: 'o-heroes', seats: [OVERSEER], when: (now) => !now.asked && now.state.phase === 'combat', at: ['.mat', '.med'] },
];

const FIRST_ROOM: Step<CatacombsState>[] = [
  { id: 'way', seats: HEROES, asked: 'choose_figure', at: ['.path', '.roomline'] },
  { id: 'special', seats: HEROES, asked: 'act', when: (now) => has(now, 'special'), at: ['.act[data-thing^="special:"]'] },
  { id: 'spells', seats: HEROES, asked: 'act', when: (now) => has(now, 'cast'), at: ['.act[aria-haspopup]'] },
  { id: 'why', when: (now) => now.events.length > 24 && now.asked !== '', at: ['.log .why', '.peek .why'] },
];

/** Two rounds of the first fight. */
export function isEnough(now: Now<CatacombsState>): boolean {
  return now.state.round > ROUNDS || now.state.here > 0;
}

export const guide: Guide<CatacombsState> = { scenario: 'none', seat: 1, words: { en, fr }, ends: isEnough, steps: [...BASICS, ...FIRST_ROOM] };
