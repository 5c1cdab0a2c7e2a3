// How what happens in the labyrinth is staged.
import type { Beats } from '../../director/beats';
import { cardsPlan, sumPlan } from '../../stage/steps.svelte';
import { runPlan } from './run';
import { tell } from './words';

const number = (value: unknown) => Number(value ?? 0);
const count = (value: unknown) => (Array.isArray(value) ? value.length : 0);
const bars = ({ room }: Readonly<Record<string, unknown>>) => [`bars:${room}`];

export const BEATS: Beats = {
  falls: true,
  things: { object: 'item', place: 'room' },
  events: {
    revealed: { who: 'seat', whom: 'place', begins: true, tag: { tone: 'news', word: 'named', names: 'room_name' } },
    placed: { who: 'seat', whom: 'figure', passing: true },
    object_placed: { who: 'seat', whom: 'object', passing: true },
    moved: { who: 'figure', passing: true, leads: true, tag: ({ way }) => (way === 'jump' ? { tone: 'news', word: 'jump' } : undefined) },
    escaped: { who: 'figure', begins: true, lasts: ({ path }) => runPlan(count(path)), tag: ({ worth }) => ({ tone: 'gain', word: 'escaped', amount: number(worth) }) },
    carried_out: { who: 'friend', whom: 'figure' },
    left_behind: { on: 'object', passing: true, tag: { tone: 'miss', word: 'left-behind' } },
    discarded: { on: 'object', tag: ({ reason }) => (reason === 'broken' ? { tone: 'hurt', word: 'smashed' } : null) },
    sent: { who: 'figure', whom: 'object' },
    handed: { who: 'figure', whom: 'object' },
    taken: { who: 'figure', whom: 'object', passing: true },
    dropped: { who: 'figure', whom: 'object', passing: true },
    given: { who: 'figure', whom: 'friend', passing: true },
    swapped: { who: 'figure', whom: 'friend', passing: true },
    lifted: { who: 'figure', whom: 'friend', passing: true },
    set_down: { who: 'figure', whom: 'friend', passing: true },
    jump_card_played: { who: 'figure' },
    combat_card_given_up: { who: 'figure' },
    rotated: { who: 'figure', whom: 'room', begins: true, tag: ({ way }) => ({ tone: 'news', word: way === 1 ? 'turned' : 'turned-back' }) },
    inverted: { who: 'figure', whom: 'room', begins: true, tag: { tone: 'news', word: 'exchanged' } },
    portcullis_opened: { who: 'figure', whom: bars, tag: { tone: 'news', word: 'opened' } },
    portcullis_closed: { who: 'figure', whom: bars, tag: { tone: 'news', word: 'closed' } },
    portcullis_broken: { who: 'figure', whom: bars, tag: { tone: 'hurt', word: 'bars-broken' } },
    walls_broken: { who: 'figure', whom: 'room', tag: { tone: 'hurt', word: 'walls-broken' } },
    healed: { who: 'figure', whom: 'patient', tag: { tone: 'gain', word: 'healed' } },
    regenerated: { who: 'figure', tag: { tone: 'gain', word: 'healed' } },
    stolen: { who: 'figure', whom: 'victim', tag: { tone: 'hurt', word: 'stolen', names: 'object' } },
    fireball_cast: { who: 'figure', whom: 'target' },
    attacked_freely: { who: 'figure', whom: 'target', passing: true, tag: { tone: 'news', word: 'freely' } },
    combat_begun: { who: 'attacker', whom: 'target', lasts: ({ attack_parts, defence_parts }) => sumPlan(count(attack_parts) + count(defence_parts)).lasts },
    cards_revealed: { who: 'attacker', joins: true, lasts: ({ attacking }) => (attacking ? cardsPlan().lasts : 0) },
    cancelled: { on: 'figures', concludes: true, tag: { tone: 'block', word: 'cancelled' } },
    cards_announced: { who: 'figure', joins: true, tag: ({ cards }) => ({ tone: 'news', word: 'plays', amount: number(cards) }) },
    card_named: { who: 'figure', joins: true, tag: ({ card }) => ({ tone: 'news', word: 'names', amount: number(card) }) },
    hand_shown: { on: 'seat', concludes: true, tag: { tone: 'news', word: 'hand-shown' } },
    card_seen: { who: 'figure', joins: true, concludes: true, tag: { tone: 'news', word: 'card-seen' } },
    tied: { who: 'attacker', whom: 'target', concludes: true, tag: { tone: 'miss', word: 'tied' } },
    combat_won: { who: 'attacker', on: 'target', joins: true, concludes: true, tag: ({ harmless }) => (harmless ? { tone: 'block', word: 'spared' } : undefined) },
    wounded: { who: 'by', on: 'figure', tag: { tone: 'hurt', word: 'wounded' } },
    killed: { who: 'by', on: 'figure', tag: { tone: 'kill', word: 'dead' } },
    late: { who: 'seat', tag: { tone: 'miss', word: 'late' } },
    stalemate_near: { banner: (event, kit) => ({ title: tell('banner-stalemate'), text: kit.speaker.event(event) }) },
    scored: { on: 'seat', passing: true, tag: ({ points }) => ({ tone: 'gain', word: 'points', amount: number(points) }) },
  },
};
