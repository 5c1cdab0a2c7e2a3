// A first game of Dungeon Twister: two rows of rooms that lie ready, from the first room to the first escape.
import type { Guide, Now } from '../../guide/guide';
import type { OptionSeen } from '../../game';
import { sayer } from '../../page.svelte';
import { SOUTH, type Facts, type TwisterState } from './table';
import { gearCell, sidesOf, WIDTH, placeOf, zoneInRoom } from './terrain';

const tell = sayer('twister/guide', import.meta.glob<string>('./guide/*.ftl', { eager: true, query: '?raw', import: 'default' }));

type Here = Now<TwisterState>;

const mine = (now: Here, figure: unknown) => now.state.figures[Number(figure)]?.seat === now.seat;
/** Whether there was such an event, of the reader's own doing. */
const did = (now: Here, ...names: string[]) =>
  now.events.some(({ name, data = {} }) => names.includes(name) && (data.seat === undefined ? mine(now, data.figure ?? data.attacker) : data.seat === now.seat));
const cells = (now: Here) => now.state.rooms.length * WIDTH;
/** Where an option leads: its zone, or where its character stands. */
const placeFor = (now: Here, { subjects }: OptionSeen) => Number(subjects.cell ?? now.state.figures[Number(subjects.figure)]?.cell ?? -1);
/** How far towards the other side. */
const ahead = (now: Here, option: OptionSeen) => {
  const cell = placeFor(now, option);
  const rows = cells(now) / WIDTH;
  if (option.verb === 'leave') return rows + 2;
  if (cell >= cells(now)) return 1;
  const row = Math.floor(cell / WIDTH);
  return (now.seat === SOUTH ? rows - row : row + 1) + 1;
};
const factAt = (now: Here, cell: number) => {
  const room = now.state.rooms[placeOf(cell)];
  const fact = room?.card ? (now.facts as Facts).room[room.card] : undefined;
  return room && fact ? { room, fact } : null;
};
const isMechanism = (now: Here, cell: number) => {
  const at = factAt(now, cell);
  return at !== null && gearCell(at.fact, at.room, placeOf(cell)) === cell;
};
const isByPit = (now: Here, cell: number) => {
  const at = factAt(now, cell);
  return at !== null && sidesOf(at.fact, at.room, zoneInRoom(cell)).includes('pit');
};
const foes = (now: Here) => now.state.figures.filter((figure) => figure.seat !== now.seat && figure.cell >= 0 && figure.cell < cells(now));
const far = (one: number, other: number) => Math.abs((one % WIDTH) - (other % WIDTH)) + Math.abs(Math.floor(one / WIDTH) - Math.floor(other / WIDTH));
/** Whoever is nearest to a place of some kind is the one to go there. */
const towards = (now: Here, option: OptionSeen, wanted: (cell: number) => boolean) => {
  const from = placeFor(now, option);
  const ways = [...Array(cells(now)).keys()].filter(wanted).map((cell) => far(from >= cells(now) ? startOf(now, from) : from, cell));
  return ways.length ? 20 - Math.min(...ways) : 0;
};
/** The zone before a start zone. */
const startOf = (now: Here, cell: number) => (cell - cells(now) < WIDTH ? cells(now) - WIDTH + (cell % WIDTH) : cell % WIDTH);
/** Where the one on its way stands. */
const walking = (now: Here) => now.state.figures[Number(now.decision?.about?.figure ?? -1)]?.cell ?? -1;
const idle = (now: Here) => !now.held.length;
const walker = (now: Here, option: OptionSeen) => (now.state.figures[Number(option.subjects.figure)]?.burden.length ? 0 : 1);

export const guide: Guide<TwisterState> = {
  scenario: 'first-run',
  options: { team: 'advised' },
  seat: SOUTH,
  tell,
  chapters: [
    { id: 'goal', steps: [{ id: 'goal', at: ['.panel.goal', '.vp'] }] },
    {
      id: 'reveal',
      steps: [
        { id: 'points', asked: 'act', at: ['.apbox', '.vp .v.now', '.vp'] },
        { id: 'reveal', asked: 'act', does: 'reveal', prefers: (option, now) => ahead(now, option) },
      ],
      used: (now) => did(now, 'revealed'),
    },
    { id: 'place', steps: [{ id: 'place', asked: ['place_figure', 'place_object'], does: 'zone' }], used: (now) => did(now, 'placed', 'object_placed') },
    {
      id: 'walk',
      steps: [
        { id: 'way', asked: 'move', does: ['go', 'leave'], prefers: (option, now) => (isMechanism(now, placeFor(now, option)) ? 9 : ahead(now, option)) },
        { id: 'move', asked: 'act', does: 'move', prefers: (option, now) => walker(now, option) && towards(now, option, (cell) => isMechanism(now, cell)) + 1 },
      ],
      used: (now) => did(now, 'moved'),
    },
    {
      id: 'turn',
      steps: [
        { id: 'rotate', asked: 'act', does: 'rotate' },
        { id: 'halt', asked: 'move', does: 'stop', when: (now) => isMechanism(now, walking(now)) },
        { id: 'to-mechanism', asked: 'move', does: 'go', prefers: (option, now) => towards(now, option, (cell) => isMechanism(now, cell)) },
        { id: 'mechanism', asked: 'act', does: 'move', prefers: (option, now) => towards(now, option, (cell) => isMechanism(now, cell)) },
      ],
      used: (now) => did(now, 'rotated'),
    },
    {
      id: 'keep',
      steps: [{ id: 'keep', asked: 'act', when: ({ state, seat }) => (state.wheel[seat] ?? 0) <= 1, at: ['.apbox', '.vp .v.now', '.vp'] }],
    },
    {
      id: 'jump',
      steps: [
        { id: 'jump', asked: 'act', does: 'jump' },
        { id: 'halt-pit', asked: 'move', does: 'stop', when: (now) => isByPit(now, walking(now)) },
        { id: 'to-pit', asked: 'move', does: 'go', prefers: (option, now) => towards(now, option, (cell) => isByPit(now, cell)) },
        { id: 'pit', asked: 'act', does: 'move', prefers: (option, now) => towards(now, option, (cell) => isByPit(now, cell)) },
        { id: 'look-for-pit', asked: 'act', does: 'reveal' },
      ],
      used: (now) => did(now, 'jump_card_played'),
    },
    {
      id: 'fight',
      steps: [
        { id: 'attack', asked: 'act', does: 'attack' },
        { id: 'lay', asked: 'lay', does: 'lay', prefers: (option, now) => 10 + Number((now.facts as Facts).combat[String(option.subjects.card)]?.value ?? 0) },
        { id: 'to-foe', asked: 'move', does: 'go', prefers: (option, now) => foes(now).length > 0 && 20 - Math.min(...foes(now).map(({ cell }) => far(cell, placeFor(now, option)))) },
        { id: 'foe', asked: 'act', does: 'move', prefers: (option, now) => foes(now).length > 0 && 20 - Math.min(...foes(now).map(({ cell }) => far(cell, placeFor(now, option)))) },
      ],
      used: (now) => now.events.some(({ name, data = {} }) => name === 'cards_revealed' && data.seat === now.seat),
    },
    { id: 'outcome', steps: [{ id: 'outcome', asked: 'act', when: (now) => now.events.some(({ name }) => name === 'combat_won' || name === 'tied'), at: ['.resultbox', '.log .lines'] }] },
    {
      id: 'escape',
      steps: [
        { id: 'out', asked: 'move', does: 'leave' },
        { id: 'to-exit', asked: 'move', does: 'go', prefers: (option, now) => ahead(now, option) },
        { id: 'runner', asked: 'act', does: 'move', prefers: (option, now) => walker(now, option) && ahead(now, option) },
        { id: 'clear', asked: 'act', does: ['reveal', 'rotate', 'open', 'break'] },
      ],
      used: (now) => did(now, 'escaped'),
    },
  ],
  again: [
    { id: 'again-act', asked: 'act', when: idle, at: ['.fig[data-live]', '.roomcard[data-live]'] },
    { id: 'again-held', asked: 'act', at: ['.acts .act'] },
    { id: 'again-move', asked: 'move', at: ['.cell[data-live]'] },
    { id: 'again-place', asked: ['place_figure', 'place_object'], at: ['.cell[data-live]'] },
    { id: 'again-lay', asked: ['lay', 'jump_card'], at: ['.hand9 .cc[data-live]'] },
    { id: 'setup', asked: ['pick_character', 'pick_object', 'starters', 'western', 'hide', 'facing', 'choose_characters', 'choose_objects'], at: ['.deeds .advised', '.tcard[data-live]', '.handout .tcard', '.facings .btn'] },
    { id: 'again-any' },
  ],
};

