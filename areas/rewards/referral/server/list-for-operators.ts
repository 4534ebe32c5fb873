import { Money, type MemberId } from '@palaro/kernel';
import { listPage, type App } from '@palaro/server';
import { sql } from 'kysely';
import type { PaymentStage, PaymentState, RefusalReason } from '../referral-payments.ts';

const PAGE_SIZE = 50;

interface Row {
  name: string;
  stage: PaymentStage;
  amount: string;
  state: PaymentState;
  reason: RefusalReason | null;
  reached_at: Date;
  due_at: Date;
  friend: MemberId | null;
  friend_account: string | null;
  referrer: MemberId | null;
  referrer_account: string | null;
  total: number;
}

/** A page of what a member earned by friends or as a friend, newest first, with refused sums. */
export async function listForOperators(app: App, member: MemberId, pageNum = 1) {
  const { rows } = await sql<Row>`
    select p.name, p.stage, p.amount::text as amount, p.state, p.reason, p.reached_at, p.due_at,
      f.id::text as friend, f.account as friend_account,
      i.id::text as referrer, i.account as referrer_account, (count(*) over ())::int as total
    from referral_payment p left join referral r on r.member_id = p.member_id
      left join member f on f.id = p.member_id left join member i on i.id = r.referrer_id
    where p.receiver_id = ${member}
    order by p.reached_at desc, p.name
    limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(app.db);
  const list = rows.map((row) => ({
    id: row.name,
    friend: personOf(row.friend, row.friend_account),
    referrer: personOf(row.referrer, row.referrer_account),
    stage: row.stage,
    amount: Money.text(BigInt(row.amount)),
    state: row.state,
    reason: row.reason,
    reachedAt: row.reached_at.toISOString(),
    dueAt: row.due_at.toISOString(),
  }));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: rows[0]?.total ?? 0 });
}

const personOf = (id: MemberId | null, account: string | null) =>
  id === null || account === null ? null : { id, account };
