import {
  bool,
  defineEndpoint,
  defineErrors,
  id,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import {
  COMMENT_MOST,
  NOTE_MOST,
  PICTURE_MAX_BYTES,
  PICTURES_MOST,
  REAPPLY_MOST,
} from './applications.limits.ts';

export const applicationsErrors = defineErrors({
  'promo.too_many_images': { status: 400 },
  'promo.image_type': { status: 400 },
  'promo.comment_long': { status: 422 },
  'promo.application_empty': { status: 422 },
  'promo.above_cap': { status: 422 },
  'promo.reason_unknown': { status: 422 },
  'promo.application_decided': { status: 409 },
  'promo.application_waits': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    applications: typeof applicationsErrors;
  }
}

/** Reasons of a rejection that a promotion may choose from. */
export const REJECTIONS = [
  'not_met',
  'incomplete',
  'unreadable',
  'not_own',
  'duplicate',
  'other',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

/** As members see it; that a second operator must agree is not told. */
const APPLICATION_STATES = ['Applying', 'Rejected', 'Approved'] as const;

const application = object({
  id: uuid(),
  state: oneOf(APPLICATION_STATES),
  comment: text({ max: COMMENT_MOST }),
  pictures: list(object({ id: uuid(), width: int(), height: int() }), PICTURES_MOST),
  sentAt: instant(),
  /** Why it was rejected, and what the operator added. */
  reason: nullable(oneOf(REJECTIONS)),
  note: nullable(text({ max: NOTE_MOST })),
});

const standing = object({
  /** The member's last one. */
  application: nullable(application),
  /** He may send one now. */
  mayApply: bool(),
  /** How often he may still send one, the next one included. */
  triesLeft: int({ min: 0, max: REAPPLY_MOST + 1 }),
  /** The approved award that waits to be claimed. */
  award: nullable(object({ id: text(), amount: money(), turnover: money(), expiresAt: instant() })),
});
export type ApplicationStanding = Static<typeof standing>;

const calls = { access: 'member', moduleId: null, switch: 'REWCEN3' } as const;
const PATH = '/api/v1/promotions/{id}/application';

/** Applications with a comment and pictures (docs/domain/promotions.md §10). */
export const applicationsApi = {
  application: defineEndpoint({
    ...calls,
    method: 'GET',
    path: PATH,
    summary: 'The member’s application for a promotion, and whether he may send one',
    params: object({ id: id() }),
    reply: standing,
  }),
  apply: defineEndpoint({
    ...calls,
    method: 'POST',
    path: PATH,
    summary: 'Applies with a comment and up to three pictures in `images` (REWARD-01)',
    device: true,
    upload: {
      maxBytes: PICTURE_MAX_BYTES,
      many: { name: 'images', most: PICTURES_MOST, tooMany: 'promo.too_many_images' },
    },
    creates: { keyedBy: 'Idempotency-Key' },
    perMinute: 10,
    params: object({ id: id() }),
    body: object({ comment: optional(text()) }),
    reply: standing,
    errors: [
      'promo.too_many_images',
      'promo.image_type',
      'promo.comment_long',
      'promo.application_empty',
      'promo.wrong_status',
      'promo.closed',
      'promo.budget_empty',
      'promo.not_eligible',
      'promo.already_claimed_here',
    ],
  }),
  applicationPicture: defineEndpoint({
    ...calls,
    method: 'GET',
    path: `${PATH}/pictures/{picture}`,
    summary: 'A picture of the member’s own application',
    params: object({ id: id(), picture: uuid() }),
    /** As a data address. */
    reply: object({ image: text() }),
  }),
};
