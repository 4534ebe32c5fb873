// Reconciliation: what this area is in a line or two, and what it leaves to which other area.
import { defineArea } from '@palaro/server';
import { reconciliationApi, reconciliationErrors } from '../reconciliation.api.ts';
import { en } from '../reconciliation.en.ts';
import { ty } from '../reconciliation.ty.ts';
import { reconciliationHandlers } from './reconciliation.handlers.ts';

export const reconciliationArea = defineArea({
  name: 'reconciliation',
  api: reconciliationApi,
  handlers: reconciliationHandlers,
  errors: reconciliationErrors,
  texts: { EN: en, TY: ty },
});
