import { dayIn, type MemberId, type Money } from '@palaro/kernel';
import { validBetRows } from '@palaro/records/server';
import type { App } from '@palaro/server';
import { sql } from 'kysely';
import type { ReferralRule } from '../referral-rule.ts';
import { lastDays, type FriendPlay } from './referral-rules.ts';

interface Row {
  id: MemberId;
  kyc: number;
  deposit: string | null;
  paid_at: Date | null;
  first: string;
  second: string;
}

/** Invited members with what they paid in and played within the days of each stage. */
export async function readPlay(
  app: App,
  rule: ReferralRule,
  friends: readonly { member: MemberId; since: Date }[],
): Promise<ReadonlyMap<MemberId, FriendPlay>> {
  if (friends.length === 0) return new Map();
  const zone = app.site.settings['site.zone'];
  const days = new Map(friends.map(({ member, since }) => [member, dayIn(zone, since)]));
  const members = [...days.keys()];
  const registered = [...days.values()];
  const last = registered.map((day) => lastDays(rule, day));
  const from = registered.reduce((a, b) => (a < b ? a : b));
  const today = dayIn(zone, app.clock.now());
  const { rows } = await sql<Row>`
    select f.id::text as id, m.kyc_level as kyc, d.amount::text as deposit, d.posted_at as paid_at,
      coalesce(b.first, 0)::text as first, coalesce(b.second, 0)::text as second
    from unnest(${members}::bigint[], ${last.map(({ first }) => first)}::date[],
        ${last.map(({ second }) => second)}::date[]) f (id, first_day, second_day)
      join member m on m.id = f.id
      left join lateral (
        select t.posted_at, (select max(p.amount) from ledger.posting p
          where p.member_id = t.member_id and p.transfer_id = t.transfer_id) as amount
        from ledger.transfer t where t.member_id = f.id and t.kind = 'deposit'
        order by t.transfer_id limit 1) d on true
      left join lateral (
        select sum(v.bets) filter (where v.day <= f.first_day) as first,
          sum(v.bets) filter (where v.day <= f.second_day) as second
        from ${validBetRows(members, { from, to: today, zone })} v
        where v.member_id = f.id) b on true`.execute(app.db);
  return new Map(
    rows.map((row) => [row.id, playOf(row, { zone, day: days.get(row.id) ?? today })]),
  );
}

const playOf = (row: Row, { zone, day }: { zone: string; day: string }): FriendPlay => ({
  registered: day,
  kycLevel: row.kyc,
  deposit:
    row.deposit === null || row.paid_at === null
      ? null
      : { amount: BigInt(row.deposit) as Money, day: dayIn(zone, row.paid_at) },
  firstBets: BigInt(row.first) as Money,
  secondBets: BigInt(row.second) as Money,
});
