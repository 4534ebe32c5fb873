import {
  bool,
  defineEndpoint,
  defineErrors,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  text,
  type Static,
} from '@palaro/api';

export const referralErrors = defineErrors({});

declare module '@palaro/api' {
  interface ErrorAreas {
    referral: typeof referralErrors;
  }
}

/**
 * How far an invited friend came (docs/domain/promotions.md §8). It is all that his referrer sees:
 * never a deposit, a bet or a loss.
 */
const FRIEND_STAGES = ['registered', 'verified', 'first', 'second'] as const;
export type FriendStage = (typeof FRIEND_STAGES)[number];

const friend = object({
  /** Masked: `m***4`. */
  name: text(),
  /** When he registered. */
  at: instant(),
  stage: oneOf(FRIEND_STAGES),
});

const friends = page('list', friend);

const referrals = object({
  /** A referral promotion runs now. */
  runs: bool(),
  /** The code of the caller's link; null for play money, which invites nobody. */
  code: nullable(text()),
  /** Every condition in the caller's language; empty while none runs. */
  conditions: list(text()),
  /** Sums of the stages for the table on the page; null while none runs. */
  stages: nullable(
    object({ firstReferrer: money(), firstInvited: money(), secondReferrer: money() }),
  ),
  /** Friends who registered with the link, and what the caller was given for them so far. */
  totals: object({ friends: int({ min: 0 }), earned: money() }),
  ...friends.properties,
});
export type Referrals = Static<typeof referrals>;

export const referralApi = {
  referrals: defineEndpoint({
    access: 'member',
    moduleId: null,
    method: 'GET',
    path: '/api/v1/referrals',
    summary: 'The member’s invitation link, its conditions, and the friends who came (REWARD-04)',
    query: object({ pageNum: optional(int({ min: 1, max: 1_000 })) }),
    reply: referrals,
  }),
};
