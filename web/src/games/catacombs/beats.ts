// How what happens in the catacombs is staged; with the expansion too.
import type { Banner, Beats, Result, Tag } from '../../director/beats';
import type { EventSeen } from '../../game';
import type { Kit } from '../kit';
import { bestFlick } from './best';
import { kindOf } from './table';
import { say } from './words';

const number = (value: unknown) => Number(value ?? 0);
const dead = ({ gold }: Readonly<Record<string, unknown>>): Tag => ({ tone: 'kill', word: 'dead', coins: number(gold) });

/** What a hero keeps is shown where it is kept, wherever he stood. */
const mat = ({ figure }: Readonly<Record<string, unknown>>) => [`purse:${String(figure)}`];

/** What kept a touch from doing harm, as it is said at the place. */
const SPARED: Record<string, string> = { friend: 'companion', veiled: 'veiled', absorbed: 'absorbed', fireproof: 'fireproof', incorporeal: 'bodiless' };
/** The Lord's own entry tells of his lair. */
const isLair = ({ level }: Readonly<Record<string, unknown>>) => level === 'lair';

const GREETED = ['merchant', 'healer', 'altar'];

function countedName(kit: Kit, kind: string, count: number): string {
  const name = kit.words.name('monster', kind);
  return count > 1 ? `${count} ${name.form('plural')}` : name.form('a');
}

/** A room and who waits there; a chamber is a place to arrive at. */
function arrival(event: EventSeen, kit: Kit) {
  const { level = '', monsters = [], counts = [] } = (event.data ?? {}) as { level?: string; monsters?: string[]; counts?: number[] };
  const isChamber = GREETED.includes(level);
  const waiting = monsters.map((kind, index) => countedName(kit, kind, counts[index] ?? 1));
  const text = isChamber ? say(`banner-${level}`) : waiting.length ? say('banner-waiting', { monsters: String(kit.words.joined(waiting)) }) : say('banner-again');
  const faces = isChamber ? [{ icon: `chamber-${level}`, count: 1 }] : monsters.map((kind, index) => ({ icon: `monster-${kind}`, count: counts[index] ?? 1 }));
  return { title: String(kit.speaker.subject(event, 'card')), text, faces };
}

/** A room is empty of monsters: what it paid, and the flick that one will remember. */
function cleared(event: EventSeen, kit: Kit, happened: readonly EventSeen[]) {
  const best = bestFlick(happened);
  const text = best ? say('banner-best', { figure: kit.speaker.subject(best.event, 'figure'), kills: best.kills }) : '';
  return { title: say('banner-cleared'), text, gold: number(event.data?.gold) };
}

function lordEnters(event: EventSeen, kit: Kit) {
  return { title: String(kit.speaker.subject(event, 'lord')), text: say('banner-lord', { health: number(event.data?.health) }), faces: [{ icon: `lord-${String(event.data?.lord)}`, count: 1 }] };
}

/** Several killed at one stroke: who they were, and what they pay. */
function combo(killed: readonly Result[], kit: Kit): Banner {
  const names = String(kit.words.joined(killed.map(({ event }) => kit.speaker.subject(event, 'target'))));
  const kinds = killed.map(({ event }) => kindOf(String(event.data?.target)));
  const faces = [...new Set(kinds)].map((kind) => ({ icon: `monster-${kind}`, count: kinds.filter((each) => each === kind).length }));
  return { title: say('banner-combo', { kills: killed.length }), text: names, faces, gold: killed.reduce((sum, { tag }) => sum + (tag.coins ?? 0), 0) };
}

export const BEATS: Beats = {
  things: { disc: 'figure', lord: 'figure' },
  combo,
  events: {
    // Where the heroes are
    room_entered: { banner: arrival, unless: isLair },
    final_battle: { banner: lordEnters, dread: true },
    room_cleared: { banner: cleared, closes: true },
    room_empty: { passing: true },
    way_closed: { passing: true },
    camped: { passing: true },
    marched_on: { passing: true },
    overseer_changed: { passing: true },
    gold_paid: { on: mat, tag: ({ gold }) => ({ tone: 'gain', word: 'gold', amount: number(gold), sums: true }) },
    gold_lost: { on: mat, tag: { tone: 'miss', word: 'gold-lost' } },
    bought: { who: 'figure', passing: true },
    heroes_won: { on: 'lord', closes: true, tag: { tone: 'kill', word: 'dead' } },
    overseer_won: { passing: true, closes: true },

    // Acts
    shot_begun: { who: 'figure', aims: true },
    special_used: { who: 'figure' },
    spell_cast: { who: 'figure' },
    item_used: { who: 'figure' },
    hastened: { who: 'by', whom: 'figure' },
    relocated: { who: 'figure', passing: true },
    put_in: { who: 'disc', passing: true },
    passed: { who: 'figure', passing: true },
    cut_short: { who: 'figure', passing: true, unless: ({ told }) => told === true },
    heroes_held: { whom: 'targets', passing: true },
    monsters_held: { whom: 'targets', passing: true },
    flicked: { who: 'figure', joins: true },

    // What came of them
    struck: { who: 'figure', whom: 'target', bare: true, tag: { tone: 'hurt', word: 'hit' } },
    missed: { who: 'figure', on: 'disc', tag: ({ why }) => ({ tone: 'miss', word: why === 'obstacle' || why === 'shield' ? why : 'miss' }) },
    spared: { who: 'figure', on: 'target', passing: true, tag: ({ why }) => ({ tone: 'block', word: SPARED[String(why)] ?? 'spared' }) },
    put_back: { on: 'disc', passing: true, tag: { tone: 'miss', word: 'edge' } },
    no_room: { who: 'by', on: 'origin', tag: { tone: 'miss', word: 'no-room' } },
    damaged: { who: 'by', on: 'figure', tag: ({ amount }) => ({ tone: 'hurt', word: 'loss', amount: number(amount) }) },
    burnt: { who: 'figure', bare: true, tag: { tone: 'hurt', word: 'burnt' } },
    incapacitated: { who: 'by', on: 'figure', tag: ({ why }) => ({ tone: 'hurt', word: why === 'stone' ? 'stone' : 'down' }) },
    unshaken: { who: 'figure', tag: { tone: 'block', word: 'unshaken' } },
    recovered: { on: 'figure', passing: true, tag: { tone: 'gain', word: 'recovers' } },
    healed: { who: 'figure', tag: ({ amount }) => ({ tone: 'gain', word: 'gain', amount: number(amount) }) },
    regenerated: { who: 'figure', tag: { tone: 'gain', word: 'healed' } },
    rage_raised: { who: 'figure', tag: { tone: 'gain', word: 'rage' } },
    spell_regained: { who: 'figure', tag: { tone: 'gain', word: 'spell' } },
    killed: { who: 'by', on: 'target', tag: dead },
    died: { who: 'by', on: 'figure', tag: { tone: 'kill', word: 'dead' } },
    ally_lost: { who: 'by', on: 'figure', tag: { tone: 'kill', word: 'away' } },
    became_wall: { on: 'figure', tag: { tone: 'hurt', word: 'fire-wall' } },
    veiled: { who: 'figure', tag: { tone: 'block', word: 'veiled' } },
    unveiled: { who: 'figure', passing: true },
    revived: { who: 'figure', tag: { tone: 'gain', word: 'risen' } },
    retaliated: { who: 'figure', whom: 'target' },

    // Of the expansion
    enslaved: { who: 'by', whom: 'figure' },
    roused: { who: 'by', whom: 'figure' },
    swapped: { who: 'figure', whom: 'target' },
    mimicked: { who: 'figure' },
    wall_raised: { who: 'figure' },
    ally_called: { who: 'figure', whom: 'targets' },
    artefact_activated: { who: 'figure' },
    dismounted: { who: 'figure', whom: 'target' },
    card_offered: { passing: true },
    frozen: { who: 'by', on: 'figure', tag: { tone: 'hurt', word: 'frozen' } },
    unfrozen: { who: 'by', on: 'figure', tag: { tone: 'block', word: 'spared' } },
    thawed: { on: 'figure', unless: ({ told }) => told === true, tag: { tone: 'gain', word: 'freed' } },
    frozen_claimed: { who: 'figure', on: 'target', tag: dead },
    evaded: { who: 'figure', tag: { tone: 'block', word: 'evaded' } },
    armour_used: { who: 'figure', tag: ({ armour }) => ({ tone: 'block', word: 'armour-left', amount: number(armour) }) },
    armour_restored: { who: 'figure', on: mat, tag: { tone: 'gain', word: 'armour' } },
    unharmed: { on: 'target', tag: { tone: 'block', word: 'spared' } },
    corroded: { who: 'by', on: 'figure', tag: { tone: 'hurt', word: 'corroded' } },
    corrosion_averted: { who: 'by', on: 'figure', tag: { tone: 'block', word: 'spared' } },
    health_spent: { who: 'figure', tag: ({ amount }) => ({ tone: 'hurt', word: 'loss', amount: number(amount) }) },
    magic_gained: { who: 'figure', tag: ({ amount }) => ({ tone: 'gain', word: 'gain', amount: number(amount) }) },
    mended: { who: 'by', on: 'figure', tag: { tone: 'gain', word: 'healed' } },
    survived: { who: 'figure', tag: { tone: 'gain', word: 'saved' } },
    risen: { who: 'figure', tag: { tone: 'gain', word: 'risen' } },
    banished: { who: 'by', on: 'target', tag: ({ gold }) => ({ tone: 'kill', word: 'away', coins: number(gold) }) },
    reward_given: { who: 'figure', tag: { tone: 'gain', word: 'found' } },
    gift_taken: { who: 'figure', tag: { tone: 'gain', word: 'found' } },
  },
};
