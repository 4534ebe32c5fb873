import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import { sql, type RawBuilder } from 'kysely';
import { within, type PlayWindow } from './play.repository.ts';

const countsOf = async (
  db: Db,
  counts: RawBuilder<{ member: MemberId; count: number }>,
): Promise<ReadonlyMap<MemberId, number>> =>
  new Map((await counts.execute(db)).rows.map(({ member, count }) => [member, count]));

/** Days of the site on which each of these members logged in within a window, however often. */
export const loginDaysOf = (db: Db, members: readonly MemberId[], window: PlayWindow) =>
  countsOf(
    db,
    sql`select member_id::text as member,
        count(distinct (at at time zone ${window.zone}::text)::date)::int as count
      from login_history
      where member_id = any(${[...members]}::bigint[]) and succeeded
        and ${within(sql<Date>`at`, window)}
      group by 1`,
  );

/** Friends of each of these members who reached the first stage of invitations within a window. */
export const friendsOf = (db: Db, members: readonly MemberId[], window: PlayWindow) =>
  countsOf(
    db,
    sql`select referrer_id::text as member, count(*)::int as count from referral
      where referrer_id = any(${[...members]}::bigint[])
        and ${within(sql<Date>`first_at`, window)}
      group by 1`,
  );

/**
 * Marks members who logged in, or whose friend reached the first stage, since the last time and
 * before `until`; the first time nobody. Of two nodes that come at once the second finds nothing.
 */
export async function markLoginsAndFriends(tx: Tx, until: Date): Promise<void> {
  await sql`insert into mission_look (until) values (${until}) on conflict do nothing`.execute(tx);
  const { since } = await tx
    .selectFrom('mission_look')
    .select('until as since')
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (since >= until) return;
  await tx.updateTable('mission_look').set({ until }).execute();
  await sql`insert into play_due (member_id, tx)
    select member_id, 0 from (
      select member_id from login_history where succeeded and at >= ${since} and at < ${until}
      union select referrer_id from referral where first_at >= ${since} and first_at < ${until}) m
    order by member_id on conflict do nothing`.execute(tx);
}
