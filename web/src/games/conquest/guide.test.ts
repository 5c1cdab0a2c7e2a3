import { learns } from '../../../tests/learning';
import { partsOf } from './parts';

learns({ name: 'conquest', game: 'conquest', packs: ['base'], seed: 3, parts: () => partsOf, whole: true });
