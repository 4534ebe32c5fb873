import {
  askForCredential,
  cancelMaintenance,
  changeGames,
  endCredential,
  planVendorMaintenance,
} from '@palaro/catalogue/server';
import { wholeList, type Handlers } from '@palaro/server';
import type { gatewayConsoleApi } from '../console.api.ts';
import { bookCredit, readCredit } from './book-credit.ts';
import { readVendor, readVendors, requireVendor } from './read-vendors.ts';
import { askToSettle } from './settle-credit.ts';
import { testVendor } from './test-vendor.ts';
import { compareBalances, readBalances } from './vendor-balances.ts';

export const consoleHandlers: Handlers<typeof gatewayConsoleApi> = {
  vendors: async ({ app }) => wholeList(await readVendors(app)),
  vendor: ({ app, params }) => readVendor(app, params.vendor),
  async switchVendor({ app, operator, params, body: { enabled, reason } }) {
    const { code: vendor } = requireVendor(params.vendor);
    await changeGames(app, operator, { change: { vendors: [{ vendor, enabled }] }, reason });
    return {};
  },
  planMaintenance({ app, operator, params, body }) {
    const { code: vendor } = requireVendor(params.vendor);
    return planVendorMaintenance(app, operator, { vendor, ...body });
  },
  cancelMaintenance({ app, operator, params, body: { reason } }) {
    const { code: vendor } = requireVendor(params.vendor);
    return cancelMaintenance(app, operator, { vendor, window: params.window, reason });
  },
  testVendor: ({ app, operator, params }) => testVendor(app, operator, params.vendor),
  vendorBalances: ({ app, params }) => readBalances(app, params.vendor),
  compareBalances: ({ app, operator, params }) => compareBalances(app, operator, params.vendor),
  askCredential({ app, operator, params, body }) {
    const { code: vendor } = requireVendor(params.vendor);
    return askForCredential(app, operator, { vendor, ...body });
  },
  endCredential({ app, operator, params, body: { reason } }) {
    return endCredential(app, operator, { ...params, reason });
  },
  parkedCredit: ({ app, params }) => readCredit(app, params),
  bookCredit: ({ app, operator, params }) => bookCredit(app, operator, params),
  correctCredit: ({ app, operator, params, body: { reason, ...to } }) =>
    askToSettle(app, operator, { ...params, ...to, code: 'parkedCredit' }, reason),
  refuseCredit: ({ app, operator, params, body: { reason } }) =>
    askToSettle(app, operator, params, reason),
};
