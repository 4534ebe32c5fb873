import type { MemberId } from '@palaro/kernel';
import { refuse, type Db, type Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { FindingState } from '../findings.ts';

export interface FindingRow {
  id: string;
  check_name: string;
  subject: string;
  details: Record<string, unknown>;
  first_seen_at: Date;
  last_seen_at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
  note: string | null;
  posting: string | null;
  version: number;
  state: FindingState;
}

const STATE = sql`case when resolved_at is null then 'Open' else coalesce(outcome, 'Settled') end`;

export interface FindingFilter {
  state?: FindingState;
  check?: string;
  /** The beginning of its subject. */
  subject?: string;
}

/** A page of findings, newest first, with the number of all that fit. */
export async function listFindings(
  db: Db,
  { state, check, subject }: FindingFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const parts = [
    sql`true`,
    ...(state === undefined ? [] : [sql`${STATE} = ${state}`]),
    ...(check === undefined ? [] : [sql`check_name = ${check}`]),
    ...(subject === undefined ? [] : [sql`starts_with(subject, ${subject})`]),
  ];
  const { rows } = await sql<FindingRow & { total: string }>`
    select *, ${STATE} state, count(*) over ()::text total from reconciliation_finding
    where ${sql.join(parts, sql` and `)} order by first_seen_at desc, id desc
    limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

/** A finding, locked. Refuses `not_found`. */
export async function lockFinding(tx: Tx, id: string): Promise<FindingRow> {
  const { rows } = await sql<FindingRow>`
    select *, ${STATE} state from reconciliation_finding where id = ${id} for update`.execute(tx);
  if (!rows[0]) throw refuse('not_found');
  return rows[0];
}

interface FindingEnd {
  outcome: 'Matched' | 'Accepted';
  by: string;
  note: string;
  posting?: string;
}

export const endFindingAs = (
  tx: Tx,
  id: string,
  at: Date,
  { outcome, by, note, posting }: FindingEnd,
) =>
  sql`update reconciliation_finding set outcome = ${outcome}, posting = ${posting ?? null},
      resolved_at = ${at}, resolved_by = ${by}, note = ${note}, version = version + 1
    where id = ${id}`.execute(tx);

export const openFindingAgain = (tx: Tx, id: string) =>
  sql`update reconciliation_finding set outcome = null, posting = null, resolved_at = null,
      resolved_by = null, note = null, version = version + 1
    where id = ${id}`.execute(tx);

/** Tells whether a check has found the same again; a subject has one open finding. */
export async function isFoundAgain(tx: Tx, { check_name, subject }: FindingRow): Promise<boolean> {
  const { rows } = await sql`select from reconciliation_finding
    where check_name = ${check_name} and subject = ${subject} and resolved_at is null`.execute(tx);
  return rows.length > 0;
}

/** Number of the member's posting by its number or its cause; null where there is none. */
export async function findPosting(
  db: Db,
  member: MemberId,
  reference: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select transfer_id::text id from ledger.transfer
    where member_id = ${member} and (transfer_id::text = ${reference} or cause_id = ${reference})
    order by transfer_id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
