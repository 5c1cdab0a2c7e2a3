import { learns } from '../../../tests/learning';
import { partsOf } from './parts';
import { stateOf } from './types';

learns({ name: 'twister', game: 'twister', packs: ['base'], seed: 0, parts: (table) => partsOf(() => stateOf(table)), whole: true });
