import { learns } from '../../../tests/learning';
import { partsOf } from './parts';
import { shownOf, stateOf } from './types';

learns({ name: 'claustrophobia', game: 'claustrophobia', packs: ['base'], seed: 0, parts: (table) => partsOf(() => stateOf(table), () => shownOf(table)), whole: false });
