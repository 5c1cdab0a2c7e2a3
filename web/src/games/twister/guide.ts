// A first game of Dungeon Twister: the set-up and the two first turns of each player.
import { thing, type Guide, type Now } from '../../guide/guide';
import en from './guide.en.ftl?raw';
import fr from './guide.fr.ftl?raw';
import { SOUTH, type TwisterState } from './table';

const TURNS = 4; // two of each

const options = (now: Now<TwisterState>) => (now.decision?.type === 'choice' ? now.decision.options : []);
const has = (now: Now<TwisterState>, ...verbs: string[]) => options(now).some((option) => verbs.includes(option.verb));
const holds = (now: Now<TwisterState>, kind: string) => now.held.some((held) => held.startsWith(`${kind}:`));
const idle = (now: Now<TwisterState>) => !now.held.length;
const figures = (now: Now<TwisterState>, ...verbs: string[]) => options(now).filter((option) => verbs.includes(option.verb)).map((option) => `.fig${thing(`figure:${option.subjects.figure}`)}`);
const wounded = (now: Now<TwisterState>) => now.state.figures.findIndex((figure) => figure.wounded && figure.cell >= 0);

export const guide: Guide<TwisterState> = {
  scenario: 'initiation',
  seat: SOUTH,
  words: { en, fr },
  ends: (now) => now.state.turn > TURNS,
  steps: [
    // The set-up
    { id: 'team', asked: 'pick_character', when: idle, at: ['.deeds .advised', '.tcard[data-live]'] },
    { id: 'team-take', asked: 'pick_character', when: (now) => !idle(now), at: ['.deeds .btn.primary'] },
    { id: 'objects', asked: 'pick_object', at: ['.deeds .advised', '.tcard[data-live]'] },
    { id: 'starters', asked: 'starters', at: ['.tcard[data-live]'] },
    { id: 'zones', asked: 'western', at: ['.halves'] },
    { id: 'hide', asked: 'hide', when: idle, at: ['.handout .tcard'] },
    { id: 'hide-room', asked: 'hide', when: (now) => !idle(now), at: ['.roomcard[data-live]'] },
    { id: 'facing', asked: 'facing', at: ['.facings .btn'] },
    // Turns
    { id: 'points', asked: 'act', when: idle, at: ['.apbox', '.vp .v.now'] },
    { id: 'reveal', asked: 'act', when: (now) => idle(now) && has(now, 'reveal'), at: ['.roomcard[data-live]'] },
    { id: 'reveal-do', asked: 'act', when: (now) => holds(now, 'room'), at: ['.acts .act'] },
    { id: 'place', asked: ['place_figure', 'place_object'], at: ['.cell[data-live]'] },
    { id: 'attack', asked: 'act', when: (now) => idle(now) && has(now, 'attack'), at: (now) => figures(now, 'attack') },
    { id: 'turn', asked: 'act', when: (now) => idle(now) && has(now, 'rotate'), at: ['.gear.live .pill'] },
    { id: 'move', asked: 'act', when: (now) => idle(now) && has(now, 'move'), at: (now) => figures(now, 'move') },
    { id: 'acts', asked: 'act', when: (now) => holds(now, 'figure'), at: ['.acts .act'] },
    { id: 'way', asked: 'move', when: (now) => has(now, 'go'), at: ['.cell[data-live]'] },
    { id: 'take', asked: 'move', when: (now) => has(now, 'take'), at: ['.object[data-live]', '.acts .act'] },
    { id: 'stop', asked: 'move', when: (now) => has(now, 'stop'), at: ['.go .btn.primary'] },
    { id: 'jump', asked: 'act', when: (now) => idle(now) && has(now, 'jump'), at: (now) => figures(now, 'jump') },
    { id: 'lay', asked: 'lay', when: idle, at: ['.hand9 .cc[data-live]'] },
    { id: 'laid', asked: 'lay', when: (now) => !idle(now), at: ['.fight .btn.primary'] },
    { id: 'outcome', when: (now) => now.happened('combat_won'), at: ['.resultbox', '.log .lines'] },
    { id: 'wounded', asked: 'act', when: (now) => wounded(now) >= 0, at: (now) => [`.fig${thing(`figure:${wounded(now)}`)}`] },
    { id: 'goal', asked: 'act', when: (now) => now.state.turn > 1, at: ['.vp'] },
    { id: 'end-turn', asked: 'act', when: (now) => (now.state.wheel[now.seat] ?? 0) <= 1, at: ['.deeds .go .btn'] },
    { id: 'other', when: (now) => !now.asked && now.state.phase === 'play', at: ['.log .lines', '.bar [data-tool="log"]'] },
    { id: 'why', asked: 'act', when: (now) => now.events.length > 30, at: ['.log .why', '.question .why', '.bar [data-tool="log"]'] },
  ],
};
