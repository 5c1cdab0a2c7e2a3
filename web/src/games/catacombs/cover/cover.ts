import type { Cover } from '../../cover';
import Art from './Art.svelte';

export const cover: Cover = { Art, words: import.meta.glob<string>('./*.ftl', { eager: true, query: '?raw', import: 'default' }), seat: 1, telling: ['lord', 'path'], open: ['place_hero', 'place_monster', 'choose_figure', 'choose_monster', 'act', 'flick', 'go_on', 'place_projectile', 'buy', 'contribute', 'bargain'] };
