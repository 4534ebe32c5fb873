import { sql } from 'kysely';
import type { Db } from '@palaro/server';
import type { CodePurpose } from './verification.tables.ts';

interface Owner {
  recipient: string;
  purpose: CodePurpose;
  /** The browser that asked for the code. */
  device: string;
}

/** Stores a code; it replaces the previous one for the same recipient and purpose. */
export const putCode = (db: Db, code: Owner & { digest: Buffer; expires_at: Date }) =>
  db
    .insertInto('verification_code')
    .values({ ...code, used_at: null })
    .onConflict((conflict) =>
      conflict.columns(['recipient', 'purpose']).doUpdateSet(({ ref }) => ({
        device: ref('excluded.device'),
        digest: ref('excluded.digest'),
        expires_at: ref('excluded.expires_at'),
        tries: 0,
        used_at: null,
      })),
    )
    .execute();

/**
 * Counts a guess and checks it in one statement. Simultaneous callers wait for the row, so that at
 * most `most` guesses are checked and only one right one succeeds. Guesses of another browser are
 * not counted: they can never be right and must not use up the owner's tries.
 */
export async function judgeCode(
  db: Db,
  { recipient, purpose, device }: Owner,
  guess: { digest: Buffer; now: Date; most: number },
): Promise<boolean> {
  const { digest, now, most } = guess;
  const { rows } = await sql<{ is_right: boolean }>`
    update verification_code
    set tries = tries + 1, used_at = case when digest = ${digest} then ${now}::timestamptz end
    where recipient = ${recipient} and purpose = ${purpose} and device = ${device}
      and used_at is null and tries < ${most} and expires_at > ${now}
    returning used_at is not null as is_right`.execute(db);
  return rows[0]?.is_right === true;
}

/** Makes exactly this used code usable again. */
export const reopenCode = (db: Db, owner: Owner, digest: Buffer) =>
  db
    .updateTable('verification_code')
    .set({ used_at: null })
    .where((code) => code.and({ ...owner, digest }))
    .execute();

export const dropOldCodes = (db: Db, now: Date, most: number) =>
  sql`delete from verification_code where (recipient, purpose) in (
    select recipient, purpose from verification_code
    where expires_at < ${now} limit ${most})`.execute(db);
