import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';
import type { FriendStage } from '../referral.api.ts';
import './referral.tables.ts';

interface FriendRow {
  account: string;
  since: Date;
  stage: FriendStage;
}

/** Friends of a referrer with the stage that each reached, newest first. */
export async function pageOfFriends(
  db: Db,
  referrer: MemberId,
  { size, skip }: { size: number; skip: number },
): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    select m.account, r.since, case when r.second_at is not null then 'second'
        when r.first_at is not null then 'first'
        when m.mobile_verified_at is not null then 'verified' else 'registered' end as stage
    from referral r join member m on m.id = r.member_id
    where r.referrer_id = ${referrer}
    order by r.since desc, r.member_id desc limit ${size} offset ${skip}`.execute(db);
  return rows;
}

/** How many friends a referrer has, and what he was given for them, as counts of 1/10,000. */
export async function readTotals(db: Db, referrer: MemberId) {
  const { rows } = await sql<{ friends: number; earned: string }>`
    select (select count(*)::int from referral where referrer_id = ${referrer}) as friends,
      (select coalesce(sum(amount), 0)::text from referral_payment p
        where p.receiver_id = ${referrer} and p.state = 'Issued'
          and p.member_id is distinct from ${referrer}) as earned`.execute(db);
  return rows[0] ?? { friends: 0, earned: '0' };
}
