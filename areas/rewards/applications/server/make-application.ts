import { writeDraft } from '@palaro/promotions/server';
import type { App, Operator } from '@palaro/server';
import { REJECTIONS } from '../applications.api.ts';
import type { ApplicationDraft } from '../console.api.ts';
import { applicationKind } from './application-kind.ts';

/** Writes a promotion that is applied for as a draft. Refuses as `writeDraft` does. */
export function makeApplicationPromotion(app: App, operator: Operator, draft: ApplicationDraft) {
  const { cap, turnoverTimes, reapply } = draft;
  const reasons = draft.reasons.length > 0 ? draft.reasons : [...REJECTIONS];
  const rule = { cap, turnoverTimes, reapply, reasons };
  return writeDraft(app, operator, { kind: applicationKind, draft, rule });
}
