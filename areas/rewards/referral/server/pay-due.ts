import { isOnTimeOut } from '@palaro/accounts/server';
import { dayIn, Money, type MemberId } from '@palaro/kernel';
import { isAdmitted, issueAwards, mayBeGiven, type ForSegment } from '@palaro/promotions/server';
import { spanOf, type App, type Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { ReferralRule } from '../referral-rule.ts';
import type { RefusalReason } from '../referral-payments.ts';
import { sharedMark } from './shared-mark.ts';

interface DuePayment {
  receiver: MemberId;
  name: string;
  /** Null for a month's share. */
  friend: MemberId | null;
  referrer: MemberId;
  promotion: string;
  amount: string;
}

/**
 * Pays what was held long enough, or refuses it without a word to anybody: the two share a mark,
 * the friend is of the referrer's own line, or the month is full (docs/domain/promotions.md §8).
 * A member on a break is given nothing until it is over.
 */
export async function payDue(app: App, batch: number): Promise<void> {
  for (;;) {
    const due = await listDue(app, batch);
    for (const payment of due) await settle(app, payment);
    if (due.length < batch) return;
  }
}

async function listDue(app: App, limit: number): Promise<DuePayment[]> {
  const now = app.clock.now();
  const { rows } = await sql<DuePayment>`
    select p.receiver_id::text as receiver, p.name, p.member_id::text as friend,
      coalesce(r.referrer_id, p.receiver_id)::text as referrer, p.promotion_id as promotion,
      p.amount::text as amount
    from referral_payment p left join referral r on r.member_id = p.member_id
    where p.state = 'Held' and p.due_at <= ${now}
      and not ${isOnTimeOut(sql`p.receiver_id`, now)}
    order by p.due_at, p.member_id, p.receiver_id = r.referrer_id desc, p.name
    limit ${limit}`.execute(app.db);
  return rows;
}

/** Settles one payment in a transaction of its own; those of one referrer one after the other. */
const settle = (app: App, payment: DuePayment) =>
  app.db.transaction().execute(async (tx) => {
    const { receiver, name, referrer, promotion } = payment;
    await sql`select from referral_code where member_id = ${referrer} for update`.execute(tx);
    const held = await tx
      .selectFrom('referral_payment')
      .select('name')
      .where('receiver_id', '=', receiver)
      .where('name', '=', name)
      .where('state', '=', 'Held')
      .forUpdate()
      .executeTakeFirst();
    if (!held) return;
    const rule = await ruleOf(tx, promotion);
    const reason =
      (await refusalOf(app, tx, payment, rule)) ?? (await issue(app, tx, payment, rule));
    await tx
      .updateTable('referral_payment')
      .set({ state: reason ? 'Refused' : 'Issued', reason, settled_at: app.clock.now() })
      .where('receiver_id', '=', receiver)
      .where('name', '=', name)
      .execute();
  });

/** The rule by which a sum was earned. */
async function ruleOf(tx: Tx, promotion: string): Promise<ReferralRule> {
  const { rows } = await sql<{ rule: ReferralRule }>`
    select rule from promotion where id = ${promotion}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`no promotion ${promotion}`);
  return row.rule;
}

/** Puts the award into the reward center; `budget` where the promotion cannot pay it. */
async function issue(app: App, tx: Tx, payment: DuePayment, { turnoverTimes }: ReferralRule) {
  const { receiver, name, promotion, amount } = payment;
  const award = {
    member: receiver,
    kind: 'referral' as const,
    promotion,
    transaction: `referral/${name}`,
    amount: BigInt(amount) as Money,
    turnoverTimes,
    budget: promotion,
  };
  const issued = await issueAwards(app, tx, [award]);
  return issued.length > 0 ? null : ('budget' as const);
}

async function refusalOf(
  app: App,
  tx: Tx,
  { receiver, friend, referrer, promotion }: DuePayment,
  { firstDeposit, monthMost }: ReferralRule,
): Promise<RefusalReason | null> {
  const now = app.clock.now();
  const { rows: named } = await sql<Omit<ForSegment, 'id'>>`
    select segment_id, segment_version from promotion where id = ${promotion}`.execute(tx);
  const admitted = named[0] ? await isAdmitted(app, tx, named[0]) : sql`false`;
  const { rows } = await sql<{ may: boolean }>`
    select ${mayBeGiven(now)} and ${admitted} as may from member m
    where m.id = ${receiver}`.execute(tx);
  if (rows[0]?.may !== true) return 'account';
  if (friend === null) return null;
  const mark = await sharedMark(tx, referrer, friend);
  if (mark) return mark;
  const standing = await standingOf(app, tx, { friend, referrer });
  if (receiver === referrer && standing.ofLine) return 'line';
  if (BigInt(standing.kept) < Money.of(firstDeposit)) return 'deposit';
  return standing.paid >= monthMost ? 'month' : null;
}

interface Standing {
  /** The friend stands below the referrer in an agent's line. */
  ofLine: boolean;
  /** His deposits less what banks took back, in 1/10,000. */
  kept: string;
  /** Other friends of the referrer who were paid for this month. */
  paid: number;
}

async function standingOf(
  app: App,
  tx: Tx,
  { friend, referrer }: { friend: MemberId; referrer: MemberId },
): Promise<Standing> {
  const zone = app.site.settings['site.zone'];
  const first = `${dayIn(zone, app.clock.now()).slice(0, 7)}-01`;
  const { from } = await spanOf(tx, first, zone);
  const { rows } = await sql<Standing>`
    select ${referrer}::bigint = any (m.uplines) as "ofLine",
      coalesce((select sum(d.gained - d.spent) from money_day d where d.member_id = m.id
        and d.kind in ('deposit', 'depositReversed')), 0)::text as kept,
      (select count(distinct p.member_id)::int from referral_payment p
        where p.receiver_id = ${referrer} and p.member_id <> m.id
          and p.state = 'Issued' and p.stage in ('first', 'second')
          and p.settled_at >= ${from}
          and exists (select from referral r
            where r.member_id = p.member_id and r.referrer_id = p.receiver_id)) as paid
    from member m where m.id = ${friend}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`no member ${friend}`);
  return row;
}
