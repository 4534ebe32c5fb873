import { sql } from 'kysely';
import type { Db } from '@palaro/server';

export const putCaptcha = (db: Db, captcha: { id: string; digest: Buffer; expires_at: Date }) =>
  db
    .insertInto('captcha')
    .values({ ...captcha, used_at: null })
    .execute();

/** Counts an answer and checks it in one statement, as `judgeCode` does. */
export async function judgeAnswer(
  db: Db,
  id: string,
  { digest, now, most }: { digest: Buffer; now: Date; most: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_right: boolean }>`
    update captcha
    set tries = tries + 1, used_at = case when digest = ${digest} then ${now}::timestamptz end
    where id = ${id} and used_at is null and tries < ${most} and expires_at > ${now}
    returning used_at is not null as is_right`.execute(db);
  return rows[0]?.is_right === true;
}

export const dropOldCaptchas = (db: Db, now: Date, most: number) =>
  sql`delete from captcha where id in (
    select id from captcha where expires_at < ${now} limit ${most})`.execute(db);
