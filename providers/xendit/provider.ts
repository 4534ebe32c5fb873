import type { Provider } from '../contract.ts';
import { createInvoice, expireInvoice, queryInvoice } from './invoices.ts';
import { createPayout, queryPayout } from './payouts.ts';
import { refundInvoice } from './refunds.ts';
import { readSettlement } from './settlement.ts';
import { verifyXenditWebhook } from './wire.ts';

/** Xendit: cards, wallets and QR Ph on its hosted page, and payouts to banks and wallets. */
export const xenditProvider: Provider = {
  code: 'XENDIT',
  name: 'Xendit',
  address: 'https://api.xendit.co',
  secrets: {
    key: 'XENDIT_SECRET_KEY',
    webhook: 'XENDIT_WEBHOOK_TOKEN',
    // No secret, but what proves who speaks: the addresses that webhooks may come from.
    addresses: 'XENDIT_WEBHOOK_ADDRESSES',
  },
  testSecrets: ({ key }) =>
    key?.startsWith('xnd_development_')
      ? 'XENDIT_SECRET_KEY is a test account’s key (xnd_development_…)'
      : null,
  channels: {
    GATEWAY: 'CREDIT_CARD',
    GCASH: 'GCASH',
    MAYA: 'PAYMAYA',
    GRABPAY: 'GRABPAY',
    QRPH: 'QRPH',
  },
  payouts: ['BANK', 'WALLET'],
  confirmAlways: true,
  createPayment: createInvoice,
  queryPayment: queryInvoice,
  cancelPayment: expireInvoice,
  createPayout,
  queryPayout,
  refund: refundInvoice,
  verifyWebhook: verifyXenditWebhook,
  readSettlement,
};
