// Which things on the table an option of Catacombs is done to. What has none is a button.
import type { Parts } from '../../ask/picker.svelte';
import type { SolothShown } from './types';

export function partsOf(shown: () => Pick<SolothShown, 'ways'>): Parts {
  return (_, { verb, subjects }) => {
    const figure = `figure:${subjects.figure}`;
    switch (verb) {
      case 'act':
      case 'pick':
      case 'from':
      case 'touch':
      case 'revive':
      case 'give_to':
        return [[figure]];
      case 'take':
        if (subjects.spell !== undefined) return [[`spell:${subjects.spell}`]];
        return subjects.hero === undefined ? [[`monster:${subjects.monster}`]] : [[`hero:${subjects.hero}`]];
      case 'summon':
      case 'send':
      case 'give_up':
        return [[`monster:${subjects.monster}`]];
      case 'lift':
      case 'swap':
      case 'enter':
        return [[`place:${subjects.place}`]];
      case 'replace':
        return [[`room:${subjects.room}`]];
      case 'go':
        return [[`place:${shown().ways[String(subjects.direction)]}`]];
      case 'attack':
        return [[`attack:${subjects.sequence}`]];
      case 'special':
        return [[`special:${subjects.special}`]];
      case 'cast':
        return [[`spell:${subjects.spell}`]];
      case 'use':
      case 'play':
      case 'call':
        return [[`card:${subjects.card}`]];
      case 'buy':
        return [[`card:${subjects.card}`], [figure]];
      case 'give':
        return [[`gold:${subjects.gold}`]];
      case 'half':
      case 'full':
        return [[`price:${verb}`]];
      case 'activate':
        return [[`artefact:${subjects.artefact}`]];
      case 'rest':
      case 'share':
        return [[`health:${subjects.health}`]];
      default:
        return [];
    }
  };
}
