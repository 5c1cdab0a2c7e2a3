// What things are, for whoever points at them: what is written on their cards, and how they stand now.
import type { Explanation } from '../../explain/explained.svelte';
import { capital } from '../../words';
import type { Play } from './play.svelte';
import { CLOSED, idOf, kindOf, NO_PORTCULLIS } from './table';
import type { Clash } from './types';
import { cellIn, hasPit, sidesOf, SIDES } from './terrain';
import { tell } from './words';

const lines = (...said: (string | false | undefined)[]): string[] => said.filter((line): line is string => !!line);

export function explainCharacter(play: Play, id: string): Explanation {
  const fact = play.facts.character[id];
  const abilities = (fact?.abilities ?? []).map((ability) => tell('named', { name: play.name('ability', ability), text: play.text('ability', ability) }));
  return { title: play.name('character', id), lines: lines(tell('stats', { movement: fact?.movement ?? 0, combat: fact?.combat ?? 0 }), ...abilities) };
}

export function explainObject(play: Play, id: string): Explanation {
  return { title: play.name('object', id), lines: lines(play.text('object', id)) };
}

export function explainCard(play: Play, card: string | null): Explanation {
  if (!card) return { title: tell('face-down'), lines: [tell('face-down-text')] };
  return kindOf(card) === 'character' ? explainCharacter(play, idOf(card)) : explainObject(play, idOf(card));
}

export function explainFigure(play: Play, number: number): Explanation {
  const figure = play.table.figures[number]!;
  const { lines: card } = explainCharacter(play, figure.kind);
  return {
    title: capital(String(play.called('figure', number))),
    lines: lines(
      ...stateOf(play, number),
      ...countsOf(play, number),
      ...figure.objects.map((item) => tell('carries', { what: play.name('object', play.table.items[item]!.kind), text: play.text('object', play.table.items[item]!.kind) })),
      ...figure.burden.map((friend) => tell('carries', { what: capital(String(play.called('figure', friend))), text: play.spell(play.now.figures[friend]?.idle) })),
      ...card.slice(1),
    ),
  };
}

/** What a character is worth now, and why. */
function countsOf(play: Play, number: number): string[] {
  const now = play.now.figures[number];
  if (!now) return [];
  const same = now.attack.total === now.defence.total && !now.defence.parts;
  return lines(
    tell('stats', { movement: now.movement.total, combat: now.attack.total }),
    now.left ? tell('zones-left', { count: now.left }) : '',
    play.reasons(tell('attack-sum'), now.attack),
    same ? '' : play.reasons(tell('defence-sum'), now.defence) || `${tell('defence-sum')} ${now.defence.total}`,
    now.free && tell('free-attack'),
  );
}

/** The two sides of a combat before their cards. */
export function explainClash(play: Play, title: string, { attack, defence }: Clash): Explanation {
  return {
    title,
    lines: lines(tell('clash', { attack: attack.total, defence: defence.total }), play.reasons(tell('attack-sum'), attack), play.reasons(tell('defence-sum'), defence)),
  };
}

/** How a character stands, in words: wounded, carried, idle, out of the game. */
export function stateOf(play: Play, number: number): string[] {
  const figure = play.table.figures[number]!;
  const who = play.called('figure', number);
  return lines(
    play.spell(play.now.figures[number]?.idle),
    figure.spent && tell('state-spent'),
    figure.cell < 0 && tell('state-out', { who, how: { '-1': 'dead', '-2': 'escaped', '-3': 'left' }[String(figure.cell)] ?? 'waiting' }),
  );
}

export function explainItem(play: Play, number: number): Explanation {
  return { title: capital(String(play.called('object', number))), lines: lines(play.text('object', play.table.items[number]!.kind)) };
}

export function explainRoom(play: Play, place: number): Explanation {
  const room = play.table.rooms[place]!;
  const fact = play.facts.room[room.card];
  const title = capital(String(play.called('room', place)));
  const far = play.asked === 'move' ? play.spell(play.now.far) : '';
  if (!fact) return { title, lines: lines(tell('unseen-text'), ...besides(play, place), far) };
  const twin = play.table.rooms.findIndex((other, at) => at !== place && play.facts.room[other.card]?.colour === fact.colour);
  return {
    title,
    lines: lines(
      tell('room-turns', { way: fact.arrow }),
      twin >= 0 ? tell('room-twin', { twin: String(play.called('room', twin)) }) : tell('room-twin-unseen'),
      room.portcullis !== NO_PORTCULLIS && tell('room-portcullis', { state: room.portcullis === CLOSED ? 'closed' : room.portcullis === 2 ? 'open' : 'broken' }),
      hasPit(fact) && tell('room-pit'),
      ...[0, 1, 2, 3].map((zone) => zoneTold(play, place, zone)),
      far,
    ),
  };
}

/** What stands on the borders of a zone that has any. */
function zoneTold(play: Play, place: number, zone: number): string {
  const room = play.table.rooms[place]!;
  const fact = play.facts.room[room.card]!;
  const borders = sidesOf(fact, room, zone).flatMap((border, side) => (border === 'open' ? [] : [tell('border', { what: border, side: SIDES[side]! })]));
  return borders.length ? tell('zone-borders', { cell: play.called('cell', cellIn(place, zone)), borders: borders.join(', ') }) : '';
}

/** The cards that lie beside a room: one's own by name. */
export function besides(play: Play, place: number): string[] {
  return [0, 1].flatMap((seat) => {
    const cards = (play.table.beside[seat] ?? []).filter((_, at) => play.table.beside_rooms[seat]?.[at] === place);
    if (!cards.length) return [];
    const seen = cards.flatMap((card) => (card ? [String(play.called('card', card))] : []));
    const owner = play.seatName(seat);
    return [seen.length ? tell('beside-own', { owner, cards: seen.join(', ') }) : tell('beside-count', { owner, count: cards.length })];
  });
}

export function explainCombat(value: number, returns: boolean): Explanation {
  return { title: tell('combat-card', { value }), lines: [returns ? tell('combat-returns') : tell('combat-text', { value })] };
}
