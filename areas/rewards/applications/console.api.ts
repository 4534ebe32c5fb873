import {
  defineConsoleCall,
  doneOrWaiting,
  instant,
  int,
  list,
  memberId,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  positiveMoney,
  reasonText,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { promotionDraft, turnoverTimesField } from '@palaro/promotions/console-api';
import { REJECTIONS } from './applications.api.ts';
import {
  NOTE_MOST,
  PICTURE_BASE64_MAX,
  PICTURES_MOST,
  REAPPLY_MOST,
} from './applications.limits.ts';

/** States as operators see them. `Proposed`: one approved it, and a second one must agree. */
export const REVIEW_STATES = ['Waiting', 'Proposed', 'Approved', 'Rejected'] as const;

/** A promotion that members apply for, as an editor writes it. Money is a decimal. */
export const applicationDraft = () =>
  object({
    ...promotionDraft(),
    cap: positiveMoney(),
    turnoverTimes: turnoverTimesField(),
    reapply: int({ min: 0, max: REAPPLY_MOST }),
    /** Reasons that a reviewer may reject for; none chosen: all of them. */
    reasons: list(oneOf(REJECTIONS), REJECTIONS.length),
  });
export type ApplicationDraft = Static<ReturnType<typeof applicationDraft>>;

const row = object({
  id: uuid(),
  promotion: uuid(),
  title: object({ EN: text(), TY: text() }),
  member: text(),
  account: text(),
  state: oneOf(REVIEW_STATES),
  /** The member's how manieth for this promotion. */
  attempt: int({ min: 1 }),
  pictures: int({ min: 0, max: PICTURES_MOST }),
  sentAt: instant(),
  decidedAt: nullable(instant()),
  decidedBy: nullable(text()),
  reason: nullable(oneOf(REJECTIONS)),
});
export type ApplicationRow = Static<typeof row>;

const record = object({
  ...row.properties,
  comment: text(),
  note: nullable(text()),
  images: list(object({ id: uuid(), width: int(), height: int() }), PICTURES_MOST),
  /** Bounds of the promotion, and the rest of its budget. */
  cap: money(),
  turnoverTimes: int({ min: 0 }),
  reasons: list(oneOf(REJECTIONS)),
  left: money(),
  /** The change that waits for a second person. */
  change: nullable(uuid()),
  memberState: oneOf(['active', 'frozen', 'disabled', 'closed']),
  kycLevel: int(),
  vipLevel: int(),
  registeredAt: instant(),
  deposits: money(),
  /** Awards that applications brought him before. */
  awards: int({ min: 0 }),
  history: list(
    object({
      id: uuid(),
      title: object({ EN: text(), TY: text() }),
      state: oneOf(REVIEW_STATES),
      sentAt: instant(),
      decidedBy: nullable(text()),
      reason: nullable(oneOf(REJECTIONS)),
    }),
  ),
});
export type ReviewedApplication = Static<typeof record>;

const ofApplication = () => object({ application: uuid() });

/** The review of applications (docs/domain/operator-console.md §4, screen 15). */
export const applicationsConsoleApi = {
  applications: defineConsoleCall({
    permission: 'application.view',
    method: 'GET',
    path: '/console/api/applications',
    summary: 'Applications; those that wait come first, the oldest of them on top',
    query: object({
      state: optional(oneOf(REVIEW_STATES)),
      promotion: optional(uuid()),
      member: optional(memberId()),
      pageNum: optional(int({ min: 1, max: 10_000 })),
    }),
    reply: page('list', row),
  }),
  applicationRecord: defineConsoleCall({
    permission: 'application.view',
    method: 'GET',
    path: '/console/api/applications/{application}',
    summary: 'One application with what its member wrote, and what is known of him',
    params: ofApplication(),
    reply: record,
  }),
  reviewedPicture: defineConsoleCall({
    permission: 'application.decide',
    records: 'application.picture',
    method: 'GET',
    path: '/console/api/applications/pictures/{picture}',
    summary: 'One picture of an application; each look is recorded',
    params: object({ picture: uuid() }),
    reply: object({ jpg: text({ max: PICTURE_BASE64_MAX }) }),
  }),
  approveApplication: defineConsoleCall({
    permission: 'application.decide',
    records: 'application.approve',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/applications/{application}/approve',
    summary: 'Gives the award; above 5,000 a second person must agree (PR-43)',
    params: ofApplication(),
    body: object({
      amount: positiveMoney(),
      turnoverTimes: turnoverTimesField(),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: [
      'promo.above_cap',
      'promo.application_decided',
      'promo.application_waits',
      'promo.budget_empty',
      'promo.not_eligible',
    ],
  }),
  rejectApplication: defineConsoleCall({
    permission: 'application.decide',
    records: 'application.reject',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/applications/{application}/reject',
    summary: 'Rejects for a reason of the promotion’s list; the member reads it',
    params: ofApplication(),
    body: object({ reason: oneOf(REJECTIONS), note: optional(text({ max: NOTE_MOST })) }),
    reply: object({}),
    errors: ['promo.reason_unknown', 'promo.application_decided', 'promo.application_waits'],
  }),
  makeApplicationPromotion: defineConsoleCall({
    permission: 'promotion.manage',
    records: 'promotion.make',
    creates: { keyedBy: 'id' },
    method: 'POST',
    path: '/console/api/promotions/application',
    summary: 'Writes a promotion that is applied for as a draft, which nobody sees before',
    body: applicationDraft(),
    reply: object({ id: uuid() }),
    errors: ['promo.dates', 'promo.budget_small', 'segment.archived'],
  }),
};
