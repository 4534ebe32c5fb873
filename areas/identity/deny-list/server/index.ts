// Deny list: browsers, accounts, mobile numbers, address ranges and names that operators do not
// want here. Registration, deposits, withdrawals and new accounts to pay to ask it; accounts reads
// its matches as a bar to payouts (docs/decisions/069-deny-list.md).
import { askForChange, defineArea } from '@palaro/server';
import { denyListApi, denyListErrors } from '../deny-list.api.ts';
import { en } from '../deny-list.en.ts';
import { ty } from '../deny-list.ty.ts';
import { addChange, clearChange, liftChange } from './deny-changes.ts';
import { denyListHandlers } from './deny-list.handlers.ts';
import { endDueEntries } from './deny-list.tasks.ts';
import { cardNumberDigests } from './deny-values.ts';
import { matchesQueue } from './list-matches.ts';
import { denyListOwnData } from './own-data.ts';

export const denyListArea = defineArea({
  name: 'deny-list',
  api: denyListApi,
  handlers: denyListHandlers,
  errors: denyListErrors,
  texts: { EN: en, TY: ty },
  needs: [askForChange, cardNumberDigests],
  changeKinds: [addChange, liftChange, clearChange],
  workQueues: [matchesQueue],
  tasks: [endDueEntries],
  ownData: denyListOwnData,
});

export { cardNumberDigests } from './deny-values.ts';
export {
  admitNewcomer,
  noteDenials,
  refuseDenied,
  refuseDeniedIn,
  refuseNewcomer,
} from './refuse-denied.ts';
