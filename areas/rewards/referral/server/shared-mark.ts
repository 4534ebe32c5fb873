import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';

type Mark = 'device' | 'card' | 'identity';

/**
 * Finds a mark that two members share: a browser, a bank account, or who they are by papers, ID
 * number, or name and birthday. Null where all differ (docs/domain/promotions.md §8).
 */
export async function sharedMark(db: Db, one: MemberId, other: MemberId): Promise<Mark | null> {
  const { rows } = await sql<{ mark: Mark }>`
    select 'device' as mark from member_device a join member_device b on b.device = a.device
      where a.member_id = ${one} and b.member_id = ${other}
    union all
    select 'card' from bank_card a join bank_card b on b.number_digest = a.number_digest
      where a.member_id = ${one} and b.member_id = ${other}
    union all
    select 'identity' from kyc_person a join kyc_person b on b.person_digest = a.person_digest
      where a.member_id = ${one} and b.member_id = ${other}
    union all
    select 'identity' from registration_detail a
      join registration_detail b on b.id_number_digest = a.id_number_digest
      where a.member_id = ${one} and b.member_id = ${other}
    union all
    select 'identity' from member a join member b
      on lower(b.payee_name) = lower(a.payee_name) and b.birthday = a.birthday
      where a.id = ${one} and b.id = ${other}
    limit 1`.execute(db);
  return rows[0]?.mark ?? null;
}
