// Trial: accounts with play money for visitors who look round, and how they end. Each call's access
// says what they may not do; the ledger keeps their money apart from real money.
import { defineArea } from '@palaro/server';
import { trialApi, trialErrors } from '../trial.api.ts';
import { en } from '../trial.en.ts';
import { ty } from '../trial.ty.ts';
import { trialHandlers } from './trial.handlers.ts';
import { trialOwnData } from './own-data.ts';
import { dropOldTrials } from './trial.tasks.ts';

export const trialArea = defineArea({
  name: 'trial',
  api: trialApi,
  handlers: trialHandlers,
  errors: trialErrors,
  ownData: trialOwnData,
  texts: { EN: en, TY: ty },
  tasks: [dropOldTrials],
});
