// Turnover: what must be bet before money may leave. Owns the requirements and what fills them;
// deposits and awards open them in their own commit, the cashier asks here before it pays out
// (docs/domain/ledger.md §8).
import { Money } from '@palaro/kernel';
import { askForChange, defineArea, provide } from '@palaro/server';
import { gameRules, ledgerOf, memberTurnover } from '@palaro/wallet/server';
import { turnoverConsoleApi } from '../console.api.ts';
import { turnoverApi, turnoverErrors } from '../turnover.api.ts';
import { en } from '../turnover.en.ts';
import { ty } from '../turnover.ty.ts';
import { turnoverOwnData } from './own-data.ts';
import { readTurnover } from './read-turnover.ts';
import { closeRows } from './close-rows.ts';
import { requirementRows, turnoverMetRows } from './requirement-rows.ts';
import { turnoverHandlers } from './turnover.handlers.ts';
import { countLeft } from './turnover.tasks.ts';
import { depositsPending } from './close-on-low-balance.ts';
import { foldTurnover } from './turnover.folds.ts';
import './turnover.tables.ts';
import { waiverChange } from './waive-requirement.ts';

export const turnoverArea = defineArea({
  name: 'turnover',
  api: { ...turnoverApi, ...turnoverConsoleApi },
  handlers: turnoverHandlers,
  errors: turnoverErrors,
  texts: { EN: en, TY: ty },
  needs: [askForChange, gameRules, depositsPending],
  changeKinds: [waiverChange],
  provides: [
    provide(memberTurnover, (app) => async (member) => {
      const { items } = await readTurnover(app, member);
      return {
        required: Money.sum(items.map((item) => item.required)),
        done: Money.sum(items.map((item) => item.done)),
      };
    }),
  ],
  ownData: turnoverOwnData,
  folds: [foldTurnover],
  tasks: [countLeft],
  after: ['wallet'],
  start(app) {
    ledgerOf(app).register(requirementRows);
    ledgerOf(app).register(turnoverMetRows);
    ledgerOf(app).register(closeRows);
  },
});

export { openRequirement, turnoverMet } from './requirement-rows.ts';
export { closeOpen, closeRequirements } from './close-rows.ts';
export { depositsPending } from './close-on-low-balance.ts';
export { foldOwnRounds } from './count-due.ts';
export { countedOfRounds } from './counted-of-rounds.ts';
export { countedTurnover } from './counted-turnover.ts';
export { markListedRounds } from './mark-listed-rounds.ts';
export { readTurnover } from './read-turnover.ts';
export { percentIn } from './read-weights.ts';
