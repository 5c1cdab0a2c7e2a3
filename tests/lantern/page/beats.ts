// How what happens in the corridor is staged.
import type { Beats } from '../../../web/src/director/beats';

const number = (value: unknown) => Number(value ?? 0);

export const BEATS: Beats = {
  things: { seat: 'bearer' },
  events: {
    walk_begun: { who: 'seat' },
    answered: { who: 'seat', begins: true },
    gust: { on: 'seat', tag: ({ blown }) => (blown ? { tone: 'hurt', word: 'loss', amount: 1 } : null) },
    walked: { who: 'seat', tag: ({ steps }) => (steps ? { tone: 'gain', word: 'gain', amount: number(steps) } : { tone: 'miss', word: 'miss' }) },
    rested: { who: 'seat', passing: true, tag: { tone: 'gain', word: 'gain', amount: 1 } },
    ended: { banner: (event, kit) => ({ title: kit.speaker.event(event), text: '' }), closes: true },
  },
};
