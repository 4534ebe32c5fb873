import type { Reply } from '@palaro/api';
import { call, setting } from '@palaro/client';
import { privacyApi } from '../privacy.api.ts';

type Export = Reply<typeof privacyApi.export>;

interface DataFile {
  name: string;
  content: string;
}

/** How long a browser may take to start the download. */
const KEEP_MS = 60_000;

/**
 * Reads every page of an export's lists, one list after the other. `progress` is called per page.
 */
export async function collectFile(
  { id, madeAt, data, lists }: Export,
  progress: (rows: number) => void,
): Promise<DataFile> {
  const found: Record<string, object[]> = {};
  let count = 0;
  for (const list of lists) {
    let rows: object[] = [];
    let after: string | null = null;
    do {
      const query: { list: string; after?: string } = after === null ? { list } : { list, after };
      const page: Reply<typeof privacyApi.exportPage> = await call(privacyApi.exportPage, {
        params: { id },
        query,
      });
      rows = rows.concat(page.rows);
      count += page.rows.length;
      after = page.next;
      progress(count);
    } while (after !== null);
    found[list] = rows;
  }
  const site = setting('site.name', 'Palaro');
  return {
    name: `${site.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-data-${madeAt.slice(0, 10)}.json`,
    content: JSON.stringify({ site, madeAt, ...data, lists: found }, null, 2),
  };
}

/** Saves a file through the browser's downloads. */
export function saveFile({ name, content }: DataFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.appendChild(link);
  link.click();
  document.body.removeChild(link);
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
