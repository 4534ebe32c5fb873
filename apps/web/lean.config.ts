// Makes the first load smaller. Each plugin leaves the sources unchanged and removes something from
// what the browser gets.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Fields of a call that no screen reads. The server uses them to check requests and replies, and
 * the generated documents list them.
 */
const SERVER_FIELDS = ['summary', 'reply', 'query', 'params', 'errors', 'access', 'perMinute'];

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/**
 * Removes from each `defineEndpoint({ … })` the fields that only the server reads, including
 * shapes, and from each `defineTopic(…)` the shape of its events.
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

type Visit = (node: Node) => void;

/** Visits a syntax node and all nodes inside it. */
function eachNode(node: Node, visit: Visit): void {
  visit(node);
  for (const part of Object.values(node).flat())
    if (part && typeof part === 'object' && 'type' in part) eachNode(part as Node, visit);
}

/**
 * lucide's icons carry names, keys, aliases and a 2 kB builder for options that this site does not
 * use. `src/light-icon.ts` draws the same icons from the same paths.
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
