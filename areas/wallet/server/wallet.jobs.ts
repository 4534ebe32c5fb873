import { foldHouse } from '@palaro/ledger';
import { defineJob } from '@palaro/server';

/** Sums of the house by day follow the postings by this much. */
const FOLD_SECONDS = 60;

export const foldHouseAccounts = defineJob({
  name: 'wallet.fold-house',
  every: { seconds: FOLD_SECONDS },
  // One watermark step; its work is bounded by what was posted since the last one.
  batch: 1,
  run: ({ app }) => foldHouse(app.pool, app.site.settings['site.zone']),
});
