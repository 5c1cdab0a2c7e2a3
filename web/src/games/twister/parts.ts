// Which things on the table an option of Dungeon Twister is done to. What follows an option (`do:`) is a button that says what will be
// done: pressing a character or a mechanism must never spend an action point by itself.
import type { Parts, Thing } from '../../ask/picker.svelte';
import type { Subjects } from '../../game';
import type { TwisterState } from './table';

type Lying = Pick<TwisterState, 'figures' | 'items'>;

export function partsOf(table: () => Lying): Parts {
  return (_, { id, verb, subjects }) => {
    const { items } = table();
    const figure: Thing = `figure:${subjects.figure}`;
    const room: Thing = `room:${subjects.room}`;
    const cell: Thing = `cell:${subjects.cell}`;
    const card: Thing = `card:${subjects.card}`;
    const item: Thing = `item:${subjects.object}`;
    const target: Thing = `figure:${subjects.target}`;
    const friend: Thing = `figure:${subjects.friend}`;
    const button: Thing = `do:${id}`;
    switch (verb) {
      case 'pick':
        return [[thingToPick(subjects)], [button]];
      case 'choose':
        return [[thingToPick(subjects)]];
      case 'start':
      case 'west':
        return [[card]];
      case 'hide':
        return [[card], [room]];
      case 'face_east':
        return [[figure]];
      case 'reveal':
        return [[room], [button]];
      case 'move':
      case 'break_walls':
      case 'regenerate':
        return [[figure], [button]];
      case 'rotate':
        return [[figure, `gear:${subjects.room}`], [button]];
      case 'jump':
      case 'cross':
        return [[figure], [cell]];
      case 'attack':
        return [[...fellows(table(), Number(subjects.figure))], [target]];
      case 'lance':
      case 'shoot':
      case 'shoot_bow':
      case 'fireball':
        return [[figure], [target]];
      case 'open':
      case 'close':
      case 'break':
        return [[figure], [`bars:${subjects.room}`]];
      case 'heal':
        return [[figure], [`figure:${subjects.patient}`]];
      case 'steal':
        return [[figure], [item, `figure:${items[Number(subjects.object)]?.bearer}`]];
      case 'steal_friend':
        return [[figure], [friend]];
      case 'invert':
        return [[figure], [room]];
      case 'send':
        return [[figure], [item]];
      case 'go':
      case 'leave':
      case 'leap':
      case 'zone':
      case 'send_to':
        return [[cell]];
      case 'take':
        return [[item]];
      case 'drop':
        return [[item], [button]];
      case 'give':
        return [[item], [friend]];
      case 'swap':
        return [[item], [`item:${subjects.other}`]];
      case 'lift':
        return [[friend]];
      case 'set_down':
        return [[friend], [button]];
      case 'hand':
        return [[friend]];
      case 'lay':
      case 'name':
        return [[`combat:${subjects.card}`], [button]];
      default:
        return [];
    }
  };
}

function thingToPick(subjects: Subjects): Thing {
  if (subjects.character !== undefined) return `pick:character/${subjects.character}`;
  return `pick:object/${subjects.object}${subjects.copy === undefined ? '' : `/${subjects.copy}`}`;
}

/** All of a side in a zone attack together, so each of them who can fight stands for the one that is named. */
function fellows({ figures }: Lying, number: number): Thing[] {
  const named = figures[number];
  return figures.flatMap((figure, other) =>
    other === number || (figure.seat === named?.seat && figure.cell === named.cell && !figure.wounded && figure.bearer < 0) ? [`figure:${other}`] : [],
  );
}
