import { Money, plusSeconds, type MemberId } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import { AWARD_DAYS } from '../promotions.limits.ts';
import { lockBudgets, reserveBudgets } from './budgets.repository.ts';
import './promotions.events.ts';
import type { AwardRecord } from './promotion-record.ts';
import { admittedAwards } from './segment-gate.ts';

const DAY_SECONDS = 86_400;

/** An award that comes to wait for its member. */
export interface NewAward {
  member: MemberId;
  kind: AwardRecord['cause_kind'];
  /** Its giver, as records name it: a promotion's id, or a word. */
  promotion: string;
  /** Names the award within the member, with its cycle: a second one of that name is not issued. */
  transaction: string;
  amount: Money;
  turnoverTimes: number;
  /** When it runs out; a week from now unless said otherwise. */
  expiresAt?: Date;
  /** The promotion whose budget pays it. What that cannot pay any more is not issued. */
  budget?: string;
}

/**
 * Issues awards of the house in the caller's transaction, and tells their members; their sums are
 * reserved in the budgets that they name (docs/domain/promotions.md §4, Budget). What was issued
 * before under its name is left as it is, and who is not in a promotion's segment is given nothing
 * of it. Answers the awards that are new, in their order.
 */
export async function issueAwards(
  app: App,
  tx: Tx,
  awards: readonly NewAward[],
): Promise<NewAward[]> {
  const issued = await insertAwards(app, tx, awards, 'Issued');
  await app.queue.emitEach(
    tx,
    'award.issued',
    issued.map(({ member, transaction, amount, expiresAt }) => ({
      memberId: member,
      cause: transaction,
      amount: Money.text(amount),
      expiresAt: (expiresAt ?? usualExpiry(app)).toISOString(),
    })),
  );
  return issued;
}

/**
 * Keeps awards for members who joined and have not done yet what earns them. Nobody is told.
 * Answers the awards that are new.
 */
export const reserveAwards = (app: App, tx: Tx, awards: readonly NewAward[]) =>
  insertAwards(app, tx, awards, 'Reserved');

const usualExpiry = (app: App) => plusSeconds(app.clock.now(), AWARD_DAYS * DAY_SECONDS);

async function insertAwards(
  app: App,
  tx: Tx,
  awards: readonly NewAward[],
  state: 'Issued' | 'Reserved',
): Promise<NewAward[]> {
  if (awards.length === 0) return [];
  // The locks of the budgets come first: they order all who issue from one promotion.
  const left = await lockBudgets(tx, awards);
  const fresh = await withoutIssued(tx, await admittedAwards(app, tx, awards));
  const payable = fresh.filter(({ budget, amount }) => {
    if (budget === undefined) return true;
    const rest = (left.get(budget) ?? 0n) - amount;
    if (rest < 0n) return false;
    left.set(budget, rest);
    return true;
  });
  if (payable.length === 0) return [];
  const rows = await tx
    .insertInto('award')
    .values(
      payable.map((award) => ({
        member_id: award.member,
        cause_kind: award.kind,
        promotion: award.promotion,
        budget: award.budget ?? null,
        vendor: HOUSE_VENDOR,
        transaction: award.transaction,
        amount: String(award.amount),
        turnover_times: award.turnoverTimes,
        state,
        issued_at: app.clock.now(),
        expires_at: award.expiresAt ?? usualExpiry(app),
      })),
    )
    .onConflict((on) => on.columns(['member_id', 'vendor', 'transaction']).doNothing())
    .returning(['member_id', 'transaction'])
    .execute();
  const names = new Set(rows.map((row) => nameOf(row.member_id, row.transaction)));
  const inserted = payable.filter(({ member, transaction }) =>
    names.has(nameOf(member, transaction)),
  );
  await reserveBudgets(tx, inserted);
  return inserted;
}

const nameOf = (member: MemberId, transaction: string) => `${member}/${transaction}`;

/** The awards that were not issued before, so that a budget is not held for them twice. */
async function withoutIssued(tx: Tx, awards: readonly NewAward[]): Promise<NewAward[]> {
  if (awards.length === 0) return [];
  const rows = await tx
    .selectFrom('award')
    .select(['member_id', 'transaction'])
    .where('vendor', '=', HOUSE_VENDOR)
    .where('member_id', 'in', [...new Set(awards.map(({ member }) => member))])
    .where('transaction', 'in', [...new Set(awards.map(({ transaction }) => transaction))])
    .execute();
  const names = new Set(rows.map((row) => nameOf(row.member_id, row.transaction)));
  return awards.filter(({ member, transaction }) => !names.has(nameOf(member, transaction)));
}
