// Transfers: money that goes to vendors who keep the balance themselves, and comes back. It knows
// what is under way and asks until it is known what became of it. The money itself is moved by the
// wallet, which also keeps the mirror of what the vendors hold; launches are the catalogue's.
import { defineArea } from '@palaro/server';
import { ledgerOf } from '@palaro/wallet/server';
import { transfersApi, transfersErrors } from '../transfers.api.ts';
import { en } from '../transfers.en.ts';
import { ty } from '../transfers.ty.ts';
import { transfersOwnData } from './own-data.ts';
import { readSoon } from './read-vendor.ts';
import { slotRows } from './slot-rows.ts';
import { transfersHandlers } from './transfers.handlers.ts';
import { askForTransfers, fetchVendorRounds, readVendorWallets } from './transfers.jobs.ts';

export const transfersArea = defineArea({
  name: 'transfers',
  api: transfersApi,
  handlers: transfersHandlers,
  errors: transfersErrors,
  texts: { EN: en, TY: ty },
  ownData: transfersOwnData,
  jobs: [askForTransfers, readVendorWallets, fetchVendorRounds],
  start(app) {
    ledgerOf(app).register(slotRows);
    app.bus.on('vendor-balance.stale', ({ memberId, vendor }) => readSoon(app, memberId, vendor));
  },
});
