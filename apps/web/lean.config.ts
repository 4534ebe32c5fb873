// What a first load does without: each plugin leaves the sources as they are and takes something
// out of what the browser gets.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What of a call no screen reads: the server judges questions and answers, documents list them. */
const SERVER_FIELDS = ['summary', 'reply', 'query', 'params', 'errors', 'access', 'perMinute'];

interface Node {
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

function eachNode(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const part of Object.values(node).flat()) {
    if (part && typeof part === 'object' && 'type' in part) eachNode(part as Node, visit);
  }
}

const PAGES = here('src/app/pages.ts');
/** Home's screen is named in the entry itself: it is what the first load is for. */
const OTHER_SCREEN = /import\('(@palaro\/(?!home\/)[^']+)'\)/g;

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
});

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
