// Transfers: what this area is in a line or two, and what it leaves to which other area.
import { defineArea } from '@palaro/server';
import { transfersApi, transfersErrors } from '../transfers.api.ts';
import { en } from '../transfers.en.ts';
import { ty } from '../transfers.ty.ts';
import { transfersHandlers } from './transfers.handlers.ts';

export const transfersArea = defineArea({
  name: 'transfers',
  api: transfersApi,
  handlers: transfersHandlers,
  errors: transfersErrors,
  texts: { EN: en, TY: ty },
});
