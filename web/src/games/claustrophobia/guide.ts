// A first game of Claustrophobia: three humans, two rooms to cross, and the stair.
import { thing, type Guide, type Now } from '../../guide/guide';
import type { OptionSeen } from '../../game';
import { sayer } from '../../page.svelte';
import { HUMAN, INFERNAL, type ClaustrophobiaState, type Fighter } from './table';

const tell = sayer('claustrophobia/guide', import.meta.glob<string>('./guide/*.ftl', { eager: true, query: '?raw', import: 'default' }));

type Here = Now<ClaustrophobiaState>;

const here = (now: Here, test: (fighter: Fighter) => boolean) => now.state.fighters.flatMap((fighter, number) => (test(fighter) ? [number] : []));
const actor = (now: Here) => now.state.fighters[Number(now.decision?.about?.fighter ?? -1)];
const isHuman = (now: Here, number: unknown) => now.state.fighters[Number(number)]?.camp === HUMAN;
const happened = (now: Here, name: string) => now.events.some((event) => event.name === name);
/** Whether a human did this. */
const did = (now: Here, name: string, role = 'fighter') => now.events.some((event) => event.name === name && isHuman(now, event.data?.[role]));
const enemies = (now: Here) => here(now, ({ camp, place }) => camp === INFERNAL && place >= 0);
const lost = (now: Here) => here(now, ({ type, damage }) => type === 'western' && damage > 0);
/** The exit that the draught blows from. */
const isDraught = (now: Here, { subjects }: OptionSeen) => actor(now)?.place === now.state.draught[0] && subjects.side === now.state.draught[1];
/** The tile to go to for the draught, or an enemy there. */
const onward = (now: Here, { subjects }: OptionSeen) => 1 + Number(subjects.tile === now.state.draught[0]);
const line = (now: Here) => [`.sheet${thing(`fighter:${now.decision?.about?.fighter}`)} tr.on`, '.sheet tr.on'];

export const guide: Guide<ClaustrophobiaState> = {
  scenario: 'first-breath',
  seat: HUMAN,
  seats: [HUMAN],
  tell,
  chapters: [
    { id: 'goal', steps: [{ id: 'goal', at: ['.panel.goal'] }] },
    {
      id: 'dice',
      steps: [
        { id: 'give-die', asked: 'assign', does: 'assign', when: ({ held }) => !held.length },
        { id: 'give-line', asked: 'assign', does: 'assign', when: ({ held }) => held.length > 0 },
      ],
      used: (now) => did(now, 'assigned'),
    },
    { id: 'given', steps: [{ id: 'given', asked: 'assign', does: 'done' }], used: (now) => now.state.phase !== 'human-preparation' && happened(now, 'assigned') },
    { id: 'activate', steps: [{ id: 'who-acts', asked: 'activate', does: 'activate' }, { id: 'stats', asked: 'act', at: line }] },
    {
      id: 'explore',
      steps: [
        { id: 'explore', asked: 'act', does: 'explore', prefers: (option, now) => 1 + Number(isDraught(now, option)) },
        { id: 'to-exit', asked: 'act', does: 'move', prefers: (option, now) => onward(now, option) },
      ],
      used: (now) => did(now, 'tile_laid'),
    },
    {
      id: 'draught',
      steps: [
        { id: 'draught', asked: 'act', when: ({ state }) => state.draught.length === 2, at: ({ state }) => [thing(`exit:${state.draught.join('/')}`)] },
      ],
    },
    { id: 'hell', steps: [{ id: 'destiny', when: (now) => happened(now, 'destiny_rolled'), at: ['.destiny', '.dstrip'] }, { id: 'threat', asked: ['assign', 'activate', 'act'], when: (now) => enemies(now).length > 0, at: (now) => enemies(now).map((number) => `.fig${thing(`fighter:${number}`)}`) }] },
    {
      id: 'fight',
      steps: [
        { id: 'attack', asked: 'act', does: 'attack' },
        { id: 'to-foe', asked: 'act', does: 'move', prefers: (option, now) => enemies(now).some((number) => now.state.fighters[number]?.place === option.subjects.tile) },
      ],
      used: (now) => did(now, 'attacked', 'attacker'),
    },
    {
      id: 'leave',
      steps: [
        { id: 'leave', asked: 'act', does: 'leave' },
        { id: 'follow-draught', asked: 'act', does: 'explore', prefers: (option, now) => isDraught(now, option) },
        { id: 'together', asked: 'act', does: 'move', prefers: (option, now) => Number(option.subjects.tile === goalTile(now)) },
      ],
      used: (now) => did(now, 'left'),
    },
  ],
  again: [
    { id: 'wound', asked: 'cancel_line', does: 'line' },
    { id: 'line', asked: 'apply_line', does: 'apply' },
    { id: 'bless', asked: 'bless', does: ['bless', 'pass'] },
    { id: 'encourage', asked: 'encourage', does: ['encourage', 'pass'] },
    { id: 'tiles', asked: ['choose_tile', 'order_tiles', 'turn_tile'] },
    { id: 'wounded', asked: ['assign'], when: (now) => lost(now).length > 0, at: (now) => [`${thing(`fighter:${lost(now)[0]}`)} tr.lost`, thing(`fighter:${lost(now)[0]}`), '.tray .diebtn[data-live]'] },
    { id: 'again-assign', asked: 'assign', at: ['.tray .diebtn[data-live]'] },
    { id: 'again-activate', asked: 'activate', does: ['activate', 'end_phase', 'let_go'] },
    { id: 'again-act', asked: 'act', at: ['.exit.live', '.fig[data-live]', '.tile[data-live]', '.doing .btn'] },
    { id: 'again-any' },
  ],
};

/** Where the stair is, or the draught if it has not been found. */
function goalTile(now: Here): number {
  const stair = now.state.tiles.findIndex(({ tile }) => tile === 't39');
  return stair >= 0 ? stair : (now.state.draught[0] ?? -1);
}
