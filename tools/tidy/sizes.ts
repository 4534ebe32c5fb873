import ts from 'typescript';
import { LIMITS } from '../layers.js';
import { byLine, byNode, isScript, isTest } from './source.ts';
import type { Check, Source } from './source.ts';

const lines = (text: string) => text.replace(/\n$/, '').split('\n').length;
const isSheet = ({ path }: Source) => path.endsWith('.css') || path.endsWith('.sql');

/** Files that outgrew one subject. */
export const longFiles: Check = (sources) =>
  sources
    .filter((source) => isScript(source) || isSheet(source))
    .flatMap((source) => {
      const most = isTest(source) ? LIMITS.testLines : LIMITS.lines;
      const has = lines(source.text);
      return has > most ? [{ path: source.path, says: `has ${has} lines, at most ${most}` }] : [];
    });

/** What `describe` is given holds a file's tests: no function in the sense of the limit. */
function isSuite(node: ts.Node): boolean {
  const call = node.parent;
  return ts.isCallExpression(call) && /^describe\b/.test(call.expression.getText());
}

/** Functions that do more than one thing. */
export const longFunctions = byNode(isScript, (node) => {
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body || isSuite(node)) return null;
  const has = lines(node.getText());
  const most = LIMITS.functionLines;
  return has > most ? `a function has ${has} lines, at most ${most}` : null;
});

/** A text this long cannot be broken without being taken apart, nor can a drawing's numbers. */
const UNBREAKABLE = /(['"`])(?:(?!\1).){50,}\1|https?:\/\/\S{40}|\bd="/;

/** Lines beyond the page that could be broken; the formatter sees to code, not to comments. */
export const wideLines = byLine(
  (source) => isScript(source) || isSheet(source),
  (line, { path }) => {
    if (line.length <= LIMITS.columns) return null;
    if (UNBREAKABLE.test(line) || /\.(ty|en)\.ts$/.test(path)) return null;
    return `has ${line.length} columns, at most ${LIMITS.columns}`;
  },
);
