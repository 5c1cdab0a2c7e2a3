// The words of this board; what it shares with the rest of the page is said there.
import { sayerOf } from '../../../web/src/page.svelte';

export const say = sayerOf('lantern/words', import.meta.glob<string>('./words/*.ftl', { eager: true, query: '?raw', import: 'default' }));
