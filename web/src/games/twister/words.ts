// The words of this board that its book does not have.
import { sayer } from '../../page.svelte';
import en from './words/en.ftl?raw';
import fr from './words/fr.ftl?raw';

export const tell = sayer({ en, fr });
