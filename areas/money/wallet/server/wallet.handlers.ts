import type { Handlers } from '@palaro/server';
import type { walletApi } from '../wallet.api.ts';
import { readFunds, readWallet } from './read-wallet.ts';

export const walletHandlers: Handlers<typeof walletApi> = {
  balance: ({ app, member }) => readWallet(app, member.id),
  funds: ({ app, member }) => readFunds(app, member.id),
};
