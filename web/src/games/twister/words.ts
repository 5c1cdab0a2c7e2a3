// The words of this board that its book does not have.
import { sayer } from '../../page.svelte';

export const tell = sayer('twister/words', import.meta.glob<string>('./words/*.ftl', { eager: true, query: '?raw', import: 'default' }));
