import type { PoolClient } from 'pg';
import type { FoldChanges, FoldTable, FoldValue } from '@palaro/server';

/** Rows held before writing; at more than this a step writes what it has and goes on. */
const HELD_ROWS = 5_000;

type Row = FoldValue[];
type Columns = FoldTable['columns'];

interface Pending {
  table: FoldTable;
  keys: Columns;
  /** The key is the row's key as text. */
  put: Map<string, Row>;
  drop: Map<string, Row>;
}

const pendingOf = (table: FoldTable): Pending => ({
  table,
  keys: table.columns.filter(({ rule }) => rule === 'key'),
  put: new Map(),
  drop: new Map(),
});

/**
 * Gathers what a fold changes and writes it in one statement for each table, however many rows
 * there are and however often a row changed. `add` returns whether it is time to `flush`.
 */
export function createWriter(client: PoolClient) {
  const pending = new Map<FoldTable, Pending>();
  return {
    add({ table, put, drop }: FoldChanges): boolean {
      if (put.length + drop.length === 0) return false;
      const held = pending.get(table) ?? pendingOf(table);
      pending.set(table, held);
      for (const row of put) {
        const key = keyOf(held.keys, row);
        const old = held.put.get(key);
        if (old) mergeInto(old, table.columns, row);
        else held.put.set(key, valuesOf(table.columns, row));
      }
      for (const row of drop) held.drop.set(keyOf(held.keys, row), valuesOf(held.keys, row));
      return held.put.size + held.drop.size >= HELD_ROWS;
    },
    async flush(): Promise<void> {
      for (const held of pending.values()) await write(client, held);
      pending.clear();
    },
  };
}

const valuesOf = (columns: Columns, row: Record<string, FoldValue>): Row =>
  columns.map(({ name }) => row[name] as FoldValue);

// A plain loop, because this and the merge run for every row on the event loop that decides bets.
function keyOf(keys: Columns, row: Record<string, FoldValue>): string {
  let key = '';
  for (const { name } of keys) key += `${String(row[name])}\0`;
  return key;
}

function mergeInto(old: Row, columns: Columns, row: Record<string, FoldValue>): void {
  for (const [i, { name, rule }] of columns.entries()) {
    const a = old[i] as FoldValue;
    const b = row[name] as FoldValue;
    if (rule === 'add') old[i] = (a as bigint) + (b as bigint);
    else if (rule === 'least') old[i] = a < b ? a : b;
    else if (rule === 'most') old[i] = a > b ? a : b;
    else if (rule === 'set') old[i] = b;
  }
}

async function write(client: PoolClient, { table, keys, put, drop }: Pending): Promise<void> {
  const values = [...columnsOf(put, table.columns.length)];
  if (drop.size > 0) values.push(...columnsOf(drop, keys.length));
  await client.query(statementOf(table, drop.size > 0), values);
}

/** One array for each column, so that a statement can take any number of rows. */
const columnsOf = (rows: Map<string, Row>, width: number): FoldValue[][] =>
  Array.from({ length: width }, (_, i) => [...rows.values()].map((row) => row[i] as FoldValue));

function statementOf({ name: table, columns }: FoldTable, drops: boolean): string {
  const keys = columns.filter(({ rule }) => rule === 'key');
  const names = (of: Columns) => of.map(({ name }) => name).join(', ');
  const arrays = (of: Columns, first: number) =>
    of.map(({ type }, i) => `$${first + i}::${type}[]`).join(', ');
  const dropped = `with dropped as (delete from ${table} k
    using unnest(${arrays(keys, columns.length + 1)}) d (${names(keys)})
    where ${keys.map(({ name }) => `k.${name} = d.${name}`).join(' and ')})`;
  const changed = columns.flatMap(({ name, rule }) => CONFLICT[rule]?.(name) ?? []);
  return `${drops ? dropped : ''}
    insert into ${table} as k (${names(columns)})
    select * from unnest(${arrays(columns, 1)})
    on conflict (${names(keys)}) do update set ${changed.join(', ')}`;
}

/** The same rules as `mergeInto`, applied to the row already in the table. */
const CONFLICT: Record<string, (name: string) => string> = {
  add: (name) => `${name} = k.${name} + excluded.${name}`,
  least: (name) => `${name} = least(k.${name}, excluded.${name})`,
  most: (name) => `${name} = greatest(k.${name}, excluded.${name})`,
  set: (name) => `${name} = excluded.${name}`,
};
