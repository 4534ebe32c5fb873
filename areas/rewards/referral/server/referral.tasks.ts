import { memberId, object } from '@palaro/api';
import { defineTask } from '@palaro/server';
import { giveShares } from './give-shares.ts';
import { payDue } from './pay-due.ts';
import { reachStageOf, reachStages } from './reach-stages.ts';

/** Looks at invited members' stages, counts the month's shares, and pays what was held. */
export const checkReferrals = defineTask({
  name: 'referral.check',
  every: { seconds: 3_600 },
  timeoutSeconds: 600,
  batch: 500,
  async run({ app, batch }) {
    await reachStages(app, batch);
    await giveShares(app, batch);
    await payDue(app, batch);
  },
});

/** Looks at one invited member after a deposit, once the sums have it. */
export const checkReferral = defineTask({
  name: 'referral.check-member',
  payload: object({ member: memberId() }),
  timeoutSeconds: 60,
  run: ({ app, payload }) => reachStageOf(app, payload.member),
});
