import { writeDraft } from '@palaro/promotions/server';
import type { App, Operator } from '@palaro/server';
import type { DepositOfferDraft } from '../console.api.ts';
import { DEPOSIT_KINDS } from './deposit-kinds.ts';

/** Writes a deposit offer as a draft. Refuses as `writeDraft` does. */
export function makeDepositOffer(app: App, operator: Operator, draft: DepositOfferDraft) {
  const { which, percent, cap, least, turnoverTimes } = draft;
  const rule = { percent, cap, least, turnoverTimes };
  return writeDraft(app, operator, { kind: DEPOSIT_KINDS[which], draft, rule });
}
