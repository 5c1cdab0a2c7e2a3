// The words of the Conquest board that its book does not have.
import { sayer } from '../../page.svelte';

export const say = sayer('conquest/words', import.meta.glob<string>('./words/*.ftl', { eager: true, query: '?raw', import: 'default' }));
