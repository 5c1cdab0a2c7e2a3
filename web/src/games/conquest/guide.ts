// A first game of Conquest: two turns of each team.
import { hasFilms } from '../../flick/projector.svelte';
import { thing, type Guide, type Now } from '../../guide/guide';
import en from './guide.en.ftl?raw';
import fr from './guide.fr.ftl?raw';
import { TEAMS, type ConquestState } from './table';

const TURNS = 4;
const CARDS = ['play_card', 'give_up_card', 'strengthen'];

const shot = (now: Now<ConquestState>) => String(now.decision?.about?.shot ?? '');
const isTargeted = (now: Now<ConquestState>) => Boolean(now.decision?.about?.target);
const flicks = (now: Now<ConquestState>) => now.events.filter((event) => event.name === 'flicked').length;
const board = ['.flickboard .handle', '.flickboard'];
/** The discs of the other team. */
const enemies = (now: Now<ConquestState>) => {
  const team = TEAMS[1 - (now.state.teams[now.seat] ?? 0)];
  return [thing(`disc:${team}-1`), thing(`disc:${team}-2`)];
};

export const guide: Guide<ConquestState> = {
  scenario: 'cross',
  seat: 0,
  words: { en, fr },
  ends: (now) => now.state.turn > TURNS,
  steps: [
    { id: 'corner', asked: 'choose_corner', at: ['.corner'] },
    { id: 'card', asked: 'play_card', when: (now) => !now.held.length, at: ['.qcard[data-live]'] },
    { id: 'lay', asked: CARDS, when: (now) => now.held.length > 0, at: ['.doing .primary'] },
    { id: 'pull', asked: ['flick', 'flick_obstacle'], at: board },
    { id: 'move', asked: 'flick', when: (now) => shot(now) === 'move', at: ['.steps .now'] },
    { id: 'hurt', asked: 'flick', when: (now) => shot(now) !== 'move' && !isTargeted(now), at: enemies },
    { id: 'place', asked: 'place_projectile', at: ['.flickboard .putting', '.flickboard'] },
    { id: 'target', asked: 'name_target', at: ['.disc[data-live]'] },
    { id: 'only-target', asked: 'flick', when: isTargeted, at: (now) => [thing(`disc:${now.decision?.about?.target}`)] },
    { id: 'once-more', asked: 'try_again', at: ['.doing .btn'] },
    { id: 'origin', asked: 'choose_origin', at: ['.disc[data-live]'] },
    { id: 'dials', asked: ['flick', 'flick_obstacle'], when: (now) => flicks(now) > 1, at: ['.dial', '.flickrow'] },
    { id: 'obstacle', asked: 'choose_obstacle', at: ['.disc[data-live]'] },
    { id: 'stronger', asked: 'strengthen', at: ['.hand'] },
    { id: 'armour', asked: 'use_armour', at: ['.hand', '.doing .btn'] },
    { id: 'another', asked: 'play_card', when: (now) => now.state.played.length > 0, at: ['.hand', '.doing .btn'] },
    { id: 'stun', asked: 'give_up_card', at: ['.hand'] },
    { id: 'swap', asked: 'swap', at: ['.disc[data-live]'] },
    { id: 'ahead', asked: ['take_card', 'order_cards'], at: ['.hand'] },
    { id: 'health', asked: ['play_card', 'choose_obstacle'], when: (now) => now.happened('tokens_lost'), at: ['.qbank.mid', '.banks'] },
    { id: 'again', when: (now) => hasFilms() && flicks(now) > 2 && now.asked !== '', at: ['[data-again]'] },
    { id: 'marker', asked: 'play_card', when: (now) => now.state.turn > 2, at: ['.qbank .mini'] },
    { id: 'why', when: (now) => now.events.length > 16 && now.asked !== '', at: ['.log .why', '.bar [data-tool="log"]'] },
  ],
};
