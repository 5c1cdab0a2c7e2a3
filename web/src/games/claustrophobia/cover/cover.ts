import type { Cover } from '../../cover';
import Art from './Art.svelte';

export const cover: Cover = { Art, words: import.meta.glob<string>('./*.ftl', { eager: true, query: '?raw', import: 'default' }), open: ['assign', 'apply_line', 'bless', 'encourage', 'activate', 'act', 'cancel_line', 'choose_target', 'set_draught', 'roll_destiny', 'place_die', 'take_back', 'threaten'] };
