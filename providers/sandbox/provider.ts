import type { Provider } from '../contract.ts';
import { sandboxClient } from './client.ts';
import { verifySandboxWebhook } from './wire.ts';

/**
 * The sandbox provider (docs/domain/payments.md §6): the demo's and the tests', and the adapter to
 * read first. Its money is not real, so its secrets are always a test account's.
 */
export const sandboxProvider: Provider = {
  code: 'SANDBOX',
  name: 'Sandbox pay',
  secrets: { key: 'SANDBOX_KEY', webhook: 'SANDBOX_WEBHOOK_SECRET' },
  testSecrets: () => 'the sandbox provider moves no real money: leave SANDBOX_KEY unset',
  channels: {
    GATEWAY: 'card',
    GCASH: 'gcash',
    MAYA: 'maya',
    GRABPAY: 'grabpay',
    QRPH: 'qrph',
    ALIPAY: 'alipay',
    WECHAT: 'wechat',
    QQ: 'qq',
  },
  payouts: ['BANK', 'WALLET'],
  confirmAlways: false,
  ...sandboxClient,
  verifyWebhook: verifySandboxWebhook,
};
