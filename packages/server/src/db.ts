import type { Kysely, Transaction } from 'kysely';

/**
 * Every table, by declaration merging: an area's `<area>.tables.ts` adds its own rows' types with
 * `declare module '@palaro/server' { interface Tables { … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Tables {}

export type Db = Kysely<Tables>;
/** A transaction: what a repository takes when its statement must commit with others. */
export type Tx = Transaction<Tables>;
