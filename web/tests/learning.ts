// A robot that never saw a game learns it: it does what the coach says and nothing else, by the presses that the coach shows. It meets
// every chapter, and a real end, under the real rules: `tests/page/coached.py` has the table. Each game's `guide.test.ts` sends it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { Picker, type Parts } from '../src/ask/picker.svelte';
import { filled, type DecisionSeen, type EventSeen } from '../src/game';
import { isTold, over, saidNow, type Guide, type Now } from '../src/guide/guide';
import { showOnce } from '../src/guide/showing';
import type { Shown } from '../src/wire';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYTHON = process.env.SOUTERRAIN_PYTHON ?? `${ROOT}.venv/bin/python`;
const WORDS_A_MINUTE = 180;
const CHOOSING = 4; // seconds to find and press what is ringed
const FLICKING = 8; // and to aim, or to place
const LONGEST = 10; // minutes

interface Heard {
  state: object;
  shown: Shown;
  decision: Parameters<typeof filled>[0];
  events: EventSeen[];
  standings: number[];
  refused?: string;
}

/** A game and its coach: who it is, with which packs, and the chance of the table that is gone through each time. */
export interface Taught {
  name: string;
  game: string;
  packs: string[];
  seed: number;
  parts: (table: Table) => Parts;
  /** Every thing of an option is to be pressed: see its kit. */
  whole: boolean;
}

/** What a kit looks at, of a link. The state and what is shown of it are the game's own. */
export class Table {
  state: object = {};
  shown = { names: {}, goal: null } as Shown;
  decision: DecisionSeen | null = null;
  events: EventSeen[] = [];
  standings: number[] = [];
  given: string | string[] | null = null;
  options = {};
  suggest = null;
  answer(ids: string | string[]): void {
    this.given = ids;
  }
}

interface Learnt {
  chapters: Record<string, number>;
  answers: number;
  gestures: number;
  words: number;
  standings: number[];
  said: string[];
}

async function learn({ name, game, packs, parts: partsOf, whole }: Taught, guide: Guide, seed: number): Promise<Learnt> {
  const wanted = { game, scenario: guide.scenario, packs, options: guide.options ?? {}, seat: guide.seat, seed };
  const python = spawn(PYTHON, ['-m', 'tests.page.coached', JSON.stringify(wanted)], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(python.stdout)[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value as string);
  const table = new Table();
  const parts = partsOf(table);
  const picker = new Picker(() => table.decision, parts, (ids) => table.answer(ids), () => whole);
  const facts = (await next()) as object;
  const known = { seen: [] as string[], done: [] as string[] };
  const chapters: Record<string, number> = {};
  const told: string[] = [];
  let answers = 0;
  let gestures = 0;
  const now = (): Now => ({ seat: guide.seat, state: table.state, facts, decision: table.decision, asked: table.decision?.kind ?? '', events: table.events, held: picker.held });
  const settle = () => {
    for (const id of over(guide, now, known)) if (!known.done.includes(id)) { known.done.push(id); chapters[id] = answers; }
  };
  try {
    for (;;) {
      const heard = (await next()) as Heard;
      if (heard.refused) throw new Error(`${heard.refused} (${told.at(-1)})`);
      Object.assign(table, { state: heard.state, shown: heard.shown, decision: filled(heard.decision), standings: heard.standings, events: [...table.events, ...heard.events] });
      picker.reset();
      settle();
      if (!table.decision) break;
      table.given = null;
      while (table.given === null) {
        const said = saidNow(guide, now(), known);
        if (!said) throw new Error(`${name}: nothing is said of ${table.decision.kind}`);
        const { step, chapter } = said;
        told.push(step.id);
        if (chapter) known.seen.push(step.id);
        if (isTold(said, now())) {
          settle();
          if (!chapter) throw new Error(`${name}: ${step.id} is told again and again`);
          continue;
        }
        await showOnce(step, now(), {
          link: table, picker, parts, drawn: (things) => things.find((each) => picker.isLive(each)), show: () => Promise.resolve(),
          advise: async () => (python.stdin.write('null\n'), next()),
        });
        if (table.given === null) throw new Error(`${name}: ${step.id} was shown and nothing came of it`);
      }
      answers += 1;
      if (table.decision.type !== 'choice') gestures += 1;
      python.stdin.write(`${JSON.stringify(table.given)}\n`);
    }
  } finally {
    python.kill();
  }
  const words = told.filter((step, at) => told.indexOf(step) === at).map((step) => guide.tell(`guide-${step}`, { device: 'mouse', press: 'Click' })).join(' ').split(/\s+/).length;
  return { chapters, answers, gestures, words, standings: table.standings, said: told };
}

/** How many tables of each are gone through, to see how they differ; else one, which must be whole. */
const SEEDS = Number(process.env.SOUTERRAIN_SEEDS ?? 0);

export function learns(taught: Taught): void {
  test.each(SEEDS ? Array.from({ length: SEEDS }, (_, seed) => seed) : [taught.seed])(`${taught.name} is learnt by doing what the coach says (%i)`, async (seed) => {
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => {} });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
    const { guides } = await import('virtual:games'); // it looks at a browser
    const { guide } = await guides[taught.name]!();
    const learnt = await learn(taught, guide, seed);
    const minutes = learnt.words / WORDS_A_MINUTE + (learnt.gestures * FLICKING + (learnt.answers - learnt.gestures) * CHOOSING) / 60;
    if (SEEDS) console.log(taught.name, seed, JSON.stringify(learnt.chapters), learnt.answers, `${minutes.toFixed(1)} min`, learnt.standings.join(), `left: ${guide.chapters.map(({ id }) => id).filter((id) => !(id in learnt.chapters)).join()}`);
    if (process.env.SOUTERRAIN_SAID) console.log(learnt.said.join(' '));
    if (SEEDS) return;
    expect(Object.keys(learnt.chapters).toSorted()).toEqual(guide.chapters.map(({ id }) => id).toSorted());
    expect(learnt.standings).toHaveLength(2);
    expect(minutes).toBeLessThan(LONGEST);
  }, 60_000);
}
