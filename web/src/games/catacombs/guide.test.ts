import { learns } from '../../../tests/learning';
import { partsOf } from './parts';
import { shownOf } from './types';

learns({ name: 'catacombs', game: 'catacombs', packs: ['base'], seed: 1, parts: (table) => partsOf(() => shownOf(table)), whole: true });
learns({ name: 'soloth', game: 'catacombs', packs: ['base', 'soloth'], seed: 3, parts: (table) => partsOf(() => shownOf(table)), whole: true });
