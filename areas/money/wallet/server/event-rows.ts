import { column, defineSubledger, type SubledgerEntry } from '@palaro/ledger';
import { addJobsFrom, auditOf, type Actor, type AuditEntry, type JobRow } from '@palaro/server';

/** Queues events about money in the commit that moves it, with the batch's other statements. */
export const eventRows = defineSubledger({
  name: 'wallet.events',
  columns: {
    task: column.text,
    payload: column.json<object>(),
    attempts: column.integer,
    afterSeconds: column.float8,
  },
  subject: () => '',
  judge: () => ({ next: null }),
  write: ({ rows }) => addJobsFrom(rows),
});

/** Rows that send an event if and only if the ledger item posts. */
export const eventEntries = (rows: readonly JobRow[]): SubledgerEntry[] =>
  rows.map(eventRows.entry);

/** Entries of the audit trail in the commit of the money that they tell of. */
export const auditRows = defineSubledger({
  name: 'wallet.audit',
  columns: { entry: column.json<ReturnType<typeof auditOf>>() },
  subject: () => '',
  judge: () => ({ next: null }),
  write: ({ rows }) => `select audit_append(r.entry) from ${rows} r`,
});

/** An entry that is written if and only if the ledger item posts. */
export const auditEntry = (actor: Actor, at: Date, entry: AuditEntry): SubledgerEntry =>
  auditRows.entry({ entry: auditOf(actor, at, entry) });
