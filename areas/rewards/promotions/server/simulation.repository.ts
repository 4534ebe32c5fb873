import { isOnTimeOut } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import type { App, Db, Tx } from '@palaro/server';
import { sql, type RawBuilder } from 'kysely';
import { mayBeGiven } from './may-be-given.ts';
import type { PastDays } from './past.ts';

/** One statement of a simulation may take so long. */
const LONGEST = '5s';

/**
 * Reads a part of the past within bounded statements, on a connection of its own: the shared one
 * would let members wait behind it.
 */
export const readPast = <T>(app: App, read: (tx: Tx) => Promise<T>): Promise<T> =>
  app.db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${LONGEST}, true)`.execute(tx);
      return read(tx);
    });

interface Candidate {
  member: MemberId;
  /** False for who is excluded, on a break or blocked from bonuses now. */
  reached: boolean;
}

/** The next members with something that may count, in the order of their numbers. */
export async function pageOfCandidates(
  db: Db,
  mayHave: RawBuilder<boolean>,
  { after, limit, now }: { after: MemberId; limit: number } & Pick<PastDays, 'now'>,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select m.id::text as member,
      ${mayBeGiven(now)} and not ${isOnTimeOut(sql`m.id`, now)} as reached
    from member m
    where m.id > ${after}::bigint and m.state = 'active' and m.type not in (4, 40, 41)
      and ${mayHave}
    order by m.id limit ${limit}`.execute(db);
  return rows;
}

interface MarkOf {
  member: MemberId;
  mark: string;
}

/** Marks of these members that stand for somebody else too, by what `personMarks` goes by. */
export async function sharedMarks(db: Db, members: readonly MemberId[]): Promise<MarkOf[]> {
  if (members.length === 0) return [];
  const ids = sql`any (${[...members]}::bigint[])`;
  const { rows } = await sql<MarkOf>`
    select a.member_id::text as member, 'card/' || encode(a.number_digest, 'hex') as mark
      from bank_card a where a.member_id = ${ids} and exists (select from bank_card b
        where b.number_digest = a.number_digest and b.member_id <> a.member_id)
    union select a.member_id::text, 'person/' || encode(a.person_digest, 'hex')
      from kyc_person a where a.member_id = ${ids} and exists (select from kyc_person b
        where b.person_digest = a.person_digest and b.member_id <> a.member_id)
    union select a.member_id::text, 'id-number/' || encode(a.id_number_digest, 'hex')
      from registration_detail a where a.member_id = ${ids} and exists (
        select from registration_detail b
        where b.id_number_digest = a.id_number_digest and b.member_id <> a.member_id)
    union select a.member_id::text, 'device/' || encode(a.device, 'hex')
      from member_device a where a.member_id = ${ids} and exists (select from member_device b
        where b.device = a.device and b.member_id <> a.member_id)
    union select a.id::text, 'name/' || lower(trim(a.payee_name)) || '/' || a.birthday
      from member a where a.id = ${ids} and exists (select from member b
        where lower(b.payee_name) = lower(a.payee_name) and b.birthday = a.birthday
          and b.id <> a.id)`.execute(db);
  return rows;
}
