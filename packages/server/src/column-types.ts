import type { ColumnType } from 'kysely';

/** bigint: decimal text as the driver gives it, never a number, which would lose digits. */
export type Count = ColumnType<string, string | bigint, string | bigint>;

/** json and jsonb: the driver parses what it reads and is given JSON text to write. */
export type JsonText<T = unknown> = ColumnType<T, string, string>;
