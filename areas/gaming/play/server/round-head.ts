import { column, type RowOf } from '@palaro/wallet/server';
import type { JSONColumnType, Selectable } from 'kysely';

/**
 * Head of a round: the ten fields that are fixed when its stake is taken, and that every row of the
 * round has from then on: open, bet, session, ended, archived. A field `roundId` is the column
 * `round_id`. The types and the SQL lists below, and those of the subledgers, are made from this
 * list; `round-head.test.ts` compares it with the tables.
 */
export const HEAD = {
  roundId: column.uuid,
  memberId: column.bigint,
  roundRef: column.uuid,
  gameId: column.text,
  version: column.text,
  configHash: column.text,
  pairId: column.uuid,
  nonce: column.integer,
  stake: column.bigint,
  input: column.json<Record<string, unknown>>(),
};

/** Head as the rows within the money's commit have it; the stake in 1/10,000 as text. */
export type HeadFields = RowOf<typeof HEAD>;

type Snake<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Text;

/** Columns of the head, as each table of rounds begins. */
export type HeadTable = {
  -readonly [Field in keyof HeadFields as Snake<Field>]: HeadFields[Field] extends object
    ? JSONColumnType<HeadFields[Field]>
    : HeadFields[Field];
};

/** Head as a stored row has it. */
export type HeadRow = Selectable<HeadTable>;

const snake = <Text extends string>(field: Text) =>
  field.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`) as Snake<Text>;

/** The fields of the head, each with its column. */
export const HEAD_COLUMNS = (Object.keys(HEAD) as (keyof HeadFields)[]).map(
  (field) => [field, snake(field)] as const,
);

/** Columns of the head for a select list, of the table with that alias. */
export const headOf = <Alias extends string>(alias: Alias) =>
  HEAD_COLUMNS.map(([, name]) => `${alias}.${name}` as const);

/** Head of a round, out of an object that has its fields among others. */
export const headFields = (round: HeadFields): HeadFields => collect(([field]) => round[field]);

/** Head of a round that stands in a row of its own until it ends. */
export const storedHead = (row: HeadRow): HeadFields => collect(([, name]) => row[name]);

// Every bet passes here, and `Object.fromEntries` takes three times as long.
function collect(valueOf: (pair: (typeof HEAD_COLUMNS)[number]) => unknown): HeadFields {
  const head: Partial<Record<keyof HeadFields, unknown>> = {};
  for (const pair of HEAD_COLUMNS) head[pair[0]] = valueOf(pair);
  return head as HeadFields;
}
