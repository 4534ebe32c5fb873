import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
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
  let gathered = '';
  /** What one step changes is written together: a process that is killed did all of it or none. */
  function note(line: JournalLine) {
    if (journal !== null && gathered === '') queueMicrotask(() => write(journal));
    gathered += `${JSON.stringify(line)}\n`;
    apply(line);
  }
  function write(to: string) {
    // The next line must not continue one that was cut off.
    if (cutAt !== null) truncateSync(to, cutAt);
    cutAt = null;
    appendFileSync(to, gathered);
    gathered = '';
  }

  if (journal !== null) mkdirSync(dirname(journal), { recursive: true });
  const kept = readJournal(journal);
  let { cutAt } = kept;
  for (const line of kept.lines) apply(line);

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
      [gathered, cutAt] = ['', null];
      for (const rows of tables.values()) rows.clear();
    },
  };
}
export type Store = ReturnType<typeof createStore>;

/**
 * Skips a last line that was cut off by the end of a process, for it was never answered; `cutAt` is
 * the length of the file without it, in bytes.
 */
function readJournal(journal: string | null): { lines: JournalLine[]; cutAt: number | null } {
  if (journal === null || !existsSync(journal)) return { lines: [], cutAt: null };
  const text = readFileSync(journal, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole.split('\n').slice(0, -1);
  return {
    lines: lines.map((line) => JSON.parse(line) as JournalLine),
    cutAt: whole === text ? null : Buffer.byteLength(whole),
  };
}
