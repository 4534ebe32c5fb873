import { Money } from '@palaro/kernel';
import { recordAudit, refuse, vipLevelOf, type App, type Operator } from '@palaro/server';
import { depositsOf } from '@palaro/wallet/server';
import { sql } from 'kysely';
import type { ReviewedApplication } from '../console.api.ts';
import type { ApplicationRule } from './application-rule.ts';
import { listPictures } from './applications.repository.ts';
import { listed, onWire } from './list-for-review.ts';
import { openPicture } from './pictures.ts';

/** Other applications of the member that are shown beside one. */
const HISTORY_MOST = 50;

/** One application with what its promotion allows and what is known of its member. */
export async function readForReview(app: App, id: string): Promise<ReviewedApplication> {
  const row = await listed(app).where('a.id', '=', id).executeTakeFirst();
  if (!row) throw refuse('not_found');
  const member = row.member_id;
  const [images, promotion, about, vip, deposits, awards, history, change] = await Promise.all([
    listPictures(app.db, id),
    app.db
      .selectFrom('promotion')
      .select(['rule', sql<string>`(budget - spent - reserved)::text`.as('left')])
      .where('id', '=', row.promotion_id)
      .executeTakeFirstOrThrow(),
    app.db
      .selectFrom('member')
      .select(['state', 'kyc_level', 'registered_at'])
      .where('id', '=', member)
      .executeTakeFirstOrThrow(),
    vipLevelOf.of(app)(member),
    depositsOf(app.db, member),
    countAwards(app, member),
    listed(app)
      .where('a.member_id', '=', member)
      .where('a.id', '<>', id)
      .orderBy('a.sent_at', 'desc')
      .limit(HISTORY_MOST)
      .execute(),
    findChange(app, id),
  ]);
  const rule = promotion.rule as ApplicationRule;
  return {
    ...onWire(row),
    comment: row.comment,
    note: row.note,
    images,
    cap: rule.cap,
    turnoverTimes: rule.turnoverTimes,
    reasons: [...rule.reasons],
    left: Money.text(BigInt(promotion.left)),
    change,
    memberState: about.state,
    kycLevel: about.kyc_level,
    vipLevel: vip.level,
    registeredAt: about.registered_at.toISOString(),
    deposits: Money.text(deposits),
    awards,
    history: history.map(onWire),
  };
}

/** Awards that applications brought a member and that were not taken back. */
async function countAwards(app: App, member: string): Promise<number> {
  const { count } = await app.db
    .selectFrom('award')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', member)
    .where('cause_kind', '=', 'application')
    .where('state', 'in', ['Issued', 'Claimed'])
    .executeTakeFirstOrThrow();
  return count;
}

async function findChange(app: App, application: string): Promise<string | null> {
  const row = await app.db
    .selectFrom('change_request')
    .select('id')
    .where('kind', '=', 'application.approve')
    .where(sql<boolean>`payload->>'application' = ${application}`)
    .where('state', 'in', ['Pending', 'Approved'])
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** One picture as JPG. Each view is recorded before it is given out. Refuses `not_found`. */
export async function viewPicture(app: App, operator: Operator, picture: string) {
  const found = await openPicture(app, picture);
  if (!found) throw refuse('not_found');
  await recordAudit(app.db, operator, app.clock.now(), {
    subject: `application:${found.application}`,
    member: found.member_id,
    after: { picture },
  });
  return { jpg: found.bytes.toString('base64') };
}
