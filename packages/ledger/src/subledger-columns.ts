import { columns, text, texts, type Cell } from './columns.ts';

/** A column of a subledger: its type in SQL, and in the rows that callers give. */
export interface ColumnType<T> {
  sql: string;
  /** A value, other than null, as an element of the column's array. */
  cell(value: T): Cell;
}

/** A column that the ledger itself fills in when the item posts; callers do not give it. */
interface PostedColumn extends ColumnType<string> {
  posted: 'at' | 'transferId';
}

export type Columns = Readonly<Record<string, ColumnType<unknown>>>;

type Given<C> = { [K in keyof C]: C[K] extends PostedColumn ? never : K }[keyof C];

/** The row that callers give: every column with a value of its type. */
export type RowOf<C> = {
  readonly [K in Given<C>]: C[K] extends ColumnType<infer T> ? T : never;
};

const textual = <T extends string = string>(sql: string): ColumnType<T> => ({ sql, cell: text });
const plain = <T extends number | boolean>(sql: string): ColumnType<T> => ({ sql, cell: String });
const list: ColumnType<readonly string[]> = { sql: 'text[]', cell: (value) => text(texts(value)) };
const posted = (field: PostedColumn['posted'], sql: string): PostedColumn => ({
  sql,
  cell: text,
  posted: field,
});

/** The types of a subledger's columns. */
export const column = {
  text: textual('text'),
  /** Text of which the code knows every value. */
  oneOf: <T extends string>() => textual<T>('text'),
  texts: list,
  uuid: textual('uuid'),
  /** Amounts as counts of 1/10,000, numbers of members, ids: decimal text. */
  bigint: textual('bigint'),
  integer: plain<number>('integer'),
  float8: plain<number>('float8'),
  smallint: plain<number>('smallint'),
  boolean: plain<boolean>('boolean'),
  /** ISO text. */
  timestamptz: textual('timestamptz'),
  /** A day, `2026-01-31`. */
  date: textual('date'),
  /** Plain data, which JSON keeps as it is. */
  json: <T>(): ColumnType<T> => ({ sql: 'jsonb', cell: (value) => text(JSON.stringify(value)) }),
  /** The item's time. */
  postedAt: posted('at', 'timestamptz'),
  /** The transfer that the item made; null where nothing moved. */
  transferId: posted('transferId', 'bigint'),
};

/** The same column, which may also be null. Callers must say so: nothing is null by omission. */
export const nullable = <T>(type: ColumnType<T>): ColumnType<T | null> => type;

const nameOf = (field: string) => `"${field.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`)}"`;

/** Pieces of the SQL over some fields. Each field stands in it under its own name too. */
export type SqlParts<K extends string> = Readonly<
  Record<K, string> & {
    /** A query of the rows in parentheses, in the items' order. */
    rows: string;
    /** The columns, as an insert lists them. */
    names: string;
  }
>;

/** These columns alone, in this order. */
export const only = <K extends string>(of: Columns, fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, of[field]])) as Record<K, ColumnType<unknown>>;

/** The SQL of columns that come as one array each, `$1` the first. */
export function partsOf<K extends string>(
  of: Readonly<Record<K, ColumnType<unknown>>>,
): SqlParts<K> {
  const listed = Object.entries<ColumnType<unknown>>(of).map(([field, { sql }], i) => {
    // Lists of lists would have to be of one length, so a list travels as its text.
    const isList = sql.endsWith('[]');
    const array = `$${i + 1}::${isList ? 'text' : sql}[]`;
    const name = nameOf(field);
    return { field, name, array, each: `unnest(${array})${isList ? `::${sql}` : ''} ${name}` };
  });
  const arrays = Object.fromEntries(listed.map(({ field, array }) => [field, array]));
  return Object.assign(arrays as Record<K, string>, {
    rows: `(select ${listed.map(({ each }) => each).join(', ')})`,
    names: listed.map(({ name }) => name).join(),
  });
}

/** A query in parentheses of the rows in a column of JSON that is a list of rows. */
export function recordset(json: string, of: Columns): string {
  const listed = Object.entries(of);
  const names = listed.map(([field]) => `"${field}" ${nameOf(field)}`);
  const types = listed.map(([field, { sql }]) => `"${field}" ${sql}`);
  return `(select ${names.join(', ')} from jsonb_to_recordset(${json}) l (${types.join(', ')}))`;
}

/** Writer of the arrays of these columns for a batch of rows. */
export function valuesOf(of: Columns) {
  const cells = Object.entries(of).map(([field, type]) => {
    const from = 'posted' in type ? (type as PostedColumn).posted : field;
    return (row: object) => {
      const value = (row as Record<string, unknown>)[from];
      return value === null || value === undefined ? null : type.cell(value);
    };
  });
  return (rows: readonly object[]) => columns(rows, ...cells) ?? [];
}
