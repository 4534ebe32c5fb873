import { Money } from '@palaro/kernel';
import { awardsTopic } from '@palaro/promotions/api';
import { askForChange, mayAlone, recordAudit, type App, type Operator } from '@palaro/server';
import { ALONE_UP_TO } from '../applications.limits.ts';
import { approveChange } from './approve-change.ts';
import { giveAward, judgeApproval, type Approval } from './give-award.ts';
import { findWaiting } from './waiting-application.ts';

/**
 * Approves an application: its award waits for the member from then on. Above 5,000, and above the
 * operator's own border, a second person must agree (docs/domain/promotions.md §10). Refuses
 * `not_found`, `promo.application_waits`, `promo.application_decided`, `promo.above_cap`,
 * `promo.not_eligible`, `promo.budget_empty`, and as asking does.
 */
export async function approveApplication(
  app: App,
  operator: Operator,
  { application, reason, ...given }: Omit<Approval, 'member'> & { reason: string },
) {
  const row = await findWaiting(app.db, application);
  const { member_id: member } = row;
  const approval = { ...given, application, member };
  await judgeApproval(app, row, approval);
  const amount = Money.of(given.amount);
  const alone = amount <= Money.of(ALONE_UP_TO) && mayAlone(operator, 'application.decide', amount);
  if (!alone) {
    return askForChange.of(app)(operator, approveChange, { payload: approval, reason });
  }
  await app.db.transaction().execute(async (tx) => {
    await giveAward(app, tx, approval, { from: 'Waiting', by: operator.name });
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `application:${application}`,
      member,
      after: { state: 'Approved', ...given },
      reason,
    });
  });
  app.push.publish(awardsTopic, {}, member);
  return { changeId: null };
}
