import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A row as it is kept: plain JSON, found by its id. */
interface Row {
  id: string;
}

export interface Table<R extends Row> {
  get(id: string): R | undefined;
  /** Adds the row or replaces the one with its id. */
  put(row: R): void;
  drop(id: string): void;
  all(): R[];
}

interface JournalLine {
  table: string;
  id: string;
  /** Null: the row was dropped. */
  row: Row | null;
}

/** The provider's own store: tables in memory, and a journal of every change for a restart. */
export function createStore(journal: string | null) {
  const tables = new Map<string, Map<string, Row>>();
  const rowsOf = (name: string) => {
    const rows = tables.get(name) ?? new Map<string, Row>();
    tables.set(name, rows);
    return rows;
  };

  function apply({ table, id, row }: JournalLine) {
    if (row) rowsOf(table).set(id, row);
    else rowsOf(table).delete(id);
  }
  function note(line: JournalLine) {
    if (journal !== null) appendFileSync(journal, `${JSON.stringify(line)}\n`);
    apply(line);
  }

  if (journal !== null) mkdirSync(dirname(journal), { recursive: true });
  for (const line of linesOf(journal)) apply(line);

  return {
    table: <R extends Row>(name: string): Table<R> => ({
      get: (id) => rowsOf(name).get(id) as R | undefined,
      put: (row) => note({ table: name, id: row.id, row }),
      drop: (id) => note({ table: name, id, row: null }),
      all: () => [...rowsOf(name).values()] as R[],
    }),
    /** The site was reset: its orders are gone, and their numbers are given out again. */
    forget() {
      if (journal !== null) writeFileSync(journal, '');
      for (const rows of tables.values()) rows.clear();
    },
  };
}
export type Store = ReturnType<typeof createStore>;

/** Skips a last line that was cut off by the end of a process; it was never answered. */
function linesOf(journal: string | null): JournalLine[] {
  if (journal === null || !existsSync(journal)) return [];
  const lines = readFileSync(journal, 'utf8').split('\n').slice(0, -1);
  return lines.map((text) => JSON.parse(text) as JournalLine);
}
