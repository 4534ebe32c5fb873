import { payoutBarsOf } from '@palaro/accounts/server';
import type { MemberId, Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { sql } from 'kysely';
import type { ScoreFacts } from './score-withdrawal.ts';
import type { WithdrawFacts } from './withdraw-checks.ts';

interface Row {
  added_at: Date;
  reset_at: Date | null;
  paid: number;
  mean: string | null;
  deposited: string;
  wagered: string;
  shared: boolean;
  barred: boolean;
}

interface ScoreInput {
  member: MemberId;
  card: string;
  amount: Money;
  facts: Pick<WithdrawFacts, 'proven' | 'turnover'>;
}

/** Reads the facts by which a withdrawal is scored; null where its card was erased. */
export async function readScoreFacts(app: App, input: ScoreInput): Promise<ScoreFacts | null> {
  const { member, card, amount, facts } = input;
  const now = app.clock.now();
  const row = await readRow(app, member, card, now);
  if (!row) return null;
  const since = (at: Date) => (now.getTime() - at.getTime()) / 1_000;
  return {
    proven: facts.proven,
    turnoverMissing: facts.turnover.missing,
    cardAgeSeconds: since(row.added_at),
    passwordResetSeconds: row.reset_at ? since(row.reset_at) : null,
    first: row.paid === 0,
    amount,
    meanOf90Days: row.mean === null ? null : BigInt(row.mean),
    deposited: BigInt(row.deposited),
    wagered: BigInt(row.wagered),
    shared: row.shared,
    barred: row.barred,
  };
}

/**
 * Reads them in one statement. A change of the payment password counts as a reset, except the first
 * one of an account that had none. Cards that were removed count for their number's sake.
 */
async function readRow(app: App, member: MemberId, card: string, now: Date) {
  const zone = app.site.settings['site.zone'];
  const { rows } = await sql<Row>`
    with past as (
      select count(*)::int as paid, max(created_at) as last,
        trunc(avg(amount) filter (where paid_at > ${now}::timestamptz - interval '90 days'))::text
          as mean
      from withdrawal_order where member_id = ${member} and state in ('Paid', 'Returned')
    ), deposits as (
      select coalesce(sum(d.credited), 0)::text as sum, min(d.paid_at) as first
      from deposit_order d, past where d.member_id = ${member} and d.state = 'Paid'
        and d.paid_at > coalesce(past.last, '-infinity'))
    select c.added_at, past.paid, past.mean, deposits.sum as deposited,
      (select max(at) from account_change a where a.member_id = ${member}
        and a.what = 'payment_password' and a.detail->>'how' = 'reset') as reset_at,
      (select coalesce(sum(p.bets), 0)::text from member_day p where p.member_id = ${member}
        and p.day >= (deposits.first at time zone ${zone})::date) as wagered,
      exists (select from member_device mine join member_device other using (device)
          where mine.member_id = ${member} and other.member_id <> mine.member_id)
        or exists (select from bank_card o where o.number_digest = c.number_digest
          and o.member_id <> c.member_id) as shared,
      cardinality(${payoutBarsOf(sql`c.member_id`)}) > 0 as barred
    from bank_card c, past, deposits where c.id = ${card} and c.member_id = ${member}`.execute(
    app.db,
  );
  return rows[0];
}
