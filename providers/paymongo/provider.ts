import type { Provider } from '../contract.ts';
import { paymongoClient } from './client.ts';
import { readSettlement } from './settlement.ts';
import { isTestKey, verifyPaymongoWebhook } from './wire.ts';

/** PayMongo: cards, wallets and QR Ph on its hosted page. */
export const paymongoProvider: Provider = {
  code: 'PAYMONGO',
  name: 'PayMongo',
  address: 'https://api.paymongo.com',
  secrets: { key: 'PAYMONGO_SECRET_KEY', webhook: 'PAYMONGO_WEBHOOK_SECRET' },
  testSecrets: ({ key }) =>
    isTestKey(key) ? 'PAYMONGO_SECRET_KEY is a test account’s key (sk_test_…)' : null,
  channels: {
    GATEWAY: 'card',
    GCASH: 'gcash',
    MAYA: 'paymaya',
    GRABPAY: 'grab_pay',
    QRPH: 'qrph',
  },
  payouts: [],
  confirmAlways: false,
  ...paymongoClient,
  verifyWebhook: verifyPaymongoWebhook,
  readSettlement,
};
