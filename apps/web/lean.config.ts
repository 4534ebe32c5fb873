// Makes the first load smaller: leaves out of our own code what no browser reads.
import type { Plugin } from 'vite';

/**
 * Fields of a call that no screen reads. The server uses them to check requests and replies, and
 * the generated documents list them. `access` stays: a guest’s screen asks what is open to all.
 */
const SERVER_FIELDS = ['summary', 'reply', 'query', 'params', 'errors', 'perMinute'];

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
