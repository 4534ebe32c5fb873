import { hasPlayMoney, Money, type MemberId } from '@palaro/kernel';
import { admits, findPublished, isOpenNow, type PromotionOf } from '@palaro/promotions/server';
import { refuse, type App, type Member } from '@palaro/server';
import type { ApplicationStanding } from '../applications.api.ts';
import { applicationKind } from './application-kind.ts';
import { triesLeft, type ApplicationRule, type OwnApplications } from './application-rule.ts';
import {
  findApplicationAward,
  listOwn,
  listPictures,
  type ApplicationRecord,
} from './applications.repository.ts';

/** The promotion of an id that is applied for. Refuses `not_found`, also for another kind. */
export async function findApplied(app: App, id: string): Promise<PromotionOf<ApplicationRule>> {
  const promotion = await findPublished(app, id);
  if (promotion?.kind !== applicationKind.type) throw refuse('not_found');
  // Only drafts of this kind write its rows.
  return promotion as PromotionOf<ApplicationRule>;
}

/** The member's applications, as far as the next one depends on them. */
export const ownOf = (rows: readonly Pick<ApplicationRecord, 'state'>[]): OwnApplications => ({
  sent: rows.length,
  hasOpen: rows.some(({ state }) => state !== 'Rejected'),
});

/** Where the member stands with a promotion that he applies for. Refuses `not_found`. */
export async function readStanding(
  app: App,
  { id: member, type }: Pick<Member, 'id' | 'type'>,
  id: string,
): Promise<ApplicationStanding> {
  const promotion = await findApplied(app, id);
  const standing = await standingFor(app, promotion, member);
  return hasPlayMoney(type) ? { ...standing, mayApply: false } : standing;
}

/** The same for a promotion that is read already. */
export async function standingFor(
  app: App,
  promotion: PromotionOf<ApplicationRule>,
  member: MemberId,
): Promise<ApplicationStanding> {
  const [rows, award] = await Promise.all([
    listOwn(app.db, member, promotion.id),
    findApplicationAward(app.db, member, promotion.id),
  ]);
  const [last] = rows;
  const left = triesLeft(promotion.rule, ownOf(rows));
  const waits = award?.state === 'Issued' && award.expires_at > app.clock.now() ? award : null;
  return {
    application: last ? await viewApplication(app, last) : null,
    mayApply: left > 0 && isOpenNow(app, promotion) && (await admits(app, promotion, member)),
    triesLeft: left,
    award: waits && {
      id: waits.id,
      amount: Money.text(BigInt(waits.amount)),
      turnover: Money.text(BigInt(waits.amount) * BigInt(waits.turnover_times)),
      expiresAt: waits.expires_at.toISOString(),
    },
  };
}

const STATES = {
  Waiting: 'Applying',
  Proposed: 'Applying',
  Approved: 'Approved',
  Rejected: 'Rejected',
} as const;

const viewApplication = async (app: App, row: ApplicationRecord) => ({
  id: row.id,
  state: STATES[row.state],
  comment: row.comment,
  pictures: await listPictures(app.db, row.id),
  sentAt: row.sent_at.toISOString(),
  reason: row.reason,
  note: row.note,
});
