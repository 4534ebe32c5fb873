import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './compress.config.ts';
import {
  lightIcons,
  lightPreload,
  noPatterns,
  screensApart,
  withoutServerParts,
} from './lean.config.ts';
import { leanReact } from './lean-react.config.ts';
import { extraScripts } from './scripts.config.ts';

/**
 * iOS 12.4 is the floor of the specification; syntax above it is lowered, functions are not used.
 */
const FLOOR = ['ios12.2', 'chrome87'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What every first screen needs travels in two files instead of twenty small ones, which compress
 * badly, and what home shares with other pages in a third: each stands for itself and all that it
 * imports at once. The amounts of games are BigInt, which iOS 12 cannot even parse: nothing of the
 * entry may import them.
 */
const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
    priority: 3,
  },
  { name: 'core', test: /apps\/web\/src\/app\/(App\.tsx|start\.ts)$/, priority: 2 },
  { name: 'home', test: sharedByHome, priority: 1 },
  // The footer follows the first sight at once: one file rather than one an icon.
  {
    name: 'footer',
    test: /shell\/Footer\.tsx$|icons\/(house|calendar-heart|gift|wallet)\.mjs$/,
    priority: 1,
  },
  { name: 'common', test: ofManyPages, priority: 1 },
  // The member center's forty parts, of which nothing is seen before all have come.
  { name: 'center', test: /areas\/mine\/web\/MemberCenter\.tsx$/, priority: 0 },
];

function sharedByHome(id: string): boolean {
  return [
    /areas\/catalogue\/web\/(GameGrid|useCategories)\.tsx?$/,
    /areas\/content\/web\/download\/download-links\.ts$/,
    /packages\/ui\/src\/(art\/CategoryIcon|display\/content-sources)/,
    /packages\/ui\/src\/motion\/(use-(autoplay|calm)|carousel)/,
    /lucide-react\/dist\/esm\/icons\/(x|megaphone)\.mjs$/,
  ].some((one) => one.test(id));
}

/** What home draws below the fold and most other pages draw too. */
function ofManyPages(id: string): boolean {
  return [
    /packages\/ui\/src\/display\/(Amount|Card|ContentImage)\.tsx$/,
    /packages\/client\/src\/formats\.ts$/,
    /lucide-react\/dist\/esm\/icons\/(chevron-(down|left|right)|download|headset|sparkles)\.mjs$/,
  ].some((one) => one.test(id));
}

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
  plugins: [
    react(),
    leanReact(),
    noPatterns(),
    lightPreload(),
    screensApart(),
    lightIcons(),
    withoutServerParts(),
    publishTiles(),
    extraScripts(FLOOR),
    compressed(here('dist')),
  ],
  // Fields that are declared and set in the constructor need no definition of their own.
  oxc: {
    assumptions: { setPublicClassFields: true },
    typescript: { removeClassFieldsWithoutInitializer: true },
  },
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
