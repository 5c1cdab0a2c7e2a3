// The games that the page knows, as `virtual:games`: every folder of `src/games` that opens a board, with the expansions in it, and
// the `page` folder of each game from outside that `SOUTERRAIN_PAGES` names. What is in such a folder: see `src/games/kit.ts`.
import { existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:games';
const HERE = fileURLToPath(new URL('../src/games', import.meta.url));

/** The folder of each game's page, by its name. */
export function folders(): Record<string, string> {
  const within = (folder: string) => readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => join(folder, name));
  const isGame = (folder: string) => existsSync(join(folder, 'cover', 'cover.ts'));
  const games = within(HERE).filter(isGame);
  const ours = [...games, ...games.flatMap(within).filter(isGame)].map((folder) => [basename(folder), folder]);
  const added = (process.env.SOUTERRAIN_PAGES ?? '').split(delimiter).filter(Boolean).map((folder) => [basename(dirname(folder)), folder]);
  return Object.fromEntries([...ours, ...added]);
}

export function games(): Plugin {
  return {
    name: 'games',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const known = Object.entries(folders());
      const loaded = (file: string) => known.filter(([, folder]) => existsSync(join(folder, file))).map(([name, folder]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(join(folder, file))})`);
      return [
        ...known.map(([, folder], number) => `import { cover as cover${number} } from ${JSON.stringify(join(folder, 'cover', 'cover.ts'))};`),
        `export const covers = { ${known.map(([name], number) => `${JSON.stringify(name)}: cover${number}`).join(', ')} };`,
        `export const boards = { ${loaded('open.ts').join(', ')} };`,
        `export const guides = { ${loaded('guide.ts').join(', ')} };`,
      ].join('\n');
    },
  };
}
