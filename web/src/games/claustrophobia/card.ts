// An event card that is played: it comes, waits, is turned over, and is read: most have a hundred letters.
import type { Plan } from '../../stage/steps.svelte';

export const CARD: Plan = { times: [580], lasts: 2640 };
