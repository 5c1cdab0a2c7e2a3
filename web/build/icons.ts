// The pictograms of the page: of the four thousand in the set, only those that are listed are bundled. `virtual:icons` has those
// of `src/icon/names.json`, which all games share; `virtual:icons/GAME` those of `icons.json` in that game's folder, loaded with it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { folders } from './games.ts';

const MODULE = 'virtual:icons';

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const game = id.slice(MODULE.length + 2);
      const list = game ? join(folders()[game] ?? '', 'icons.json') : new URL('../src/icon/names.json', import.meta.url);
      const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
      const names: Record<string, string> = JSON.parse(readFileSync(list, 'utf8'));
      const paths = Object.entries(names).map(([name, source]) => {
        const body: string | undefined = set.icons[source]?.body;
        if (!body) throw new Error(`game-icons has no icon "${source}"`);
        return [name, [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('')];
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}
