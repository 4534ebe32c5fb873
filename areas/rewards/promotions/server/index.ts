// Promotions: what the site gives away, to whom and until when: definitions with budgets, awards
// that members claim, and what they must bet for them (docs/domain/promotions.md). The ledger pays,
// turnover counts.
import { runningPromotions } from '@palaro/content/server';
import { askForChange, defineArea, provide } from '@palaro/server';
import { ledgerOf } from '@palaro/wallet/server';
import { promotionsConsoleApi } from '../console.api.ts';
import { promotionsApi, promotionsErrors } from '../promotions.api.ts';
import { en } from '../promotions.en.ts';
import { ty } from '../promotions.ty.ts';
import { budgetRows, claimRows, markRows, signInRows } from './award-postings.ts';
import { checkAwards, checkBudgets } from './check-awards.ts';
import { promotionsConsoleHandlers } from './console.handlers.ts';
import { awardChange } from './give-award.ts';
import { publishChange } from './move-promotion.ts';
import { promotionsOwnData } from './own-data.ts';
import { promotionsHandlers } from './promotions.handlers.ts';
import './promotions.tables.ts';
import { expireAwards } from './promotions.tasks.ts';
import { registerPromotionKind } from './promotion-kind.ts';
export type { Say } from './say.ts';
import { runningTypes } from './running-types.ts';
import { seedPromotions } from './seed-promotions.ts';
import { earnedRows } from './reserved-awards.ts';
import { signInKind } from './sign-in-kind.ts';
import { takeBackFromExcluded } from './take-back-excluded.ts';

export { countUnclaimed } from './list-promotions.ts';
export { insertPromotion } from './insert-promotion.ts';
export { issueAwards, reserveAwards, type NewAward } from './issue-awards.ts';
export { markClaim, spendBudget, spendReserved } from './award-postings.ts';
export { personMarks } from './person-marks.ts';
export { SIMULATED_DAYS, type Past, type PastAward, type PastDays } from './past.ts';
export { mayBeGiven } from './may-be-given.ts';
export { claimAward } from './claim-award.ts';
export { postAward, refusalOfAward } from './pay-award.ts';
export {
  registerPromotionKind,
  sayIn,
  type PromotionKind,
  type PromotionOf,
  type Standing,
} from './promotion-kind.ts';
export { freeMarks, takeMarks } from './promotion-marks.ts';
export {
  findPublished,
  hasOthersMark,
  listRunning,
  lockPromotion,
} from './promotions.repository.ts';
export { issueReserved } from './reserved-awards.ts';
export { isOpenNow, offersReach, requireOffers, requireOpen } from './require-open.ts';
export { admits, admitted, admitting, isAdmitted, type ForSegment } from './segment-gate.ts';
export { takeBackAwards } from './take-back-awards.ts';
export { writeDraft } from './write-draft.ts';

export const promotionsArea = defineArea({
  name: 'promotions',
  api: { ...promotionsApi, ...promotionsConsoleApi },
  handlers: { ...promotionsHandlers, ...promotionsConsoleHandlers },
  errors: promotionsErrors,
  texts: { EN: en, TY: ty },
  needs: [askForChange],
  provides: [provide(runningPromotions, (app) => () => runningTypes(app))],
  changeKinds: [awardChange, publishChange],
  after: ['wallet', 'accounts', 'turnover'],
  listeners: { 'member.excluded': takeBackFromExcluded },
  ownData: promotionsOwnData,
  tasks: [expireAwards],
  checks: [checkAwards, checkBudgets],
  seed: seedPromotions,
  start(app) {
    registerPromotionKind(app, signInKind);
    for (const rows of [budgetRows, markRows, signInRows, earnedRows, claimRows]) {
      ledgerOf(app).register(rows);
    }
  },
});
