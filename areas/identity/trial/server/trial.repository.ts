import type { Insertable } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';
import { isSameCaller } from '@palaro/verification/server';

export const insertOpening = async (db: Db, row: Insertable<Tables['trial_opening']>) => {
  await db.insertInto('trial_opening').values(row).execute();
};

/** How many trials this browser or this address has opened since then. */
export async function countOpenings(
  db: Db,
  { device, ip, since }: { device: Buffer; ip: string; since: Date },
): Promise<number> {
  const { n } = await db
    .selectFrom('trial_opening')
    .select((row) => row.fn.countAll<string>().as('n'))
    .where('opened_at', '>', since)
    .where((is) => is.or([is('device', '=', device), isSameCaller('ip', ip)]))
    .executeTakeFirstOrThrow();
  return Number(n);
}

export const listOpenedBefore = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('trial_opening')
    .select('member_id')
    .where('opened_at', '<', before)
    .orderBy('opened_at')
    .limit(limit)
    .execute();

/** Deletes from where a trial was opened and used; the account's postings stay. */
export async function forgetTrial(db: Db, member: MemberId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of ['session', 'member_device', 'login_history', 'trial_opening'] as const) {
      await tx.deleteFrom(table).where('member_id', '=', member).execute();
    }
    await tx
      .updateTable('member')
      .set({ register_ip: null, last_login_ip: null })
      .where('id', '=', member)
      .execute();
  });
}
