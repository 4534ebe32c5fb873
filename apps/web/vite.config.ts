import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * iOS 12.4 is the floor of the specification; syntax above it is lowered, functions are not used.
 */
const FLOOR = ['ios12.2', 'chrome87'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What every first screen needs travels in two files instead of twenty small ones, which compress
 * badly. The amounts of games are BigInt, which iOS 12 cannot even parse: never in here.
 */
const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//,
    priority: 2,
  },
  { name: 'core', test: isCore, priority: 1 },
];

function isCore(id: string): boolean {
  if (/kernel\/src\/money\.ts|client\/src\/(form|pages|encryption)|node_modules\/jose\//.test(id))
    return false;
  return [
    /node_modules\/(wouter|regexparam)\//,
    /lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|context|shared)/,
    /packages\/(client|api|kernel|whitelabel)\//,
    /packages\/ui\/src\/(class-names|motion|art\/Drawing|layers\/toast)/,
    /packages\/ui\/src\/controls\/(Button|IconButton)/,
    /packages\/ui\/src\/display\/(Amount|Badge|Card|Skeleton|Spinner|States)/,
    /areas\/(accounts|catalogue|content|wallet)\/[a-z]+\.(api|limits)\.ts$/,
  ].some((one) => one.test(id));
}

/** What a call does, in a line, is for the OpenAPI document; no screen reads it. */
const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  transform: {
    filter: { id: /\.api\.ts$/ },
    handler: (code) => code.replace(/^\s*summary: (['"])(?:(?!\1).)*\1,$/gm, ''),
  },
});

const TILES = here('../../packages/ui/art/tiles');

/** The catalogue's `iconUrl`s name tiles by their game, for clients that know no hashes. */
const publishTiles = (): Plugin => ({
  name: 'publish-tiles',
  apply: 'build',
  generateBundle() {
    for (const name of readdirSync(TILES)) {
      const source = readFileSync(`${TILES}/${name}`);
      this.emitFile({ type: 'asset', fileName: `tiles/${name}`, source });
    }
  },
});

export default defineConfig({
  root: here('.'),
  base: '/m/',
  appType: 'spa',
  // Calls are described with typebox; a browser needs a tenth of it (see the file).
  resolve: { alias: [{ find: /^typebox$/, replacement: here('src/light-schema.ts') }] },
  plugins: [react(), withoutSummaries(), publishTiles()],
  css: { transformer: 'lightningcss', modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: FLOOR,
    cssTarget: FLOOR,
    cssMinify: 'lightningcss',
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Inlined files would need `data:` for more than pictures in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
