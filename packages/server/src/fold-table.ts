interface Values {
  bigint: bigint | string;
  smallint: number;
  text: string;
  uuid: string;
  date: string;
  timestamptz: Date;
}
type Type = keyof Values;
export type FoldValue = Values[Type];

/**
 * What happens to a column if the row exists already. `key`: part of the row's key. `add`: the
 * values are added. `least`, `most`: the smaller or larger one stays. `set`: the new value replaces
 * the old one. `once`: the first value stays. A rule without a type means bigint.
 */
type Rule = `${'key' | 'set' | 'once'} ${Type}` | 'add' | 'least' | 'most';
type Columns = Record<string, Rule>;
type ValueOf<R> = R extends `${string} ${infer T extends Type}` ? Values[T] : bigint;
type RowOf<C> = { [Name in keyof C]: ValueOf<C[Name]> };
type KeyOf<C> = {
  [Name in keyof C as C[Name] extends `key ${string}` ? Name : never]: ValueOf<C[Name]>;
};

/** A table of sums as its writer needs it: its name, and its columns with their rules in order. */
export interface FoldTable {
  name: string;
  columns: readonly { name: string; rule: string; type: Type }[];
}

/**
 * Rows to write to one table, and keys of rows to remove. A step never does both to the same key.
 */
export interface FoldChanges {
  table: FoldTable;
  put: readonly Record<string, FoldValue>[];
  drop: readonly Record<string, FoldValue>[];
}

/**
 * A table that a fold writes. `put` may name a key several times. The rows are merged by their
 * columns' rules, with each other and with the row in the table.
 */
export function defineFoldTable<const C extends Columns>(name: string, columns: C) {
  const table: FoldTable = {
    name,
    columns: Object.entries(columns).map(([column, rule]) => {
      const [what = '', type = 'bigint'] = rule.split(' ');
      return { name: column, rule: what, type: type as Type };
    }),
  };
  return {
    ...table,
    put: (rows: readonly RowOf<C>[]): FoldChanges => ({ table, put: rows, drop: [] }),
    drop: (keys: readonly KeyOf<C>[]): FoldChanges => ({ table, put: [], drop: keys }),
  };
}
