// How what happens in the tunnels is staged.
import type { Banner, Beats, Tag } from '../../director/beats';
import type { EventSeen } from '../../game';
import { capital, nameIn } from '../../words';
import type { Kit } from '../kit';
import { dicePlan } from '../../stage/steps.svelte';
import { CARD } from './card';
import { HUMAN, INFERNAL } from './table';

const number = (value: unknown) => Number(value ?? 0);
const count = (value: unknown) => (Array.isArray(value) ? value.length : 0);
/** What comes there is seen, and a word would hide it or somebody else: only the caption says what it is. */
const NOWHERE = () => [];
const isDemon = ({ type }: Readonly<Record<string, unknown>>) => type === 'demon';

/** One more of what the goal counts. */
const counted = ({ count, needed }: Readonly<Record<string, unknown>>): Tag => ({ tone: 'gain', word: 'counted', amount: number(count), of: number(needed) });

/** A demon comes: its face, its name, and where. */
function entry(event: EventSeen, { speaker }: Kit): Banner {
  const [, , creature] = nameIn(event.words?.fighter) ?? [];
  return { title: capital(String(speaker.subject(event, 'fighter'))), text: speaker.event(event), faces: creature ? [{ icon: creature, count: 1 }] : [] };
}

const SIDES: Record<string, number> = { warrior: HUMAN, creature: INFERNAL };
/** Where fighters go against their will. */
const FORCED = ['pulled', 'dragged'];

export const BEATS: Beats = {
  seatOf: ({ name, words }, role) => (FORCED.includes(name) ? undefined : SIDES[nameIn(words?.[role])?.[1] ?? '']),
  falls: true,
  events: {
    triggered: { who: 'power' },
    power_applied: { who: 'power', unless: ({ told }) => told === true },
    event_played: { who: 'seat', lasts: CARD.lasts },
    threat_gained: { passing: true, begins: true, on: () => ['threat'], tag: ({ amount }) => ({ tone: 'gain', word: 'gain', amount: number(amount) }) },
    brought_in: { who: 'fighter', whom: 'tile', passing: (data) => !isDemon(data), banner: entry, dread: true, tag: (data) => (isDemon(data) ? { tone: 'hurt', word: 'enters' } : undefined), on: NOWHERE },
    appeared: { who: 'fighter', passing: true, joins: 'brought_in' },
    returned: { who: 'fighter', whom: 'tile', banner: entry, dread: true, on: NOWHERE, tag: { tone: 'hurt', word: 'enters' } },
    moved: { who: 'fighter', whom: 'tile', passing: true, leads: true, joins: 'moved' },
    pulled: { who: 'fighter', whom: 'tile' },
    dragged: { who: 'fighter', whom: 'tile' },
    left: { who: 'fighter', tag: { tone: 'gain', word: 'away' } },
    exploring: { who: 'fighter', whom: ({ origin, side }) => [`exit:${origin}/${side}`] },
    tile_refused: { tag: { tone: 'miss', word: 'not', names: 'tile_name' } },
    tile_kept: { tag: { tone: 'miss', word: 'not', names: 'tile_name' } },
    tile_laid: { who: 'fighter', on: NOWHERE, tag: { tone: 'news', word: 'named', names: 'tile' } },
    draught_moved: { on: ({ tile, side }) => [`exit:${tile}/${side}`], tag: ({ count, needed }) => ({ tone: 'news', word: 'draught', amount: number(count), of: number(needed) }) },
    alarm_rung: { who: 'fighter', whom: 'tile', tag: { tone: 'hurt', word: 'alarm' } },
    unnoticed: { who: 'fighter', whom: 'tile', tag: { tone: 'miss', word: 'unhurt' } },
    trap_sprung: { who: 'fighter', whom: 'tile', tag: { tone: 'hurt', word: 'trap' } },
    hole_opened: { who: 'seat', whom: 'tile' },
    rubble_dropped: { whom: 'tile' },
    cleared: { who: 'fighter', whom: 'tile' },
    tomb_opened: { who: 'fighter', whom: 'tile' },
    drunk: { who: 'fighter', whom: 'tile' },
    tile_cursed: { who: 'seat', whom: 'tile', concludes: true, tag: { tone: 'hurt', word: 'cursed' } },
    fouled: { whom: 'tile' },
    silenced: { joins: true },
    equipment_broken: { who: 'seat', whom: 'fighter', concludes: true, tag: { tone: 'hurt', word: 'without', names: 'equipment' } },
    saddened: { whom: 'fighter', tag: ({ amount }) => ({ tone: 'hurt', word: 'weaker', amount: number(amount) }) },
    instinct_played: { who: 'fighter', begins: true, tag: { tone: 'news', word: 'named', names: 'card' } },
    gift_used: { who: 'fighter', passing: true, tag: { tone: 'gain', word: 'named', names: 'gift' } },
    foreseen: { who: 'fighter', passing: true },
    blessed: { who: 'priest', whom: 'fighter', tag: { tone: 'gain', word: 'blessed' } },
    encouraged: { who: 'priest', whom: 'fighter', tag: { tone: 'gain', word: 'courage' } },
    struck: { who: 'fighter', whom: 'target' },
    equipment_used: { who: 'fighter' },
    thrown: { who: 'fighter', whom: 'tile' },
    attacked: { who: 'attacker', whom: 'target' },
    rolled: {
      who: 'fighter', on: 'target', bare: true, lasts: ({ rolls }) => dicePlan(count(rolls)).lasts,
      tag: ({ hits }) => (hits ? { tone: 'hurt', word: 'hits', amount: number(hits) } : { tone: 'miss', word: 'miss' }),
    },
    rerolled: {
      who: 'fighter', on: 'target', bare: true, lasts: ({ again_rolls }) => dicePlan(count(again_rolls)).lasts,
      tag: ({ hits }) => (hits === undefined ? null : hits ? { tone: 'hurt', word: 'hits', amount: number(hits) } : { tone: 'miss', word: 'miss' }),
    },
    dice_lacking: { who: 'attacker', on: 'target', tag: { tone: 'miss', word: 'no-dice' } },
    hardened: { who: 'target', tag: ({ amount }) => ({ tone: 'block', word: 'defence', amount: number(amount) }) },
    hits_changed: { who: 'attacker', on: 'target', bare: true, tag: ({ hits }) => ({ tone: 'hurt', word: 'hits', amount: number(hits) }) },
    hits_multiplied: { on: 'fighter', bare: true, tag: ({ hits }) => ({ tone: 'hurt', word: 'hits', amount: number(hits) }) },
    hits_lost: { on: 'tile', tag: { tone: 'miss', word: 'nobody-left' } },
    resisted: { who: 'fighter', tag: { tone: 'block', word: 'blocked' } },
    guarded: { who: 'fighter', tag: { tone: 'block', word: 'steps-in' } },
    risked: { who: 'fighter', tag: ({ hit }) => (hit ? { tone: 'hurt', word: 'hits', amount: 1 } : { tone: 'miss', word: 'unhurt' }) },
    line_cancelled: { who: 'by', on: 'fighter', tag: ({ line }) => ({ tone: 'hurt', word: 'line', amount: number(line) }) },
    exhausted: { who: 'fighter', tag: { tone: 'kill', word: 'exhausted' } },
    damaged: { who: 'by', on: 'fighter', tag: ({ tokens }) => ({ tone: 'hurt', word: 'loss', amount: number(tokens) }) },
    killed: { who: 'by', on: 'fighter', tag: { tone: 'kill', word: 'dead' } },
    healed: { who: 'fighter', tag: { tone: 'gain', word: 'healed' } },
    unhurt: { who: 'fighter', tag: { tone: 'miss', word: 'unhurt' } },
    recovered: { who: 'fighter', passing: true, tag: { tone: 'gain', word: 'recovers' } },
    mended: { who: 'fighter', tag: ({ tokens }) => ({ tone: 'gain', word: 'gain', amount: number(tokens) }) },
    relic_taken: { who: 'fighter', whom: 'tile' },
    relic_dropped: { on: 'tile', tag: { tone: 'news', word: 'relic-left' } },
    charge_laid: { who: 'fighter', whom: 'tile', tag: counted },
    well_destroyed: { who: 'fighter', whom: 'tile', tag: counted },
    seal_spoken: { who: 'fighter', tag: counted },
  },
};
