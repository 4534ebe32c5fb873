import type { OwnEntry, OwnRows } from '@palaro/ledger';
import { ADD_JOBS, auditOf, type Actor, type AuditEntry, type JobRow } from '@palaro/server';

const EVENT_ROWS = 'wallet.events';

/** Queues events about money in the commit that moves it, with the batch's other statements. */
export const eventRows: OwnRows = {
  name: EVENT_ROWS,
  subject: () => '',
  judge: () => ({ next: null }),
  write: ADD_JOBS,
};

/** Rows that send an event if and only if the ledger item posts. */
export const toldWith = (rows: readonly JobRow[]): OwnEntry[] =>
  rows.map((row) => ({ name: EVENT_ROWS, row: row as unknown as OwnEntry['row'] }));

/** Entries of the audit trail in the commit of the money that they tell of. */
export const auditRows: OwnRows = {
  name: 'wallet.audit',
  subject: () => '',
  judge: () => ({ next: null }),
  write: `select audit_append(r.entry)
    from jsonb_to_recordset($1::jsonb) r (entry jsonb)`,
};

/** An entry that is written if and only if the ledger item posts. */
export const auditedWith = (actor: Actor, at: Date, entry: AuditEntry): OwnEntry => ({
  name: auditRows.name,
  row: { entry: auditOf(actor, at, entry) as unknown as OwnEntry['row'] },
});
