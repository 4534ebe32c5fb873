import { gameNameOf } from '@palaro/catalogue/server';
import { Money, type MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { readTurnover } from '@palaro/turnover/server';
import { sql } from 'kysely';
import { withdrawalRow, type WithdrawalListItem } from './list-console-withdrawals.ts';
import { findPendingApproval } from './pending-changes.ts';
import { readPersonState } from './read-person-state.ts';
import { rescoreWithdrawal } from './rescore-withdrawal.ts';
import { reasonsOf } from './score-withdrawal.ts';
import { attemptsOf, stepsOf } from './withdrawals.repository.ts';

interface ReviewFacts {
  kyc_level: number;
  registered_at: Date;
  card_added_at: Date | null;
  card_state: 'active' | 'review' | null;
  deposits: number;
  deposited: string;
  withdrawals: number;
  withdrawn: string;
}

/**
 * Reads everything that a decision on one withdrawal needs (docs/domain/operator-console.md §4).
 * The score of one in Review is counted anew.
 */
export async function readWithdrawalReview(app: App, member: MemberId, id: string) {
  const { rows } = await sql<WithdrawalListItem>`
    select o.*, m.account from withdrawal_order o join member m on m.id = o.member_id
    where o.member_id = ${member} and o.id = ${id}`.execute(app.db);
  const [listed] = rows;
  if (!listed) throw refuse('not_found');
  const order = await rescoreWithdrawal(app, listed);
  const [person, facts, approval, turnover, attempts, steps, lastDeposits, lastBets] =
    await Promise.all([
      readPersonState(app, member),
      readFacts(app, order),
      findPendingApproval(app.db, id),
      readTurnover(app, member),
      attemptsOf(app.db, member, id),
      stepsOf(app.db, member, [id]),
      readDeposits(app, member),
      readBets(app, member),
    ]);
  const of = (pick: 'required' | 'done') =>
    Money.text(Money.sum(turnover.items.map((item) => item[pick])));
  return {
    order: withdrawalRow(order),
    reason: order.reason,
    asked: approval,
    reasons: reasonsOf(order.marks),
    person,
    kycLevel: facts.kyc_level,
    registeredAt: facts.registered_at.toISOString(),
    firstWithdrawal: facts.withdrawals === 0,
    cardAddedAt: (facts.card_added_at ?? order.created_at).toISOString(),
    cardState: facts.card_state ?? 'active',
    turnover: { required: of('required'), done: of('done') },
    deposits: { count: facts.deposits, sum: Money.text(BigInt(facts.deposited)) },
    withdrawals: { count: facts.withdrawals, sum: Money.text(BigInt(facts.withdrawn)) },
    lastDeposits,
    lastBets,
    attempts: attempts.map((one) => ({
      part: one.part,
      attempt: one.attempt,
      key: one.key,
      provider: one.provider,
      amount: Money.text(BigInt(one.amount)),
      state: one.state,
      reason: one.reason,
      channelReference: one.channel_reference,
      sentAt: one.sent_at?.toISOString() ?? null,
    })),
    steps: steps.map(({ state, reason, by, at }) => ({
      state,
      reason,
      by,
      at: at.toISOString(),
    })),
  };
}

async function readFacts({ db }: App, order: WithdrawalListItem): Promise<ReviewFacts> {
  const { rows } = await sql<ReviewFacts>`
    select m.kyc_level, m.registered_at, c.added_at as card_added_at, c.state as card_state,
      d.count as deposits, d.sum as deposited, w.count as withdrawals, w.sum as withdrawn
    from member m
    left join bank_card c on c.id = ${order.card_id}::text and c.member_id = m.id
    cross join lateral (select count(*)::int as count, coalesce(sum(credited), 0)::text as sum
      from deposit_order where member_id = m.id and state = 'Paid') d
    cross join lateral (select count(*)::int as count, coalesce(sum(amount), 0)::text as sum
      from withdrawal_order where member_id = m.id and state = 'Paid') w
    where m.id = ${order.member_id}`.execute(db);
  const [row] = rows;
  if (!row) throw refuse('not_found');
  return row;
}

const LAST = 10;
const movementOf = ({ at, what, amount }: { at: Date; what: string; amount: string }) => ({
  at: at.toISOString(),
  what,
  amount: Money.text(BigInt(amount)),
});

/** Each with its state: what was only ordered is not money that came. */
async function readDeposits({ db }: App, member: MemberId) {
  const rows = await db
    .selectFrom('deposit_order')
    .select(['created_at as at', 'method as what', 'state'])
    .select((is) => is.fn.coalesce('credited', 'received', 'amount').as('amount'))
    .where('member_id', '=', member)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LAST)
    .execute();
  return rows.map(({ state, ...row }) => ({ ...movementOf(row), state }));
}

/** Games are proper names, alike in every language. */
async function readBets({ db }: App, member: MemberId) {
  const rows = await db
    .selectFrom('game_round')
    .select(['opened_at as at', 'vendor', 'game', 'bets as amount'])
    .where('member_id', '=', member)
    .orderBy('opened_at', 'desc')
    .limit(LAST)
    .execute();
  return rows.map(({ vendor, game, ...row }) =>
    movementOf({ ...row, what: gameNameOf(vendor, game, 'EN') }),
  );
}
