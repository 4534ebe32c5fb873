import { awardsTopic } from '@palaro/promotions/api';
import { freeMarks } from '@palaro/promotions/server';
import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import type { Rejection } from '../applications.api.ts';
import './applications.events.ts';
import { findRule } from './give-award.ts';
import { findWaiting, moveOrRefuse } from './waiting-application.ts';

interface RejectionRequest {
  application: string;
  reason: Rejection;
  /** A note that the member reads beside the reason. */
  note?: string | undefined;
}

/**
 * Rejects an application for a reason of its promotion's list, and tells the member. Whoever shares
 * his browser may apply from then on, since he was given nothing. Refuses `not_found`,
 * `promo.application_waits` while a second person decides, `promo.application_decided`,
 * `promo.reason_unknown`.
 */
export async function rejectApplication(
  app: App,
  operator: Operator,
  { application, reason, note = '' }: RejectionRequest,
) {
  const { member_id: member, promotion_id: promotion } = await findWaiting(app.db, application);
  const { reasons } = await findRule(app.db, promotion);
  if (!reasons.includes(reason)) throw refuse('promo.reason_unknown');
  const words = note.trim();
  const at = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    await moveOrRefuse(tx, application, {
      from: 'Waiting',
      to: 'Rejected',
      by: operator.name,
      at,
      reason,
      note: words || null,
    });
    await freeMarks(tx, promotion, member);
    await app.queue.emit(tx, 'application.rejected', {
      memberId: member,
      application,
      promotion,
      reason,
      note: words,
    });
    await recordAudit(tx, operator, at, {
      subject: `application:${application}`,
      member,
      after: { state: 'Rejected', reason },
    });
  });
  app.push.publish(awardsTopic, {}, member);
  return {};
}
