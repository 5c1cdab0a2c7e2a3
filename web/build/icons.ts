// The pictograms of the page: of the four thousand in the set, only those that `src/icon/names.json` lists are bundled.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const NAMES = new URL('../src/icon/names.json', import.meta.url);
const MODULE = 'virtual:icons';

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
      const names: Record<string, string> = JSON.parse(readFileSync(NAMES, 'utf8'));
      const paths = Object.entries(names).map(([name, source]) => {
        const body: string | undefined = set.icons[source]?.body;
        if (!body) throw new Error(`game-icons has no icon "${source}"`);
        return [name, [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('')];
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}
