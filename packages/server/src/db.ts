import type { Kysely, Transaction } from 'kysely';

/**
 * All tables, by declaration merging: an area's `<area>.tables.ts` adds its row types with `declare
 * module '@palaro/server' { interface Tables { … } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Tables {}

export type Db = Kysely<Tables>;
/** A transaction. A repository takes it if its statement must commit together with others. */
export type Tx = Transaction<Tables>;
