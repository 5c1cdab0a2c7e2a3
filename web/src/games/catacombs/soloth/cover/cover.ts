import type { Cover } from '../../../cover';
import Art from './Art.svelte';

export const cover: Cover = { Art, words: import.meta.glob<string>('./*.ftl', { eager: true, query: '?raw', import: 'default' }), seat: 1, telling: ['lord', 'path'] };
