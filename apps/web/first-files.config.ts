// Lists the files that each page needs for its first view. The server names them in the page, so
// that the browser requests them together with the entry and not after it has run.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { readPageTable, type PageTable } from './page-table.config.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

type Bundle = Rolldown.OutputBundle;
type Files = Record<'EN' | 'TY', string[]>;

/** The format that `apps/server` reads (page-template.ts). */
interface FirstFiles {
  /** Keyed by the page's address or pattern. */
  pages: Record<string, Files>;
  /** Files for an address that has no page. */
  frame: Files;
  /** Files that a further language needs in addition to the English ones. */
  further: Record<string, string[]>;
}

/** Writes `.vite/first-files.json`. */
export const firstFiles = (): Plugin => ({
  name: 'first-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const source = JSON.stringify(firstFilesOf(await readPageTable(), bundle));
      this.emitFile({ type: 'asset', fileName: '.vite/first-files.json', source });
    },
  },
});

function firstFilesOf({ pages, frame }: PageTable, bundle: Bundle): FirstFiles {
  const entry = new Set(filesFrom(entriesOf(bundle), bundle));
  const chunkOf = chunksByModule(bundle);
  const files = (modules: readonly string[]) => {
    const chunks = modules.flatMap((module) => {
      const chunk = chunkOf.get(module);
      if (!chunk) throw new Error(`the build has no ${module}`);
      return chunk;
    });
    return filesFrom(chunks, bundle).filter((file) => !entry.has(file));
  };
  const both = (of: (language: 'EN' | 'TY') => string[]): Files => ({
    EN: files(of('EN')),
    TY: files(of('TY')),
  });
  const rows = pages.flatMap(({ path, aliases = [], screen, texts }) => {
    const own = both((language) => [...frame[language], ...texts[language], screen]);
    return [path, ...aliases].map((each) => [each, own] as const);
  });
  const dictionaries = [...chunkOf.keys()].flatMap((module) => {
    const [, code] = /^packages\/kernel\/src\/languages\/(\w+)\.ts$/.exec(module) ?? [];
    const further = ['packages/client/src/further-texts.ts', module];
    return code ? [[code.toUpperCase(), files(further)] as const] : [];
  });
  return {
    pages: Object.fromEntries(rows),
    frame: both((language) => [...frame[language]]),
    further: Object.fromEntries(dictionaries),
  };
}

/** Names of the entry chunks. */
export const entriesOf = (bundle: Bundle): string[] =>
  Object.entries(bundle).flatMap(([name, one]) =>
    one.type === 'chunk' && one.isEntry ? name : [],
  );

/** Maps each module's path from the root to its chunk. */
export function chunksByModule(bundle: Bundle): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, one] of Object.entries(bundle)) {
    if (one.type !== 'chunk') continue;
    for (const id of one.moduleIds) found.set(relative(ROOT, id).replaceAll('\\', '/'), name);
  }
  return found;
}

/** The files of these chunks, their styles, and all that they import statically. */
export function filesFrom(chunks: readonly string[], bundle: Bundle): string[] {
  const files = new Set<string>();
  const take = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    chunk.viteMetadata?.importedCss.forEach((file) => files.add(file));
    files.add(name);
    chunk.imports.forEach(take);
  };
  chunks.forEach(take);
  return [...files];
}
