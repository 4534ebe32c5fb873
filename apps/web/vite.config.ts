import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './compress.config.ts';
import { firstFiles } from './first-files.config.ts';
import { withoutServerParts } from './lean.config.ts';
import { extraScripts } from './scripts.config.ts';

/**
 * The specification requires iOS 12.4. Newer syntax is compiled down; newer functions are not
 * added.
 */
const FLOOR = ['ios12.2', 'chrome87'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Groups files so that a first visit to home loads a dozen files instead of a hundred small ones,
 * which compress badly. Each group includes what its files import, unless a group of higher
 * priority has it. The entry must not import the games' amounts, because they are BigInt, which iOS
 * 12 cannot even parse.
 */
const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
    priority: 6,
  },
  { name: 'core', test: /apps\/web\/src\/app\/(App\.tsx|start\.ts)$/, priority: 5 },
  // Texts of home and the frame: one file per language.
  { name: 'texts-en', test: /\/(client|shell|home|catalogue)\.en\.ts$/, priority: 5 },
  { name: 'texts-ty', test: /\/(client|shell|home|catalogue)\.ty\.ts$/, priority: 5 },
  { name: 'home', test: /areas\/site\/home\/web\/HomePage\.tsx$/, priority: 4 },
  // Components that most pages use, in the page and over it.
  { name: 'common', test: ofManyPages, priority: 3 },
  // Code that loads after the first view of any page.
  { name: 'frame', test: /shell\/Footer\.tsx$|app\/installed\/index|event-stream/, priority: 2 },
  {
    name: 'below',
    test: /home\/web\/Home(Below|Floats)\.tsx$|content\/web\/Popup(s|Pager)\.tsx$/,
    priority: 1,
  },
  // What opens a game, asked for beside its page.
  { name: 'ahead', test: /play\/web\/load-ahead\.ts$/, priority: 2 },
  { name: 'balance', test: /money\/wallet\/web\/(useBalance|PlayMoney)\.tsx?$/, priority: 2 },
  // Parts of pages that games use too. Apart from the games, which old browsers cannot parse.
  { name: 'panels', test: ofPagesAndGames, priority: 2 },
  // What games' screens share, what slots' share, and what slots draw with.
  { name: 'stage', test: /games\/stage\/view\/.*\.tsx?$/, priority: 1 },
  { name: 'slot', test: ofSlots, priority: 1 },
  { name: 'slot-stage', test: /slot\/view\/scene\/slot-stage\.ts$/, priority: 0 },
  { name: 'game', test: /gaming\/play\/web\/(GamePage|OpenGame)\.tsx$/, priority: 0 },
  // The first view of the member center, thirty small files otherwise.
  { name: 'mine', test: /areas\/site\/mine\/web\/MinePage\.tsx$/, priority: 0 },
];

function ofManyPages(id: string): boolean {
  return [
    /packages\/ui\/src\/display\/(Amount|Card|ContentImage|HtmlContent)\.tsx$/,
    /packages\/ui\/src\/layers\/(ModalFrame|use-open-guard|history-layers|open-layers)\.tsx?$/,
    /packages\/ui\/src\/motion\/use-swipe\.ts$/,
    /packages\/client\/src\/formats\.ts$/,
    /areas\/gaming\/catalogue\/web\/WinnerBoard\.tsx$/,
    /lucide\/dist\/esm\/icons\/(chevron-(down|left|right)|download|headset|sparkles)\.mjs$/,
  ].some((one) => one.test(id));
}

function ofPagesAndGames(id: string): boolean {
  return [
    /packages\/ui\/src\/(layers\/Sheet|display\/(ListRow|Timeline))\.tsx$/,
    /packages\/ui\/src\/controls\/(Segmented|Switch|Tabs|TextField)\.tsx$/,
    /gaming\/(catalogue\/web\/Game(Bar|Refused)|play\/web\/CannotPlay)\.tsx$/,
    /lucide\/dist\/esm\/icons\/(check|message-circle|repeat|trash|undo-2|volume-2)\.mjs$/,
    /packages\/client\/src\/(form|amounts|typed-decimal)\.ts$|packages\/kernel\/src\/ids\.ts$/,
    /@oxc-project.runtime/,
  ].some((one) => one.test(id));
}

function ofSlots(id: string): boolean {
  return [
    /games\/slot\/reels\.ts$/,
    /games\/slot\/view\/(slot-view|SlotPaytable|playback|free-spin-look)\.tsx?$/,
  ].some((one) => one.test(id));
}

const TILES = here('../../packages/ui/art/tiles');

/** Publishes tiles under their games' names, because the catalogue's `iconUrl`s have no hashes. */
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
  plugins: [
    react(),
    firstFiles(),
    withoutServerParts(),
    publishTiles(),
    extraScripts(FLOOR),
    compressed(here('dist')),
  ],
  // A class field that the constructor assigns needs no definition in the output.
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
    // What belongs to what: the tests of old phones read it.
    manifest: true,
    // Inlined files would require the policy to allow `data:` for more than pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
