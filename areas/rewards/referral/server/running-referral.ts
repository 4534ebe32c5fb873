import { listRunning, type PromotionOf } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import type { ReferralRule } from '../referral-rule.ts';

export type RunningReferral = PromotionOf<ReferralRule>;

/** The referral promotion that runs now, the first of several; null if there is none. */
export async function findRunningReferral(app: App): Promise<RunningReferral | null> {
  const [first] = await listRunning<ReferralRule>(app.db, { type: 'REFERRAL' }, app.clock.now());
  return first ?? null;
}
