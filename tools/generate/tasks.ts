import ts from 'typescript';
import { eachNode, isCode, isTest, treeOf } from '../tidy/source.ts';
import type { Source } from '../tidy/source.ts';
import { fileLink, page, table } from './markdown.ts';

interface TaskRow {
  name: string;
  every: string;
  timeout: string;
  says: string;
  file: string;
}

/** The comment above a definition. */
function commentOf(node: ts.Node, text: string): string {
  let statement = node;
  while (statement.parent && !ts.isSourceFile(statement.parent)) statement = statement.parent;
  const comments = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  return comments
    .map(({ pos, end }) => text.slice(pos, end))
    .join(' ')
    .replace(/^\/\*\*?|\s*\*\/|^\s*\*|\/\/ ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The number that a constant of the same file holds. */
function constantOf(name: string, { text }: Source): string | undefined {
  return new RegExp(`\\bconst ${name} = ([\\d_]+)`).exec(text)?.[1];
}

function readTask(node: ts.Node, source: Source): TaskRow | null {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineTask') return null;
  const [given] = node.arguments;
  if (!given || !ts.isObjectLiteralExpression(given)) return null;
  const field = (name: string) => {
    const found = given.properties.find((property) => property.name?.getText() === name);
    if (!found || !ts.isPropertyAssignment(found)) return found?.getText() ?? '';
    const written = found.initializer.getText().replace(/^['"]|['"]$/g, '');
    return written.replace(
      /\b[A-Z][A-Z0-9_]+\b/g,
      (constant) => constantOf(constant, source) ?? constant,
    );
  };
  const says = commentOf(node, source.text);
  return {
    name: field('name'),
    every: field('every'),
    timeout: field('timeoutSeconds'),
    says,
    file: source.path,
  };
}

/** Every `defineTask` of the product's code. */
function readTasks(sources: readonly Source[]): TaskRow[] {
  const rows: TaskRow[] = [];
  for (const source of sources.filter((one) => isCode(one) && !isTest(one))) {
    if (!source.text.includes('defineTask(')) continue;
    eachNode(treeOf(source), (node) => {
      const row = readTask(node, source);
      if (row) rows.push(row);
    });
  }
  return rows;
}

export function tasks(sources: readonly Source[]): string {
  const rows = readTasks(sources).map(({ name, every, timeout, says, file }) => [
    name,
    every.replace(/[{}]/g, '').replace('seconds:', '').trim() || 'when asked',
    timeout,
    says || '–',
    fileLink(file),
  ]);
  return page(
    'Tasks',
    'the `defineTask` calls',
    table(['task', 'every (s)', 'at most (s)', 'does', 'defined in'], rows),
  );
}
