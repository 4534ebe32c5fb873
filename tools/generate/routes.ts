import ts from 'typescript';
import { eachNode, treeOf } from '../tidy/source.ts';
import type { Source } from '../tidy/source.ts';
import { code, page, table } from './markdown.ts';

export interface PageRow {
  path: string;
  title: string;
  access: string;
  shows: string;
  module: string;
}

const PAGES = 'apps/web/src/app/pages.ts';

const literal = (node: ts.Expression | undefined) => {
  if (!node) return '';
  return ts.isStringLiteralLike(node) ? node.text : node.getText();
};

function readRow(node: ts.ObjectLiteralExpression): PageRow | null {
  const fields = new Map<string, ts.Expression>();
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property))
      fields.set(property.name.getText(), property.initializer);
  }
  const load = fields.get('load');
  if (!fields.has('path') || !load) return null;
  const shown = ['header', 'footer'].filter((part) => literal(fields.get(part)) === 'true');
  return {
    path: literal(fields.get('path')),
    title: literal(fields.get('title')),
    access: literal(fields.get('access')),
    shows: shown.join(', ') || '–',
    module: /import\(\s*['"]([^'"]+)['"]/.exec(load.getText())?.[1] ?? load.getText(),
  };
}

/** The rows of the page table, read as text: its screens need a browser to be loaded. */
export function readPages(sources: readonly Source[]): PageRow[] {
  const source = sources.find(({ path }) => path === PAGES);
  const rows: PageRow[] = [];
  if (source) {
    eachNode(treeOf(source), (node) => {
      const row = ts.isObjectLiteralExpression(node) ? readRow(node) : null;
      if (row) rows.push(row);
    });
  }
  return rows;
}

export function routes(sources: readonly Source[]): string {
  const rows = readPages(sources).map((row) => [
    code(row.path),
    row.title,
    row.access || 'anyone',
    row.shows,
    code(row.module),
  ]);
  return page(
    'Screens',
    code(PAGES),
    table(['address', 'title', 'access', 'header and footer', 'screen'], rows),
  );
}
