// Trial: accounts with play money for whoever looks round, and their end. What they may not do is
// each call's access; that their money never meets real money is the ledger's.
import { defineArea } from '@palaro/server';
import { trialApi, trialErrors } from '../trial.api.ts';
import { en } from '../trial.en.ts';
import { ty } from '../trial.ty.ts';
import { trialHandlers } from './trial.handlers.ts';
import { trialOwnData } from './own-data.ts';
import { dropOldTrials } from './trial.jobs.ts';
import './trial.tables.ts';

export const trialArea = defineArea({
  name: 'trial',
  api: trialApi,
  handlers: trialHandlers,
  errors: trialErrors,
  ownData: trialOwnData,
  texts: { EN: en, TY: ty },
  jobs: [dropOldTrials],
});
