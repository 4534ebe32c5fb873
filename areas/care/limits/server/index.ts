// Limits: what a member allows himself to pay in and to play
// (docs/domain/responsible-gaming.md §2).
// Owns the deposit limits and the screen "Play safely"; the wallet judges stakes, the cashier asks
// here before it takes an order.
import { defineArea } from '@palaro/server';
import { limitsApi, limitsErrors } from '../limits.api.ts';
import { en } from '../limits.en.ts';
import { ty } from '../limits.ty.ts';
import { depositsUsed } from './deposit-room.ts';
import { limitsHandlers } from './limits.handlers.ts';

export const limitsArea = defineArea({
  name: 'limits',
  api: limitsApi,
  handlers: limitsHandlers,
  errors: limitsErrors,
  texts: { EN: en, TY: ty },
  needs: [depositsUsed],
});

export { depositRoom, depositsUsed, type DepositRoom } from './deposit-room.ts';
