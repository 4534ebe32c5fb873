// Promotions: what the site gives away, to whom and until when: definitions with budgets, awards
// that members claim, and what they must bet for them (docs/domain/promotions.md). The ledger pays,
// turnover counts.
import { askForChange, defineArea } from '@palaro/server';
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
import { seedPromotions } from './seed-promotions.ts';

export { countUnclaimed } from './list-promotions.ts';
export { issueAwards, type NewAward } from './issue-awards.ts';

export const promotionsArea = defineArea({
  name: 'promotions',
  api: { ...promotionsApi, ...promotionsConsoleApi },
  handlers: { ...promotionsHandlers, ...promotionsConsoleHandlers },
  errors: promotionsErrors,
  texts: { EN: en, TY: ty },
  needs: [askForChange],
  changeKinds: [awardChange, publishChange],
  after: ['wallet', 'accounts', 'turnover'],
  ownData: promotionsOwnData,
  tasks: [expireAwards],
  checks: [checkAwards, checkBudgets],
  seed: seedPromotions,
  start(app) {
    for (const rows of [budgetRows, markRows, signInRows, claimRows]) ledgerOf(app).register(rows);
  },
});
