// Scripts outside of the module graph, each one file under a fixed name: the service worker, what
// stands in for it when it is switched off, and the functions that only old phones load.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Shown at the app's start besides the entry itself: the first screen, its texts, the footer. */
const SHELL_SCREENS =
  /\/(app\/(more-)?texts\.(en|ty)\.ts|home\/web\/HomePage\.tsx|shell\/Footer\.tsx)$/;
/** Drawn or written with by what has no network. */
const SHELL_ASSETS = /\/(manrope|bricolage-grotesque|offline|error)-[\w-]+\.(woff2|svg)$/;
const FILES = ['early.js', 'icon.svg'];

/** Builds them beside the app, whose emitted files the worker keeps. */
export const extraScripts = (target: string[]): Plugin => ({
  name: 'extra-scripts',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const shell = shellOf(bundle);
      for (const [name, input] of [
        ['sw.js', 'src/sw/sw.js'],
        ['sw-off.js', 'src/sw/sw-off.js'],
        ['old-phones.js', 'src/old-phones.ts'],
        // In the place of the copy with its comments: every page waits for it.
        ['early.js', 'public/early.js'],
      ] as const) {
        const source = await bundleScript(here(input), target, {
          __SHELL__: JSON.stringify(shell),
        });
        this.emitFile({ type: 'asset', fileName: name, source });
      }
    },
  },
});

/** One classic script, as small as it gets. */
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

/** Addresses that the worker keeps, and a version that changes with any of them. */
function shellOf(bundle: Rolldown.OutputBundle) {
  const parts = new Set<string>();
  const take = (name: string) => {
    const chunk = bundle[name];
    if (parts.has(name) || chunk?.type !== 'chunk') return;
    parts.add(name);
    chunk.viteMetadata?.importedCss.forEach((file) => parts.add(file));
    chunk.imports.forEach(take);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    const screen = chunk.type === 'chunk' && SHELL_SCREENS.test(chunk.facadeModuleId ?? '');
    if (screen || (chunk.type === 'chunk' && chunk.isEntry)) take(name);
    if (SHELL_ASSETS.test(name)) parts.add(name);
  }
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
