import { sql, type Insertable } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import { isSameCaller } from '@palaro/verification/server';

/** How many accounts were registered from an address since then. */
export async function countRegistrations(db: Db, ip: string, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('member')
    .innerJoin('registration_detail', 'registration_detail.member_id', 'member.id')
    .select((row) => row.fn.countAll<string>().as('n'))
    .where(isSameCaller('register_ip', ip))
    .where('registered_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export const insertDetail = (db: Db, row: Insertable<Tables['registration_detail']>) =>
  db.insertInto('registration_detail').values(row).execute();

export const insertConsent = (db: Db, row: Insertable<Tables['member_consent']>) =>
  db.insertInto('member_consent').values(row).execute();

export const insertAttribution = (db: Db, row: Insertable<Tables['attribution']>) =>
  db.insertInto('attribution').values(row).execute();

/** Others who register with the same number wait until this transaction is over. */
export const lockIdNumber = (tx: Tx, digest: Buffer) =>
  sql`select pg_advisory_xact_lock(hashtext('id number'), hashtext(${digest.toString('hex')}))`.execute(
    tx,
  );

/** Whether any account has given this ID number: open or closed, excluded or not. */
export async function hasIdNumber(db: Db, digest: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('registration_detail')
    .select('member_id')
    .where('id_number_digest', '=', digest)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses up the one allowed change of a drawn name; answers whether it was still there. */
export async function takeNameChange(db: Db, member: MemberId): Promise<boolean> {
  const taken = await db
    .updateTable('registration_detail')
    .set({ name_drawn: false })
    .where('member_id', '=', member)
    .where('name_drawn', '=', true)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export const renameMember = (db: Db, member: MemberId, account: string) =>
  db.updateTable('member').set({ account }).where('id', '=', member).execute();

/** Whether this browser has been used with that account. */
export async function usedDevice(db: Db, member: MemberId, device: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('member_device')
    .select('member_id')
    .where('member_id', '=', member)
    .where('device', '=', device)
    .executeTakeFirst();
  return found !== undefined;
}
