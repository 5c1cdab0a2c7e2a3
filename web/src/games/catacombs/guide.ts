// A first game of Catacombs: one room, the Merchant, and the Lord, on the heroes' side.
import type { OptionSeen } from '../../game';
import { thing, type Chapter, type Guide, type Now, type Step } from '../../guide/guide';
import { sayer } from '../../page.svelte';
import { type CatacombsState, type Facts } from './table';

export const tell = sayer('catacombs/guide', import.meta.glob<string>('./guide/*.ftl', { eager: true, query: '?raw', import: 'default' }));

export const HEROES = [1, 2, 3, 4];
type Here = Now<CatacombsState>;

export const about = (now: Here) => String(now.decision?.about?.figure ?? '');
const isHero = (now: Here, figure: unknown) => String(figure) in now.state.sheets;
/** Whether a hero did this. */
export const did = (now: Here, name: string, test: (data: Record<string, unknown>) => boolean = () => true) =>
  now.events.some((event) => event.name === name && isHero(now, event.data?.figure) && test(event.data ?? {}));
const attackOf = (now: Here, attack: unknown) => (now.facts as Facts).attack[String(attack)]?.kind ?? '';
const kindOf = (now: Here, { subjects }: OptionSeen) => attackOf(now, (subjects.sequence as string[] | undefined)?.[0]);
const heroOf = (now: Here, figure: unknown) => (now.facts as Facts).hero[String(figure)];
const enemies = (now: Here) => Object.entries(now.state.figures).filter(([, { role }]) => role === 'monster' || role === 'lord').map(([name]) => `.disc${thing(`figure:${name}`)}`);
const isNear = (now: Here, option: OptionSeen) => {
  const [x, y] = now.state.discs[String(option.subjects.figure)] ?? [0, 0];
  const far = Object.entries(now.state.discs).filter(([name]) => now.state.figures[name]?.role === 'monster' || now.state.figures[name]?.role === 'lord').map(([, [x2, y2]]) => Math.hypot(x - x2, y - y2));
  return far.length ? 1e7 - Math.min(...far) : 1;
};
const isPhase = (now: Here, phase: string) => now.state.phase === phase;
/** The disc that is to be put down, and the one that is flicked. */
const PUTTING = ['.flickboard .putting', '.flickrow .hud', '.flickboard'];
/** Where one pulls: on a phone on the pad. */
const FLICKED = ['.flickrow.pad:has(.rings)', '.flickboard .handle', '.flickboard'];

export const FIRST: Chapter<CatacombsState>[] = [
  { id: 'goal', steps: [{ id: 'goal', at: ['.panel.goal'] }] },
  { id: 'place', steps: [{ id: 'place', asked: 'place_hero', at: PUTTING }] },
  {
    id: 'melee',
    steps: [
      { id: 'who', asked: 'choose_figure', does: 'act', prefers: (option, now) => isNear(now, option) },
      { id: 'act', asked: 'act', does: 'attack', prefers: (option, now) => kindOf(now, option) === 'melee' },
      { id: 'flick', asked: 'flick', when: (now) => attackOf(now, now.decision?.about?.attack) === 'melee', at: FLICKED },
    ],
    used: (now) => did(now, 'flicked', ({ attack }) => attackOf(now, attack) === 'melee'),
  },
  { id: 'direct', steps: [{ id: 'direct', asked: ['choose_figure', 'act'], when: (now) => now.events.some(({ name }) => name === 'struck' || name === 'missed'), at: ['.log .why', '.bar [data-tool="log"]'] }] },
];

export const LATER: Chapter<CatacombsState>[] = [
  {
    id: 'missile',
    steps: [
      { id: 'put', asked: 'place_projectile', at: PUTTING },
      { id: 'shoot', asked: 'flick', when: (now) => ['missile', 'fireball'].includes(attackOf(now, now.decision?.about?.attack)), at: FLICKED },
      { id: 'missile', asked: 'act', does: 'attack', prefers: (option, now) => ['missile', 'fireball'].includes(kindOf(now, option)) },
    ],
    used: (now) => did(now, 'flicked', ({ attack }) => ['missile', 'fireball'].includes(attackOf(now, attack))),
  },
  {
    id: 'special',
    steps: [
      { id: 'special', asked: 'act', does: 'special' },
      { id: 'special-who', asked: 'choose_figure', does: 'act', prefers: (option, now) => (heroOf(now, option.subjects.figure)?.specials.length ?? 0) > 0 },
    ],
    used: (now) => did(now, 'special_used'),
  },
  { id: 'overseer', steps: [{ id: 'overseer', when: (now) => isPhase(now, 'combat') && now.events.some(({ name, data = {} }) => name === 'flicked' && !isHero(now, data.figure)), at: ['.foes', '.roomline'] }] },
  { id: 'gold', steps: [{ id: 'gold', asked: ['choose_figure', 'act', 'buy'], when: (now) => now.events.some(({ name }) => name === 'killed'), at: ['.chip.gold', '.foes', '.roomline'] }] },
  { id: 'fallen', steps: [{ id: 'health', asked: ['choose_figure', 'act'], when: (now) => now.state.round > 1, at: ['.mat .hp', '.mat', '.med'] }] },
  {
    id: 'merchant',
    steps: [
      { id: 'buy', asked: 'buy', does: 'buy' },
      { id: 'pay', asked: 'contribute', does: 'give', prefers: (option) => Number(option.subjects.gold ?? 0) + 1 },
      { id: 'bargain', asked: 'bargain', does: ['full', 'half'], prefers: ({ verb }) => (verb === 'full' ? 2 : 1) },
      { id: 'leave', asked: 'buy', does: 'done' },
    ],
    used: (now) => now.events.some(({ name }) => name === 'bought' || name === 'merchant_left'),
  },
  {
    id: 'lord',
    steps: [
      { id: 'lord', asked: ['choose_figure'], when: ({ state }) => state.final, at: ({ state }) => [`.disc${thing(`figure:${state.lord}`)}`] },
      { id: 'strike-who', asked: 'choose_figure', does: 'act', when: ({ state }) => state.final, prefers: (option, now) => isNear(now, option) },
    ],
    used: (now) => now.events.some(({ name, data = {} }) => name === 'damaged' && data.figure === now.state.lord),
  },
];

const SPELLS: Chapter<CatacombsState> = {
  id: 'spells',
  steps: [
    { id: 'cast', asked: 'act', does: 'cast', at: ['.act[aria-haspopup]'] },
    { id: 'spell-who', asked: 'choose_figure', does: 'act', prefers: (option, now) => heroOf(now, option.subjects.figure)?.casts === true },
  ],
  used: (now) => did(now, 'spell_cast'),
};

export const AGAIN: Step<CatacombsState>[] = [
  { id: 'again-place', asked: ['place_hero', 'place_projectile', 'place_summoned', 'relocate'], at: PUTTING },
  { id: 'again-who', asked: 'choose_figure', does: ['act', 'finish'], prefers: (option, now) => (option.verb === 'act' ? isNear(now, option) : 1) },
  { id: 'again-act', asked: 'act', at: ['.acts .act'] },
  { id: 'again-flick', asked: 'flick', at: (now) => [...FLICKED, ...enemies(now)] },
  { id: 'go-on', asked: 'go_on', does: ['go_on', 'stop'], prefers: ({ verb }) => (verb === 'go_on' ? 2 : 1) },
  { id: 'again-buy', asked: 'buy', does: 'done', at: ['.stall', '.doing .btn'] },
  { id: 'pay', asked: 'contribute' },
  { id: 'bargain', asked: 'bargain' },
  { id: 'react', asked: 'react', at: ['.acts .act'] },
  { id: 'again-any' },
];

export const guide: Guide<CatacombsState> = {
  scenario: 'none',
  options: { length: 'shortest', hand: 'steady' },
  seat: 1,
  seats: HEROES,
  tell,
  chapters: [...FIRST, ...LATER.slice(0, 2), SPELLS, ...LATER.slice(2)],
  again: AGAIN,
};
