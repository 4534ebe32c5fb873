import type { Handlers } from '@palaro/server';
import type { offersConsoleApi } from '../console.api.ts';
import { makeDepositOffer } from './make-deposit-offer.ts';

export const offersHandlers: Handlers<typeof offersConsoleApi> = {
  makeDepositOffer: ({ app, operator, body }) => makeDepositOffer(app, operator, body),
};
