import { isExcludedNow } from '@palaro/accounts/server';
import { monthOf, summedDay } from '@palaro/club/server';
import type { MemberId, Money } from '@palaro/kernel';
import { mayBeGiven } from '@palaro/promotions/server';
import { validBetRows } from '@palaro/records/server';
import type { App } from '@palaro/server';
import { sql } from 'kysely';
import { shareOf } from './referral-rules.ts';
import { findRunningReferral, type RunningReferral } from './running-referral.ts';

/**
 * Notes each referrer's share of what his friends bet in the month before, once a month, to be paid
 * at once (docs/domain/promotions.md §8). Friends count whose first stage was paid, and only while
 * both are active and not excluded.
 */
export async function giveShares(app: App, batch: number): Promise<void> {
  const { name, to } = monthOf(summedDay(app));
  const month = to.slice(0, 7);
  if (await isCounted(app, name)) return;
  const promotion = await findRunningReferral(app);
  let after: MemberId = '0';
  while (promotion !== null) {
    const pairs = await pageOfReferrers(app, { after, limit: batch });
    await writeShares(app, promotion, { month, to, pairs });
    const last = pairs.at(-1);
    if (last === undefined) break;
    after = last.referrer;
  }
  await app.db
    .insertInto('referral_month')
    .values({ month: name, done_at: app.clock.now() })
    .onConflict((on) => on.column('month').doNothing())
    .execute();
}

async function isCounted(app: App, month: string): Promise<boolean> {
  const row = await app.db
    .selectFrom('referral_month')
    .select('month')
    .where('month', '=', month)
    .executeTakeFirst();
  return row !== undefined;
}

interface Pair {
  referrer: MemberId;
  /** Null where none of his friends counts now. */
  friend: MemberId | null;
}

/** The next referrers with their friends who count, in the order of the referrers. */
async function pageOfReferrers(
  app: App,
  { after, limit }: { after: MemberId; limit: number },
): Promise<Pair[]> {
  const now = app.clock.now();
  const { rows } = await sql<Pair>`
    with page as (
      select distinct p.receiver_id as id from referral_payment p
        join referral r on r.member_id = p.member_id and r.referrer_id = p.receiver_id
        join member m on m.id = p.receiver_id and ${mayBeGiven(now)}
      where p.stage = 'first' and p.state = 'Issued' and p.receiver_id > ${after}::bigint
      order by 1 limit ${limit})
    select page.id::text as referrer, r.member_id::text as friend
    from page left join (select p.receiver_id, p.member_id from referral_payment p
        join member f on f.id = p.member_id and f.state = 'active'
          and not ${isExcludedNow(sql`f.id`, now)}
        where p.stage = 'first' and p.state = 'Issued') r on r.receiver_id = page.id
    order by page.id, r.member_id`.execute(app.db);
  return rows;
}

async function writeShares(
  app: App,
  { id, rule }: RunningReferral,
  { month, to, pairs }: { month: string; to: string; pairs: readonly Pair[] },
) {
  const friends = pairs.flatMap(({ friend }) => (friend === null ? [] : [friend]));
  if (friends.length === 0) return;
  const now = app.clock.now();
  const days = { from: `${month}-01`, to, zone: app.site.settings['site.zone'] };
  const { rows } = await sql<{ referrer: MemberId; bets: string }>`
    select r.referrer_id::text as referrer, sum(v.bets)::text as bets
    from ${validBetRows(friends, days)} v join referral r on r.member_id = v.member_id
    group by 1`.execute(app.reads);
  const shares = rows
    .map(({ referrer, bets }) => ({ referrer, amount: shareOf(rule, BigInt(bets) as Money) }))
    .filter(({ amount }) => amount > 0n);
  if (shares.length === 0) return;
  await app.db
    .insertInto('referral_payment')
    .values(
      shares.map(({ referrer, amount }) => ({
        receiver_id: referrer,
        name: `share/${month}`,
        stage: 'share' as const,
        promotion_id: id,
        amount: String(amount),
        reached_at: now,
        due_at: now,
        state: 'Held' as const,
      })),
    )
    .onConflict((on) => on.columns(['receiver_id', 'name']).doNothing())
    .execute();
}
