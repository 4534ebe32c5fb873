// What a first load does without: each plugin leaves the sources as they are and takes something
// out of what the browser gets.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What of a call no screen reads: the server judges questions and answers, documents list them. */
const SERVER_FIELDS = ['summary', 'reply', 'query', 'params', 'errors', 'access', 'perMinute'];

export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/**
 * Leaves out of each `defineEndpoint({ … })` what only the server reads, shapes and all, and of
 * each `defineTopic(…)` the shape of its events.
 */
export const withoutServerParts = (): Plugin => ({
  name: 'without-server-parts',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.api\.ts$/ },
    handler(code) {
      const cuts: Node[] = [];
      eachNode(this.parse(code) as unknown as Node, (node) => {
        if (node.type === 'CallExpression') cuts.push(...serverParts(node));
      });
      return cuts
        .sort((one, other) => other.start - one.start)
        .reduce((text, { start, end }) => withoutSpan(text, start, end), code);
    },
  },
});

function serverParts(node: Node): Node[] {
  const { name } = node.callee as Node & { name?: string };
  const given = node.arguments as (Node & { properties?: Node[] })[];
  if (name === 'defineTopic') return given.slice(2);
  if (name !== 'defineEndpoint') return [];
  return (given[0]?.properties ?? []).filter((field) => {
    const key = field.key as (Node & { name?: string }) | undefined;
    return key?.name !== undefined && SERVER_FIELDS.includes(key.name);
  });
}

/** The text without a span and the comma after it. */
const withoutSpan = (text: string, start: number, end: number) =>
  text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');

type Visit = (node: Node, parent: Node | null, role: string) => void;

/** Visits a piece of syntax and all within it; `role` is what each is to its parent. */
export function eachNode(node: Node, visit: Visit, parent: Node | null = null, role = ''): void {
  visit(node, parent, role);
  for (const [name, value] of Object.entries(node)) {
    for (const part of [value].flat()) {
      if (part && typeof part === 'object' && 'type' in part)
        eachNode(part as Node, visit, node, name);
    }
  }
}

const PAGES = here('src/app/pages.ts');
/** Home's screen is named in the entry itself: it is what the first load is for. */
const OTHER_SCREEN = /import\('((?:@palaro\/(?!home\/)|\.)[^']+)'\)/g;
/** A row of the table: its address, aliases and screen. */
const ROW =
  /path: '([^']+)',(?:\s*\/\/.*)?(?:\s*aliases: (\[[^\]]*\]))?[^}]*?load:[^}]*?import\('([^']+)'\)/g;

/**
 * Where the other pages' code lies, with all that each brings, is 5 kB of file names: they become a
 * file of their own, `pages.ts?screens`, which is fetched with the first of those pages or in quiet
 * after home.
 */
export const screensApart = (): Plugin => ({
  name: 'screens-apart',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/app\/pages\.ts\?screens$/ },
    handler: () => ({ code: loadersIn(readFileSync(PAGES, 'utf8')), moduleType: 'js' }),
  },
  transform: {
    filter: { id: /\/app\/pages\.ts$/ },
    handler(code) {
      let n = 0;
      const table = code.replace(OTHER_SCREEN, () => `screen(${n++})`);
      return `${table}\nconst screen = (n) => import('./pages.ts?screens').then((all) => all.load[n]());`;
    },
  },
  // Which file shows which address: the server names it in the page, so that it need not wait for
  // the entry's code to ask.
  async generateBundle() {
    const table = readFileSync(PAGES, 'utf8');
    const screens: Record<string, string> = {};
    for (const [path, source] of rowsIn(table)) {
      const found = await this.resolve(source, PAGES);
      if (!found) throw new Error(`no file for the screen of ${path}`);
      screens[path] = relative(here('.'), found.id).replaceAll(sep, '/');
    }
    const source = JSON.stringify(screens);
    this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source });
  },
});

const rowsIn = (table: string) =>
  [...table.matchAll(ROW)].flatMap(([, path = '', aliases, source = '']) =>
    [path, ...quotedIn(aliases)].map((each) => [each, source] as const),
  );
const quotedIn = (list = '') => [...list.matchAll(/'([^']+)'/g)].map(([, each = '']) => each);

const loadersIn = (table: string) =>
  `export const load = [${[...table.matchAll(OTHER_SCREEN)].map(([load]) => `() => ${load}`).join(',\n')}];`;

/**
 * Icons come with names, keys and aliases of themselves and with a builder of 2 kB for options that
 * nothing here uses; `src/light-icon.ts` draws the same from the same paths.
 */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/createLucideIcon\.mjs$/ },
    handler: () => here('src/light-icon.ts'),
  },
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) =>
      code
        .replace(/,?\s*key: "[^"]*"/g, '')
        .replace(/,\s*aliases: \[[^\]]*\]/, '')
        .replace(/name: "[^"]*",\s*size: 24,\s*/, '')
        .replace('__iconData.node;', ''),
  },
});

/** `import()` brings a helper of Vite's along; `src/light-preload.ts` does what is needed of it. */
export const lightPreload = (): Plugin => ({
  name: 'light-preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { __vitePreload } from ${JSON.stringify(here('src/light-preload.ts'))};`,
  },
});

/** The router brings a reader of patterns for routes that it matches; our table matches its own. */
export const noPatterns = (): Plugin => ({
  name: 'no-patterns',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^regexparam$/ }, handler: () => '\0no-patterns' },
  load: { filter: { id: /^\0no-patterns$/ }, handler: () => 'export const parse = undefined;' },
});
