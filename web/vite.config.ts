import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { folders, games } from './build/games.ts';
import { icons } from './build/icons.ts';
import { packed } from './build/packed.ts';

export default defineConfig({
  plugins: [svelte(), games(), icons(), packed()],
  build: {
    outDir: process.env.SOUTERRAIN_TARGET || '../src/souterrain/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the server wants files of its own
    target: 'es2022',
  },
  // What comes from outside is read by tests, too.
  server: { fs: { allow: ['.', ...Object.values(folders())] }, proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
});
