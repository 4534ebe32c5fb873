import type { App, Db, Events } from '@palaro/server';
import { sql } from 'kysely';
import { keepFindings, resolveFinding } from './findings.repository.ts';

const CHECK = 'cashier.settlement';

/**
 * What a provider's file and our orders disagree in is a finding at once. Events may come in any
 * order: one that is older than what was heard of its difference changes nothing.
 */
export const keepCashDifference = (
  { db, clock }: App,
  { subject, version, details }: Events['cash.differs'],
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await isNewest(tx, subject, version))) return;
    await keepFindings(tx, CHECK, [{ subject, details }], clock.now());
  });

/** Whoever explained it said why. */
export const endCashDifference = (
  { db, clock }: App,
  { subject, version, by, note }: Events['cash.explained'],
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await isNewest(tx, subject, version))) return;
    await resolveFinding(tx, CHECK, subject, { by, note, at: clock.now() });
  });

/** Remembers the newest version; the row's lock orders two events that come at once. */
async function isNewest(db: Db, subject: string, version: number): Promise<boolean> {
  const { rows } = await sql`
    insert into reconciliation_told as t (check_name, subject, version)
      values (${CHECK}, ${subject}, ${version})
    on conflict (check_name, subject) do update set version = excluded.version
      where t.version < excluded.version
    returning version`.execute(db);
  return rows.length > 0;
}

/** Money that people must send back themselves; they resolve it with their transfer's reference. */
export const keepByHand = (
  { db, clock }: App,
  { subject, details }: Events['cash.by-hand'],
): Promise<void> => keepFindings(db, 'cashier.send-by-hand', [{ subject, details }], clock.now());
