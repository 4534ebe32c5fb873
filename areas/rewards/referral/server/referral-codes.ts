import { hasPlayMoney, type MemberId } from '@palaro/kernel';
import { drawCode, foldCode } from '@palaro/registration/server';
import type { App, Db, Member } from '@palaro/server';

/** The code of a member's link, drawn when he first looks; null for play money. */
export async function codeOf(app: App, { id, type }: Member): Promise<string | null> {
  if (hasPlayMoney(type)) return null;
  const own = await readCode(app.db, id);
  if (own !== undefined) return own;
  await app.db
    .insertInto('referral_code')
    .values({ member_id: id, code: drawCode() })
    .onConflict((on) => on.column('member_id').doNothing())
    .execute();
  return (await readCode(app.db, id)) ?? null;
}

async function readCode(db: Db, member: MemberId): Promise<string | undefined> {
  const row = await db
    .selectFrom('referral_code')
    .select('code')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row?.code;
}

/**
 * Notes who invited a member that has just registered, by the code that he came with. A code that
 * is nobody's is left alone, and so is one of an account that may not invite.
 */
export async function noteReferral(app: App, member: MemberId): Promise<void> {
  const row = await app.db
    .selectFrom('registration_detail as d')
    .innerJoin('member as m', 'm.id', 'd.member_id')
    .select(['d.recommender_id', 'm.registered_at', 'm.type'])
    .where('d.member_id', '=', member)
    .executeTakeFirst();
  if (!row?.recommender_id || hasPlayMoney(row.type)) return;
  const referrer = await app.db
    .selectFrom('referral_code as c')
    .innerJoin('member as m', 'm.id', 'c.member_id')
    .select('m.id')
    .where('c.code', '=', foldCode(row.recommender_id))
    .where('m.state', '=', 'active')
    .where('m.id', '<>', member)
    .executeTakeFirst();
  if (!referrer) return;
  await app.db
    .insertInto('referral')
    .values({ member_id: member, referrer_id: referrer.id, since: row.registered_at })
    .onConflict((on) => on.column('member_id').doNothing())
    .execute();
}
