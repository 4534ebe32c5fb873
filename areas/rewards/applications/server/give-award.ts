import { Money, type MemberId } from '@palaro/kernel';
import { issueAwards, lockPromotion, offersReach } from '@palaro/promotions/server';
import { refuse, type App, type Db, type Tx } from '@palaro/server';
import { isWithin, type ApplicationRule } from './application-rule.ts';
import {
  applicationTransaction,
  findApplication,
  type ApplicationRecord,
} from './applications.repository.ts';
import type { ApplicationState } from './applications.tables.ts';
import { moveOrRefuse } from './waiting-application.ts';

/** A reviewer's award for an application. The amount is a decimal. */
export interface Approval {
  member: MemberId;
  application: string;
  amount: string;
  turnoverTimes: number;
}

/** The rule of the promotion that was applied for. */
export async function findRule(db: Db, promotion: string): Promise<ApplicationRule> {
  const { rule } = await db
    .selectFrom('promotion')
    .select('rule')
    .where('id', '=', promotion)
    .executeTakeFirstOrThrow();
  // An application stands beside a promotion of this kind only.
  return rule as ApplicationRule;
}

/** Refuses `promo.above_cap` beyond the promotion's rule, and as `requireReach` does. */
export async function judgeApproval(
  app: App,
  { promotion_id, member_id }: ApplicationRecord,
  { amount, turnoverTimes }: Approval,
): Promise<void> {
  const rule = await findRule(app.db, promotion_id);
  if (!isWithin(rule, { amount: Money.of(amount), turnoverTimes })) {
    const values = { cap: Money.of(rule.cap), times: rule.turnoverTimes };
    throw refuse('promo.above_cap', { values });
  }
  await requireReach(app, member_id);
}

/**
 * Refuses `promo.not_eligible` for a member whom no offer may reach now. The operator is not told
 * why: breaks and exclusions are not the reviewers' to know.
 */
async function requireReach(app: App, member: MemberId): Promise<void> {
  if (!(await offersReach(app, member))) throw refuse('promo.not_eligible');
}

interface Decision {
  /** The state that the application must be in. */
  from: ApplicationState;
  /** Names of those who decided. */
  by: string;
}

/**
 * Approves an application and issues its award, which waits for its member from then on. Refuses
 * `promo.not_eligible`, `promo.budget_empty`, and as `moveOrRefuse` does.
 */
export async function giveAward(
  app: App,
  tx: Tx,
  { application, member, amount, turnoverTimes }: Approval,
  { from, by }: Decision,
): Promise<void> {
  await requireReach(app, member);
  const row = await findApplication(tx, application);
  if (!row) throw refuse('not_found');
  // The budget first, as whoever issues or claims locks it.
  await lockPromotion(tx, row.promotion_id);
  await moveOrRefuse(tx, application, { from, to: 'Approved', by, at: app.clock.now() });
  const issued = await issueAwards(app, tx, [
    {
      member,
      kind: 'application',
      promotion: row.promotion_id,
      transaction: applicationTransaction(row.promotion_id),
      amount: Money.of(amount),
      turnoverTimes,
      budget: row.promotion_id,
    },
  ]);
  if (issued.length === 0) throw refuse('promo.budget_empty');
}
