import {
  defineConsoleCall,
  instant,
  int,
  memberId,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { promotionDraft } from '@palaro/promotions/console-api';
import { PAYMENT_STAGES, PAYMENT_STATES, REFUSAL_REASONS } from './referral-payments.ts';
import { referralRuleFields } from './referral-rule.ts';

const referralDraft = () => object({ ...promotionDraft(), ...referralRuleFields() });
export type ReferralDraft = Static<ReturnType<typeof referralDraft>>;

/** Referral promotions and who invited whom (docs/domain/operator-console.md §4, screen 17). */
export const referralConsoleApi = {
  makeReferral: defineConsoleCall({
    permission: 'promotion.manage',
    records: 'promotion.make',
    creates: { keyedBy: 'id' },
    method: 'POST',
    path: '/console/api/promotions/referral',
    summary: 'Writes a referral promotion as a draft, which nobody sees before it is published',
    body: referralDraft(),
    reply: object({ id: uuid() }),
    errors: ['promo.dates', 'promo.budget_small', 'segment.archived'],
  }),
  memberReferrals: defineConsoleCall({
    permission: 'member.money.view',
    method: 'GET',
    path: '/console/api/members/{member}/referrals',
    summary: 'Sums that a member earned by his friends or as one, with those that were refused',
    params: object({ member: memberId() }),
    query: object({ pageNum: optional(int({ min: 1, max: 10_000 })) }),
    reply: page(
      'list',
      object({
        id: text(),
        /** The invited member; null for a month's share. */
        friend: nullable(object({ id: memberId(), account: text() })),
        /** The member who invited him. */
        referrer: nullable(object({ id: memberId(), account: text() })),
        stage: oneOf(PAYMENT_STAGES),
        amount: money(),
        state: oneOf(PAYMENT_STATES),
        reason: nullable(oneOf(REFUSAL_REASONS)),
        reachedAt: instant(),
        dueAt: instant(),
      }),
    ),
  }),
};
