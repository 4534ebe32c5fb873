import ts from 'typescript';
import { eachNode, isCode, isTest, treeOf } from '../tidy/source.ts';
import type { Source } from '../tidy/source.ts';
import { fileLink, page, table } from './markdown.ts';

interface JobRow {
  name: string;
  every: string;
  batch: string;
  says: string;
  file: string;
}

/** The sentence above a definition. */
function commentOf(node: ts.Node, text: string): string {
  let statement = node;
  while (statement.parent && !ts.isSourceFile(statement.parent)) statement = statement.parent;
  const comments = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  return comments
    .map(({ pos, end }) => text.slice(pos, end))
    .join(' ')
    .replace(/^\/\*\*?|\*\/|^\s*\*|\/\/ ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The number behind a constant of the same file. */
function constantOf(name: string, { text }: Source): string | undefined {
  return new RegExp(`\\bconst ${name} = ([\\d_]+)`).exec(text)?.[1];
}

function readJob(node: ts.Node, source: Source): JobRow | null {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineJob') return null;
  const [given] = node.arguments;
  if (!given || !ts.isObjectLiteralExpression(given)) return null;
  const field = (name: string) => {
    const found = given.properties.find((property) => property.name?.getText() === name);
    if (!found || !ts.isPropertyAssignment(found)) return found?.getText() ?? '';
    const written = found.initializer.getText().replace(/^['"]|['"]$/g, '');
    return written.replace(/\b[A-Z][A-Z0-9_]+\b/g, (name) => constantOf(name, source) ?? name);
  };
  const says = commentOf(node, source.text);
  return {
    name: field('name'),
    every: field('every'),
    batch: field('batch'),
    says,
    file: source.path,
  };
}

/** Every `defineJob` of the product's code. */
function readJobs(sources: readonly Source[]): JobRow[] {
  const rows: JobRow[] = [];
  for (const source of sources.filter((one) => isCode(one) && !isTest(one))) {
    if (!source.text.includes('defineJob(')) continue;
    eachNode(treeOf(source), (node) => {
      const row = readJob(node, source);
      if (row) rows.push(row);
    });
  }
  return rows;
}

export function jobs(sources: readonly Source[]): string {
  const rows = readJobs(sources).map(({ name, every, batch, says, file }) => [
    name,
    every.replace(/[{}]/g, '').trim(),
    batch,
    says || '–',
    fileLink(file),
  ]);
  return page(
    'Jobs',
    'the `defineJob` calls',
    table(['job', 'every', 'batch', 'does', 'defined in'], rows),
  );
}
