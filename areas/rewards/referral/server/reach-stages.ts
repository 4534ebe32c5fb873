import { Money, plusSeconds, type MemberId } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { ReferralRule } from '../referral-rule.ts';
import { readPlay } from './friend-play.ts';
import { stagesReached } from './referral-rules.ts';
import { findRunningReferral, type RunningReferral } from './running-referral.ts';

const DAY_SECONDS = 86_400;
/** Sums come late, and a verification may be decided in the hours after the last day. */
const LATE_DAYS = 2;

interface OpenFriend {
  member: MemberId;
  referrer: MemberId;
  since: Date;
  first_at: Date | null;
}

/** Looks at every invited member whose stages are still open, `batch` in a transaction. */
export async function reachStages(app: App, batch: number): Promise<void> {
  const promotion = await findRunningReferral(app);
  if (promotion === null) return;
  let after: MemberId = '0';
  for (;;) {
    const page = await pageOfOpen(app, promotion.rule, { after, limit: batch });
    await reach(app, promotion, page);
    const last = page.at(-1);
    if (last === undefined || page.length < batch) return;
    after = last.member;
  }
}

/** Looks at one member, after a deposit; nothing where nobody invited him. */
export async function reachStageOf(app: App, member: MemberId): Promise<void> {
  const promotion = await findRunningReferral(app);
  if (promotion === null) return;
  const after = String(BigInt(member) - 1n);
  const [friend] = await pageOfOpen(app, promotion.rule, { after, limit: 1 });
  if (friend?.member === member) await reach(app, promotion, [friend]);
}

async function pageOfOpen(
  app: App,
  { firstDays, secondDays }: ReferralRule,
  { after, limit }: { after: MemberId; limit: number },
): Promise<OpenFriend[]> {
  const now = app.clock.now();
  const sinceOf = (days: number) => plusSeconds(now, -(days + LATE_DAYS) * DAY_SECONDS);
  const { rows } = await sql<OpenFriend>`
    select r.member_id::text as member, r.referrer_id::text as referrer, r.since, r.first_at
    from referral r join member m on m.id = r.member_id and m.state = 'active'
    where r.second_at is null and r.member_id > ${after}::bigint
      and r.since > case when r.first_at is null then ${sinceOf(firstDays)}::timestamptz
        else ${sinceOf(secondDays)}::timestamptz end
    order by r.member_id limit ${limit}`.execute(app.db);
  return rows;
}

async function reach(app: App, promotion: RunningReferral, page: readonly OpenFriend[]) {
  const play = await readPlay(app, promotion.rule, page);
  const reached = page.flatMap((friend) => {
    const of = play.get(friend.member);
    if (!of) return [];
    const before = { first: friend.first_at !== null };
    const { first, second } = stagesReached(promotion.rule, of, before);
    return first && (second || !before.first) ? [{ ...friend, second }] : [];
  });
  if (reached.length === 0) return;
  await app.db.transaction().execute(async (tx) => {
    for (const friend of reached) await writeStages(app, tx, promotion, friend);
  });
}

/** Notes the stages with what they earn, held. A second run finds the rows and changes nothing. */
async function writeStages(
  app: App,
  tx: Tx,
  { id, rule }: RunningReferral,
  { member, referrer, first_at, second }: OpenFriend & { second: boolean },
) {
  const now = app.clock.now();
  await sql`update referral set first_at = coalesce(first_at, ${now}),
      second_at = case when ${second} then coalesce(second_at, ${now}) else second_at end
    where member_id = ${member}`.execute(tx);
  const first = [
    { receiver: referrer, stage: 'first' as const, amount: Money.of(rule.firstReferrer) },
    { receiver: member, stage: 'first' as const, amount: Money.of(rule.firstInvited) },
  ];
  const next = [
    { receiver: referrer, stage: 'second' as const, amount: Money.of(rule.secondReferrer) },
  ];
  const earned = [...(first_at ? [] : first), ...(second ? next : [])].filter(
    ({ amount }) => amount > 0n,
  );
  if (earned.length === 0) return;
  await tx
    .insertInto('referral_payment')
    .values(
      earned.map(({ receiver, stage, amount }) => ({
        receiver_id: receiver,
        name: `${stage}/${member}`,
        stage,
        member_id: member,
        promotion_id: id,
        amount: String(amount),
        reached_at: now,
        due_at: plusSeconds(now, rule.holdDays * DAY_SECONDS),
        state: 'Held' as const,
      })),
    )
    .onConflict((on) => on.columns(['receiver_id', 'name']).doNothing())
    .execute();
}
