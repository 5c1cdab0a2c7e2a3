// A first game of Claustrophobia: the two first turns, from both sides of the table.
import { thing, type Guide, type Now } from '../../guide/guide';
import en from './guide.en.ftl?raw';
import fr from './guide.fr.ftl?raw';
import { HUMAN, INFERNAL, type Fighter, type ClaustrophobiaState } from './table';

const TURNS = 2;

const here = (now: Now<ClaustrophobiaState>, test: (fighter: Fighter) => boolean) => now.state.fighters.flatMap((fighter, number) => (test(fighter) ? [number] : []));
const has = (now: Now<ClaustrophobiaState>, verb: string) => now.decision?.type === 'choice' && now.decision.options.some((option) => option.verb === verb);
/** The line that the die of who acts lies on. */
const acting = (now: Now<ClaustrophobiaState>) => (now.decision?.type === 'choice' ? [`.sheet${thing(`fighter:${now.decision.about?.fighter}`)} tr.on`, '.sheet tr.on'] : []);
const targets = (now: Now<ClaustrophobiaState>) =>
  now.decision?.type === 'choice' ? now.decision.options.filter((option) => option.verb === 'attack').map((option) => `.fig${thing(`fighter:${option.subjects.target}`)}`) : [];
const lost = (now: Now<ClaustrophobiaState>) => here(now, (fighter) => fighter.type === 'western' && fighter.damage > 0);

/** The humans know it all by now: the second turn goes like the first. */
const isAlike = (now: Now<ClaustrophobiaState>) =>
  now.seat === HUMAN && now.state.turn === TURNS && now.state.phase === 'human-activation' && here(now, (fighter) => fighter.camp === HUMAN && fighter.acted).length > 1;

export const guide: Guide<ClaustrophobiaState> = {
  scenario: 'the-survivors',
  seat: HUMAN,
  words: { en, fr },
  ends: (now) => now.state.turn > TURNS || isAlike(now),
  steps: [
    // The humans
    { id: 'give-die', seats: [HUMAN], asked: 'assign', when: (now) => !now.held.length, at: ['.tray .diebtn[data-live]'] },
    { id: 'give-line', seats: [HUMAN], asked: 'assign', when: (now) => now.held.length > 0, at: ['.sheet tr.live', '.sheet'] },
    { id: 'given', seats: [HUMAN], asked: 'assign', when: (now) => has(now, 'done') && !now.held.length, at: ['.doing .btn.primary', '.doing .btn'] },
    { id: 'instinct', seats: [HUMAN], asked: 'assign', when: (now) => now.state.instinct_hand.length > 0, at: ['.tray .card'] },
    { id: 'gift', seats: [HUMAN], asked: ['apply_line', 'bless', 'encourage', 'lay_hands'], at: ['.sheet.is-live', '.tab:has(.mark)', '.doing .btn'] },
    { id: 'who-acts', seats: [HUMAN], asked: 'activate', when: (now) => now.state.phase === 'human-activation', at: ['.fig[data-live]'] },
    { id: 'attack', seats: [HUMAN], asked: 'act', when: (now) => has(now, 'attack'), at: targets },
    { id: 'explore', seats: [HUMAN], asked: 'act', when: (now) => has(now, 'explore'), at: ['.exit.live'] },
    { id: 'draught', seats: [HUMAN], asked: 'act', when: (now) => now.state.draught.length === 2, at: (now) => [thing(`exit:${now.state.draught.join('/')}`)] },
    { id: 'saturation', seats: [HUMAN], asked: 'act', when: (now) => has(now, 'move'), at: ['.tile[data-live]'] },
    { id: 'stats', seats: [HUMAN], asked: 'act', at: acting },
    { id: 'finish', seats: [HUMAN], asked: 'act', when: (now) => !has(now, 'move') && !has(now, 'explore') && !has(now, 'attack'), at: ['.doing .btn.primary', '.doing .btn'] },
    { id: 'wound', seats: [HUMAN], asked: 'cancel_line', at: ['.sheet tr.live', '.sheet.is-on'] },
    { id: 'wounded', seats: [HUMAN], asked: ['assign', 'activate'], when: (now) => lost(now).length > 0, at: (now) => [`${thing(`fighter:${lost(now)[0]}`)} tr.lost`, thing(`fighter:${lost(now)[0]}`)] },
    { id: 'reroll', seats: [HUMAN], asked: 'reroll', at: ['.tray .diebtn[data-live]'] },
    { id: 'guard', seats: [HUMAN], asked: 'guard', at: ['.tray .btn[data-live]'] },
    { id: 'destiny', seats: [HUMAN], when: (now) => !now.asked && now.state.phase === 'infernal-preparation', at: ['.destiny', '.dstrip'] },
    { id: 'threat', seats: [HUMAN], asked: ['assign', 'activate', 'act'], when: (now) => here(now, (fighter) => fighter.camp === INFERNAL && fighter.place >= 0).length > 0, at: ['.fig:has(path)'] },
    // Hell
    { id: 'hell-draught', seats: [INFERNAL], asked: 'set_draught', at: ['.exit.live'] },
    { id: 'hell-turn', seats: [INFERNAL], asked: 'turn_tile', at: ['.ghost-tile', '.doing .btn'] },
    { id: 'hell-roll', seats: [INFERNAL], asked: 'roll_destiny', at: ['.tray .btn[data-live]'] },
    { id: 'hell-die', seats: [INFERNAL], asked: 'place_die', when: (now) => !now.held.length, at: ['.pool .diebtn[data-live]'] },
    { id: 'hell-power', seats: [INFERNAL], asked: 'place_die', when: (now) => now.held.length > 0, at: [thing('power:abyssal-threat'), '.destiny li.live'] },
    { id: 'hell-waiting', seats: [INFERNAL], asked: 'take_back', at: ['.destiny .diebtn[data-live]'] },
    { id: 'hell-event', seats: [INFERNAL], asked: 'keep_event', at: ['.tray .card'] },
    { id: 'hell-buy', seats: [INFERNAL], asked: 'threaten', when: (now) => !now.held.length, at: ['.buy[data-live]', '.doing .btn'] },
    { id: 'hell-bring', seats: [INFERNAL], asked: 'threaten', when: (now) => now.held.length > 0, at: ['.tile[data-live]'] },
    { id: 'hell-who', seats: [INFERNAL], asked: 'activate', at: ['.fig[data-live]'] },
    { id: 'hell-attack', seats: [INFERNAL], asked: 'act', when: (now) => has(now, 'attack'), at: targets },
    { id: 'hell-move', seats: [INFERNAL], asked: 'act', when: (now) => has(now, 'move'), at: ['.tile[data-live]'] },
    { id: 'hell-hits', seats: [INFERNAL], asked: 'react', at: ['.tray .card', '.doing .btn'] },
    // Both
    { id: 'why', when: (now) => now.events.length > 12 && now.asked !== '', at: ['.log .why', '.bar [data-tool="log"]'] },
  ],
};
