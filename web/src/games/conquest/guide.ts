// A first game of Conquest: a short match, in which every kind of shot comes up once.
import type { OptionSeen } from '../../game';
import { thing, type Guide, type Now } from '../../guide/guide';
import { sayer } from '../../page.svelte';
import { idOf, isObstacle, teamOf, TEAMS, type ConquestState, type Facts } from './table';

const tell = sayer('conquest/guide', import.meta.glob<string>('./guide/*.ftl', { eager: true, query: '?raw', import: 'default' }));

type Here = Now<ConquestState>;

const CARDS = ['play_card', 'give_up_card', 'strengthen'];
const shot = (now: Here) => (now.facts as Facts).shot[String(now.decision?.about?.shot ?? '')];
const isTargeted = (now: Here) => Boolean(now.decision?.about?.target);
const team = (now: Here) => now.state.teams[now.seat] ?? 0;
const isOurs = (now: Here, disc: unknown) => typeof disc === 'string' && !isObstacle(disc) && teamOf(disc) === team(now);
const kinds = (now: Here, { subjects }: OptionSeen) =>
  (now.facts as Facts).card[idOf(String(subjects.card))]?.shots.map(({ shot: icon }) => (now.facts as Facts).shot[icon]?.kind) ?? [];
/** Cards whose own disc strikes, or that have a projectile where that is still to be learnt. */
const worth = (now: Here, option: OptionSeen, wanted: string) => 1 + 4 * Number(kinds(now, option).includes(wanted as 'combat')) + kinds(now, option).length;
const ourFlick = (now: Here, test: (disc: string) => boolean) => now.events.some(({ name, data = {} }) => name === 'flicked' && isOurs(now, data.mover) && test(String(data.disc)));
/** Where one pulls: on a phone on the pad. */
const board = ['.flickrow.pad:has(.rings)', '.flickboard .handle', '.flickboard .putting', '.flickboard'];
/** The discs of the other team. */
const enemies = (now: Here) => [1, 2].map((number) => `.disc${thing(`disc:${TEAMS[1 - team(now)]}-${number}`)}`);

export const guide: Guide<ConquestState> = {
  scenario: 'cross',
  options: { 'skull-health': 6, 'sword-health': 11, hand: 'steady' },
  seat: 0,
  tell,
  chapters: [
    { id: 'goal', steps: [{ id: 'goal', at: ['.panel.goal', '.qbank'] }] },
    { id: 'corner', steps: [{ id: 'corner', asked: 'choose_corner', does: ['left', 'right'] }], used: (now) => now.asked !== '' && now.asked !== 'choose_corner' },
    {
      id: 'card',
      steps: [
        { id: 'card', asked: 'play_card', does: 'play', prefers: (option, now) => worth(now, option, 'combat'), when: ({ held }) => !held.length },
        { id: 'lay', asked: 'play_card', does: 'play', prefers: (option, now) => worth(now, option, 'combat'), when: ({ held }) => held.length > 0 },
      ],
      used: (now) => now.events.some(({ name, data = {} }) => name === 'card_played' && data.seat === now.seat),
    },
    { id: 'flick', steps: [{ id: 'pull', asked: 'flick', at: board }], used: (now) => ourFlick(now, () => true) },
    { id: 'hit', steps: [{ id: 'move', asked: 'flick', when: (now) => shot(now)?.kind === 'move', at: board }, { id: 'hurt', asked: 'flick', when: (now) => shot(now)?.kind === 'combat' && !isTargeted(now), at: enemies }], used: (now) => now.events.some(({ name, data = {} }) => name === 'hit' && isOurs(now, data.mover)) },
    { id: 'crystal', steps: [{ id: 'obstacle', asked: 'choose_obstacle', does: 'obstacle' }, { id: 'crystal', asked: 'flick_obstacle', at: board }], used: (now) => ourFlick(now, isObstacle) || now.events.some(({ name, data = {} }) => name === 'flicked' && isObstacle(String(data.disc)) && data.seat === now.seat) },
    { id: 'turns', steps: [{ id: 'others', when: ({ state }) => state.turn > 1, at: ['.qbank .mini', '.qbank'] }] },
    {
      id: 'missile',
      steps: [
        { id: 'place', asked: 'place_projectile', at: board },
        { id: 'missile', asked: 'flick', when: (now) => shot(now)?.kind === 'ranged', at: board },
        { id: 'missile-card', asked: 'play_card', does: 'play', prefers: (option, now) => kinds(now, option).includes('ranged') },
      ],
      used: (now) => ourFlick(now, (disc) => !disc.startsWith('sword') && !disc.startsWith('skull') && !isObstacle(disc)),
    },
    { id: 'tokens', steps: [{ id: 'tokens', asked: ['play_card', 'choose_obstacle'], when: ({ events }) => events.some(({ name }) => name === 'tokens_lost'), at: ['.qbank.mid', '.banks', '.qbank'] }] },
  ],
  again: [
    { id: 'only-target', asked: 'flick', when: isTargeted, at: (now) => [`.disc${thing(`disc:${now.decision?.about?.target}`)}`] },
    { id: 'target', asked: 'name_target', does: 'target' },
    { id: 'once-more', asked: 'try_again', does: 'try_again' },
    { id: 'origin', asked: 'choose_origin' },
    { id: 'stronger', asked: 'strengthen', at: ['.hand'] },
    { id: 'armour', asked: 'use_armour', does: ['use', 'pass'] },
    { id: 'another', asked: 'play_card', when: ({ state }) => state.played.length > 0, at: ['.hand', '.doing .btn'] },
    { id: 'stun', asked: 'give_up_card', at: ['.hand'] },
    { id: 'swap', asked: 'swap', at: ['.disc[data-live]'] },
    { id: 'ahead', asked: ['take_card', 'order_cards'], at: ['.hand'] },
    { id: 'again-card', asked: CARDS, at: ['.qcard[data-live]'] },
    { id: 'again-flick', asked: ['flick', 'flick_obstacle'], at: board },
    { id: 'again-obstacle', asked: 'choose_obstacle', does: 'obstacle' },
    { id: 'again-place', asked: 'place_projectile', at: board },
    { id: 'again-any' },
  ],
};
