import { siteNow, t } from '@palaro/client';
import { csvLine, type CsvField } from '@palaro/kernel';
import { Button, Icon, toast } from '@palaro/ui';
import { Download } from 'lucide';
import { useState } from 'react';

/** Rows that one call of a record answers for a file. */
export const FILE_PAGE = 100;
/** A phone keeps the file in memory, and each page is a call. */
const ROWS_MOST = 5_000;
/** Excel takes a file for UTF-8 only if it begins so. */
const MARK = '\ufeff';

/** The columns of a file by their titles. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => CsvField>>;

interface Page<Row> {
  list: readonly Row[];
  totalPages: number;
}

interface FileButtonProps<Row> {
  /** The file's name without day and ending. */
  name: string;
  columns: Columns<Row>;
  read(pageNum: number): Promise<Page<Row>>;
}

/** Keeps what a record's filters show as a CSV file, with all its pages (MONEY-03). */
export function FileButton<Row>({ name, columns, read }: FileButtonProps<Row>) {
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    readAll(read)
      .then(({ rows, cut }) => {
        const cells = Object.values(columns);
        const lines = rows.map((row) => csvLine(cells.map((of) => of(row))));
        keepFile(`${name}-${siteNow().slice(0, 10)}.csv`, [
          csvLine(Object.keys(columns)),
          ...lines,
        ]);
        if (cut) toast(t('records.export_cut', { count: ROWS_MOST }), { long: true });
      })
      .catch(() => toast(t('records.export_failed'), { kind: 'error' }))
      .finally(() => setBusy(false));
  };
  return (
    <Button size="sm" busy={busy} icon={<Icon of={Download} size={16} />} onClick={save}>
      {t('records.export')}
    </Button>
  );
}

async function readAll<Row>(read: FileButtonProps<Row>['read']) {
  const rows: Row[] = [];
  for (let pageNum = 1; rows.length < ROWS_MOST; pageNum += 1) {
    const { list, totalPages } = await read(pageNum);
    rows.push(...list);
    if (pageNum >= totalPages) return { rows, cut: false };
  }
  return { rows: rows.slice(0, ROWS_MOST), cut: true };
}

function keepFile(name: string, lines: readonly string[]) {
  const address = URL.createObjectURL(new Blob([MARK, ...lines], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
