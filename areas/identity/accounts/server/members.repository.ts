import { sql, type Insertable, type Selectable } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import { fixedQuery, type Db, type Tables } from '@palaro/server';

export type MemberRecord = Selectable<Tables['member']>;

/** Every column by name, so that the texts which ask for all of a member are prepared too. */
export const MEMBER_COLUMNS = [
  ...(['id', 'account', 'nickname', 'type', 'merchant_code', 'language', 'password_hash'] as const),
  ...(['first_time_login', 'password_expired', 'state', 'kyc_level', 'upline_id'] as const),
  ...(['uplines', 'to_upline', 'registered_at', 'last_login_at', 'last_login_ip'] as const),
  ...(['mobile', 'mobile_verified_at', 'email', 'email_verified_at', 'payee_name'] as const),
  ...(['birthday', 'icon', 'contacts', 'payment_password_hash'] as const),
  ...(['withdrawals_held_until', 'register_method', 'register_ip', 'closed_at'] as const),
  'frozen_until',
] as const satisfies readonly (keyof Tables['member'])[];

export const findMemberByAccount = (db: Db, account: string) =>
  db
    .selectFrom('member')
    .select(MEMBER_COLUMNS)
    .where('account', '=', account.toLowerCase())
    .executeTakeFirst();

/** The one member who proved that the number is his; `mobile` is E.164. */
export const findMemberByMobile = (db: Db, mobile: string) =>
  db
    .selectFrom('member')
    .select(MEMBER_COLUMNS)
    .where('mobile', '=', mobile)
    .where('mobile_verified_at', 'is not', null)
    .executeTakeFirst();

/** Every member who gave the address, upper or lower case. The address need not be verified. */
export const findMembersByEmail = (db: Db, email: string) =>
  db
    .selectFrom('member')
    .select(MEMBER_COLUMNS)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();

export const readMember = (db: Db, id: MemberId) =>
  db.selectFrom('member').select(MEMBER_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow();

const ownInfo = fixedQuery((db, { id }: { id: MemberId }) =>
  db
    .selectFrom('member')
    .select(['id', 'account', 'nickname', 'icon', 'registered_at', 'type', 'to_upline'])
    .select(['kyc_level', 'password_hash', 'payment_password_hash'])
    .select(['mobile_verified_at', 'email_verified_at', 'first_time_login', 'password_expired'])
    .where('id', '=', id)
    .compile(),
);

/** What a member is told of his account on nearly every screen; named, so that it is prepared. */
export async function readOwnInfo(db: Db, id: MemberId) {
  const [row] = await ownInfo(db, { id });
  if (!row) throw new Error(`there is no member ${id}`);
  return row;
}

export const insertMember = (db: Db, row: Insertable<Tables['member']>): Promise<MemberRecord> =>
  db.insertInto('member').values(row).returningAll().executeTakeFirstOrThrow();

/** A new password ends the first-login state and the expiry. */
export const updatePassword = (db: Db, id: MemberId, hash: string) =>
  db
    .updateTable('member')
    .set({ password_hash: hash, first_time_login: false, password_expired: false })
    .where('id', '=', id)
    .execute();

/** The same password hashed with newer parameters, unless it was changed meanwhile. */
export const replaceHash = (db: Db, id: MemberId, old: string, hash: string) =>
  db
    .updateTable('member')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', old)
    .execute();
