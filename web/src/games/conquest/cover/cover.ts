import type { Cover } from '../../cover';
import Art from './Art.svelte';

export const cover: Cover = { Art, words: import.meta.glob<string>('./*.ftl', { eager: true, query: '?raw', import: 'default' }), open: ['choose_corner', 'flick', 'flick_obstacle', 'choose_obstacle', 'place_projectile', 'name_target', 'try_again', 'choose_origin'] };
