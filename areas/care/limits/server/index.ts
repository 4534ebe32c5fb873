// Limits: what a member allows himself to pay in and to play
// (docs/domain/responsible-gaming.md §2). Owns the changes of limits and the screen "Play safely";
// the wallet keeps the rows and judges stakes, the cashier asks here before it takes an order.
import { defineArea } from '@palaro/server';
import { limitsApi, limitsErrors } from '../limits.api.ts';
import { en } from '../limits.en.ts';
import { ty } from '../limits.ty.ts';
import { depositsUsed } from './deposits-used.ts';
import { limitsHandlers } from './limits.handlers.ts';
import './limits.events.ts';
import { limitsOwnData } from './own-data.ts';

export const limitsArea = defineArea({
  name: 'limits',
  api: limitsApi,
  handlers: limitsHandlers,
  errors: limitsErrors,
  texts: { EN: en, TY: ty },
  ownData: limitsOwnData,
  needs: [depositsUsed],
});

export { imposeLimit } from './change-limit.ts';
export { depositRoom, type DepositRoom } from './deposit-room.ts';
export { depositsUsed } from './deposits-used.ts';
export { limitsOf } from './read-limits.ts';
