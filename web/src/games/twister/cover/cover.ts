import type { Cover } from '../../cover';
import Art from './Art.svelte';

export const cover: Cover = { Art, words: import.meta.glob<string>('./*.ftl', { eager: true, query: '?raw', import: 'default' }), open: ['act', 'move', 'place_figure', 'place_object', 'pick_character', 'pick_object'] };
