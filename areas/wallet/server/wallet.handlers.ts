import { Money } from '@palaro/kernel';
import type { Handlers } from '@palaro/server';
import type { walletApi } from '../wallet.api.ts';
import { balances, balancesOnWire } from './balances.ts';

/** No award and no deposit has opened a requirement yet. */
const NO_TURNOVER = { required: Money.text(Money.zero), done: Money.text(Money.zero) };

export const walletHandlers: Handlers<typeof walletApi> = {
  balance: async ({ app, member }) => ({
    ...balancesOnWire(await balances(app, member.id)),
    vendors: [],
  }),
  funds: async ({ app, member }) => ({
    ...balancesOnWire(await balances(app, member.id)),
    vendors: [],
    turnover: NO_TURNOVER,
  }),
};
