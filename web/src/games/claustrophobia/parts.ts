// Which things on the table an option of Claustrophobia is done to. What has none is a button.
import type { Parts, Thing } from '../../ask/picker.svelte';
import type { ClaustrophobiaShown, ClaustrophobiaState } from './types';

export function partsOf(table: () => ClaustrophobiaState, shown: () => Pick<ClaustrophobiaShown, 'blows'>): Parts {
  return (decision, { verb, subjects }) => {
    const { fighters } = table();
    const fighter: Thing = `fighter:${subjects.fighter}`;
    const tile: Thing = `tile:${subjects.tile}`;
    const die: Thing = `die:${subjects.die}`;
    const card: Thing = `card:${subjects.card}`;
    switch (verb) {
      case 'assign': {
        const line = `line:${subjects.fighter}/${subjects.die}`;
        return [[die, line], [fighter, line]];
      }
      case 'instinct':
        return [[card], [fighter]];
      case 'change_die':
        return [[card], [die], [fighter]];
      case 'line':
        return [[`line:${subjects.fighter}/${subjects.line}`]];
      case 'bless':
        return [[fighter], [`stat:${subjects.stat}`]];
      case 'activate':
      case 'encourage':
      case 'mend':
      case 'sing':
      case 'pull':
        return [[fighter]];
      case 'strike':
        return [[`fighter:${subjects.victim}`]];
      case 'patient':
        return [[`fighter:${subjects.patient}`]];
      case 'apply':
        return subjects.power === undefined ? [[fighter]] : [[`power:${subjects.power}`]];
      case 'move':
      case 'crawl':
      case 'blast':
      case 'foul':
      case 'curse':
      case 'hole':
      case 'appear':
      case 'brood':
        return [[tile]];
      case 'drag':
        return [[fighter], [tile]];
      case 'explore':
        return [[`exit:${fighters[Number(decision.about.fighter)]?.place}/${subjects.side}`]];
      case 'exit':
        return [[`exit:${subjects.tile ?? 0}/${subjects.side}`]];
      case 'rubble':
        return [[`link:${subjects.tile}/${subjects.other}`]];
      case 'attack':
        return [(shown().blows[String(subjects.target)]?.at ?? [Number(subjects.target)]).map((number) => `fighter:${number}`)];
      case 'bring': {
        const kind = fighters[Number(subjects.fighter)]?.kind;
        return [[`kind:${kind}`], [tile]];
      }
      case 'place':
        return [[die], [`power:${subjects.power}`]];
      case 'take_back':
        return [[`box:${subjects.power}/${subjects.place}`]];
      case 'arm':
        return [[`equipment:${subjects.equipment}`], [fighter]];
      case 'break':
        return [[`equipment:${subjects.equipment}`]];
      case 'tile':
        return [[`tilename:${subjects.tile_name}`]];
      case 'die':
        return [[`rolled:${subjects.die}/${subjects.face}`]];
      case 'set_die':
      case 'reroll':
        return [[die]];
      case 'keep':
      case 'discard':
      case 'play':
        return [[card]];
      case 'turn':
        return [[`turn:${subjects.turns}`]];
      case 'take':
        return [[`hits:${subjects.hits}`]];
      case 'roll':
        return [[`count:${subjects.count}`]];
      default:
        return [];
    }
  };
}
