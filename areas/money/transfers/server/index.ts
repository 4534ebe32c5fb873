// Transfers of money to vendors who keep the balance themselves, and back. This area knows the open
// transfers and asks until it knows what became of them. The wallet moves the money and mirrors
// what the vendors hold; launches are the catalogue's.
import { defineArea } from '@palaro/server';
import { ledgerOf } from '@palaro/wallet/server';
import { transfersConsoleApi } from '../console.api.ts';
import { transfersApi, transfersErrors } from '../transfers.api.ts';
import { en } from '../transfers.en.ts';
import { ty } from '../transfers.ty.ts';
import { transfersConsoleHandlers } from './console.handlers.ts';
import { transfersOwnData } from './own-data.ts';
import { readSoon } from './read-vendor.ts';
import { seedTransfers } from './seed-transfers.ts';
import { slotRows } from './slot-rows.ts';
import { transfersHandlers } from './transfers.handlers.ts';
import { askForTransfers, fetchVendorRounds, readVendorWallets } from './transfers.tasks.ts';

export const transfersArea = defineArea({
  name: 'transfers',
  api: { ...transfersApi, ...transfersConsoleApi },
  handlers: { ...transfersHandlers, ...transfersConsoleHandlers },
  errors: transfersErrors,
  texts: { EN: en, TY: ty },
  after: ['wallet'],
  ownData: transfersOwnData,
  seed: seedTransfers,
  tasks: [askForTransfers, readVendorWallets, fetchVendorRounds],
  start(app) {
    ledgerOf(app).register(slotRows);
    app.nodeBus.on('vendor-balance.stale', ({ memberId, vendor }) =>
      readSoon(app, memberId, vendor),
    );
  },
});
