// Scripts outside the module graph, each one file with a fixed name: the service worker, its
// replacement when it is switched off, and the functions that only old phones load.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { chunksByModule, entriesOf, filesFrom } from './first-files.config.ts';
import { readPageTable } from './page-table.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The app's start shows this in addition to the entry, the first screen and its texts. */
const FOOTER = 'apps/web/src/app/shell/Footer.tsx';
const HOME = '/m/home';
/** Fonts and drawings that the offline and error screens need. */
const SHELL_ASSETS = /\/(manrope|bricolage-grotesque|offline|error)-[\w-]+\.(woff2|svg)$/;
const FILES = ['early.js', 'icon.svg'];

/** Builds these scripts with the app, because the worker needs the list of the app's files. */
export const extraScripts = (target: string[]): Plugin => ({
  name: 'extra-scripts',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const shell = await shellOf(bundle);
      for (const [name, input] of [
        ['sw.js', 'src/sw/sw.js'],
        ['sw-off.js', 'src/sw/sw-off.js'],
        ['old-phones.js', 'src/old-phones.ts'],
        ['phone-proof.js', 'src/phone-proof/main.ts'],
        // Replaces the copy that still has its comments, because every page waits for this file.
        ['early.js', 'public/early.js'],
      ] as const) {
        const source = await bundleScript(here(input), target, {
          __SHELL__: JSON.stringify(shell),
        });
        this.emitFile({ type: 'asset', fileName: name, source });
      }
      const source = await bundleVerifier();
      this.emitFile({ type: 'asset', fileName: 'palaro-verify.mjs', source });
    },
  },
});

/**
 * Bundles the verifier that players download. It runs in Node.js and is not minified, so that
 * whoever doubts a round can read how it was decided.
 */
async function bundleVerifier() {
  const result = (await build({
    configFile: false,
    root: here('.'),
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      ssr: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: here('../../tools/verify-round.ts'),
        output: { format: 'es', codeSplitting: false },
      },
    },
    ssr: { noExternal: true },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

/** Bundles one minified classic script. */
async function bundleScript(input: string, target: string[], define: Record<string, string>) {
  const result = (await build({
    configFile: false,
    root: here('.'),
    publicDir: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

/** The addresses that the worker caches, and a version that changes with any of them. */
async function shellOf(bundle: Rolldown.OutputBundle) {
  const { pages, frame } = await readPageTable();
  const home = pages.find(({ path }) => path === HOME);
  if (!home) throw new Error(`no page has the address ${HOME}`);
  const modules = [frame, home.texts].flatMap(({ EN, TY }) => [...EN, ...TY]);
  const chunkOf = chunksByModule(bundle);
  const chunks = [...modules, home.screen, FOOTER].map((module) => chunkOf.get(module) ?? '');
  const parts = new Set(filesFrom([...entriesOf(bundle), ...chunks], bundle));
  Object.keys(bundle).forEach((name) => SHELL_ASSETS.test(name) && parts.add(name));
  const page = bundle['index.html'];
  const files = FILES.map((name) => readFileSync(here(`public/${name}`)));
  const hash = createHash('sha256').update([...parts].sort().join());
  [page?.type === 'asset' ? page.source : '', ...files].forEach((source) => hash.update(source));
  return {
    version: hash.digest('hex').slice(0, 12),
    parts: [...parts].sort().map((name) => `/m/${name}`),
    files: FILES.map((name) => `/m/${name}`),
    oldPhones: ['/m/old-phones.js'],
  };
}
