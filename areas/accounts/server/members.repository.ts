import type { Selectable } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import type { MemberRow } from './accounts.tables.ts';

export type MemberRecord = Selectable<MemberRow>;

export const findMemberByAccount = (db: Db, account: string) =>
  db
    .selectFrom('member')
    .selectAll()
    .where('account', '=', account.toLowerCase())
    .executeTakeFirst();

export const readMember = (db: Db, id: MemberId) =>
  db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const markLogin = (db: Db, id: MemberId, at: Date, ip: string) =>
  db
    .updateTable('member')
    .set({ last_login_at: at, last_login_ip: ip })
    .where('id', '=', id)
    .execute();
