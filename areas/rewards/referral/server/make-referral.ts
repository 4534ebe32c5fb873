import { writeDraft } from '@palaro/promotions/server';
import type { App, Operator } from '@palaro/server';
import type { ReferralDraft } from '../console.api.ts';
import { referralKind } from './referral-kind.ts';

/** Writes a referral promotion as a draft. Refuses as `writeDraft` does. */
export function makeReferral(app: App, operator: Operator, draft: ReferralDraft) {
  const { id, title, summary, startsAt, endsAt, budget, segment, ...rule } = draft;
  const common = { id, title, summary, startsAt, budget, ...(endsAt ? { endsAt } : {}), segment };
  return writeDraft(app, operator, { kind: referralKind, draft: common, rule });
}
