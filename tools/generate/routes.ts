import { readPageTable, type TabledPage } from '../../apps/web/page-table.config.ts';
import { code, page, table } from './markdown.ts';

const titled = ({ title }: TabledPage) => (typeof title === 'string' ? title : title(''));

/** The rows of the page table. */
export async function routes(): Promise<string> {
  const { pages } = await readPageTable();
  const rows = pages.map((row) => [
    code(row.path),
    titled(row),
    row.access,
    ['header', 'footer'].filter((part) => row[part as 'header' | 'footer']).join(', ') || '–',
    row.texts.areas.join(', ') || '–',
    code(row.screen),
  ]);
  return page(
    'Screens',
    `${code('web/pages.ts')} of each area`,
    table(['address', 'title', 'access', 'header and footer', 'texts', 'screen'], rows),
  );
}
