// How what happens in the arena is staged.
import type { Beats } from '../../director/beats';
import type { EventSeen } from '../../game';
import type { Kit } from '../kit';
import { idOf } from './table';
import { factsOf } from './types';

type Data = Readonly<Record<string, unknown>>;

const number = (value: unknown) => Number(value ?? 0);

/** What kept a touch from doing damage, as it is said at the place. */
const SPARED: Record<string, string> = { companion: 'companion', wall: 'wall', target: 'target' };

/** A card is laid on the table: what it is, and what is going to come of it. */
function laid(event: EventSeen, kit: Kit) {
  const card = idOf(String(event.data?.card));
  const { shots = [], ability = '' } = factsOf(kit.book).card[card] ?? {};
  const names = shots.map(({ shot }) => String(kit.words.name('shot', shot))).join(' → ');
  const text = [names, ability ? String(kit.words.name('ability', ability)) : ''].filter(Boolean).join(' · ');
  return { title: String(kit.speaker.subject(event, 'card')), text, faces: [`card-${card}`, ...shots.map(({ shot }) => `shot-${shot}`)].map((icon) => ({ icon, count: 1 })) };
}

/** What each disc that was hit has cost its team. */
function lost({ discs, amount, damage, short }: Data) {
  const each = Array.isArray(discs) && discs.length && !short ? damage : amount;
  return { tone: 'hurt', word: 'loss', amount: number(each) } as const;
}

export const BEATS: Beats = {
  // Whoever was asked last has not ended it.
  seatOf: ({ name }) => (name === 'game_ended' ? -1 : undefined),
  events: {
    // Acts
    card_played: { who: 'disc', banner: laid, others: true },
    ability_used: { who: 'disc', passing: true },
    shot_begun: { who: 'disc', aims: true },
    target_named: { who: 'disc', whom: 'target' },
    flicked: { who: 'mover', joins: true },
    swapped: { who: 'disc', whom: 'other' },
    rallied: { who: 'disc', passing: true },
    moves_added: { passing: true },
    obstacles_held: { passing: true },
    reshuffled: { passing: true },
    stun_suffered: { who: 'disc', passing: true },
    game_ended: { banner: (event, kit) => ({ title: kit.speaker.event(event), text: '' }), closes: true },

    // What came of them
    hit: { who: 'mover', whom: 'disc', bare: true, tag: { tone: 'hurt', word: 'hit' } },
    missed: { who: 'mover', on: 'by', tag: ({ why }) => ({ tone: 'miss', word: why === 'obstacle' ? 'obstacle' : 'miss' }) },
    spared: { who: 'mover', on: 'disc', passing: true, tag: ({ why }) => (why === 'move' ? null : { tone: 'block', word: SPARED[String(why)] ?? 'spared' }) },
    put_back: { on: 'disc', passing: true, tag: { tone: 'miss', word: 'edge' } },
    no_room: { who: 'disc', tag: { tone: 'miss', word: 'no-room' } },
    shot_blocked: { who: 'seat', whom: 'discs', tag: { tone: 'block', word: 'blocked' } },
    retry_declined: { who: 'mover', whom: 'target', passing: true },
    armour_declined: { who: 'seat', passing: true },
    armour_pierced: { who: 'disc', on: 'team', tag: { tone: 'hurt', word: 'pierced' } },
    card_kept: { on: 'team', tag: { tone: 'gain', word: 'armour' } },
    // Armour that was used up: what it has done counts more.
    discarded: { on: 'team', passing: ({ why }) => why === 'armour', tag: ({ why }) => (why === 'armour' || why === 'broken' ? { tone: 'hurt', word: 'broken' } : null) },
    tokens_lost: { who: 'mover', on: ['discs', 'team'], tag: lost },
    tokens_captured: { on: 'team', tag: ({ amount }) => ({ tone: 'gain', word: 'gain', amount: number(amount) }) },
    tokens_gained: { on: 'team', tag: ({ amount }) => ({ tone: 'gain', word: 'gain', amount: number(amount) }) },
    pile_empty: { who: 'seat', on: 'team', begins: true, tag: { tone: 'hurt', word: 'pile-empty' } },
    stunned: { on: 'team', tag: { tone: 'hurt', word: 'stunned' } },
    shackled: { on: 'team', tag: { tone: 'hurt', word: 'shackled' } },
  },
};
