import type { ColumnType, Kysely, SelectType, Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/**
 * Facts that the schema cannot say of its columns: what JSON holds, the words of a column without a
 * check, that a column is written once or never. An area's `<area>.tables.ts` adds its own by
 * declaration merging: `declare module '@palaro/server' { interface Refinements { … } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Refinements {}

/**
 * All tables: the schema's own types, refined by the areas. Views, whose columns the schema says
 * too little of, are added by declaration merging too.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Tables extends Refined<Refinements> {}

/** Does not compile where a refinement names no column, or reads what its column cannot hold. */
type Refined<R extends Fitting<R>> = {
  [Table in keyof DB]: Table extends keyof R
    ? Omit<DB[Table], keyof R[Table]> & R[Table]
    : DB[Table];
};

type Fitting<R> = {
  [Table in keyof R]: Table extends keyof DB ? FittingRow<DB[Table], R[Table]> : never;
};

type FittingRow<Row, R> = {
  [Column in keyof R]: Column extends keyof Row
    ? SelectType<R[Column]> extends SelectType<Row[Column]>
      ? R[Column]
      : never
    : never;
};

/** A table that only folds write, with statements of their own. */
export type ReadOnly<Table extends keyof DB> = {
  [Column in keyof DB[Table]]: ColumnType<SelectType<DB[Table][Column]>, never, never>;
};

export type Db = Kysely<Tables>;
/** A transaction. A repository takes it if its statement must commit together with others. */
export type Tx = Transaction<Tables>;
