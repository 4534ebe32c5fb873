import { dayIn, plusSeconds } from '@palaro/kernel';
import { addDayDigest, archivedBefore, archiveRounds, keepParts } from '@palaro/ledger';
import { defineJob, keyedDigest, type App } from '@palaro/server';
import { archiveListedRounds } from './archive-listed-rounds.ts';
import { forgetOldFreePlay } from './shadow-wallets.ts';

/** From one in the morning on; postings that come later are the next day's. */
const DIGEST_FROM_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
const MONTH_CHARS = 'YYYY-MM'.length;

export const forgetFreePlay = defineJob({
  name: 'wallet.forget-free-play',
  every: { seconds: 3_600 },
  batch: 10_000,
  run: ({ app, now, batch }) => forgetOldFreePlay(app, now, batch),
});

const zoneOf = (app: App) => app.site.settings['site.zone'];

/** The ledger's tables by month: the next part in time, a past one sealed and frozen. */
export const keepLedgerParts = defineJob({
  name: 'wallet.keep-ledger-parts',
  every: { seconds: 60 },
  batch: 1,
  async run({ app, now }) {
    const month = dayIn(zoneOf(app), now).slice(0, MONTH_CHARS);
    for (const part of await keepParts(app.pool, month)) {
      app.log.info({ part }, 'a part of the ledger is closed');
    }
  },
});

/** Signs the day before (ledger.md §9); once it was, the look is one statement. */
export const signLedgerDay = defineJob({
  name: 'wallet.sign-ledger-day',
  every: { seconds: 600 },
  batch: 1,
  async run({ app, now }) {
    const day = dayIn(zoneOf(app), plusSeconds(now, -DIGEST_FROM_SECONDS - DAY_SECONDS));
    const seed = keyedDigest(app, 'ledger-digest', 'signing key');
    const added = await addDayDigest(app.pool, { day, at: now, seed });
    if (added) app.log.info(added, 'the day of the ledger is signed');
  },
});

/** Rounds that closed 13 months ago leave the hot table; each run looks through more members. */
export const archiveOldRounds = defineJob({
  name: 'wallet.archive-rounds',
  every: { seconds: 60 },
  batch: 2_000,
  run: ({ app, now, batch }) => archiveRounds(app.pool, { now, members: batch }),
});

/** Rounds of vendors' lists leave the hot table like those that were played here. */
export const archiveOldListedRounds = defineJob({
  name: 'wallet.archive-listed-rounds',
  every: { seconds: 60 },
  batch: 5_000,
  run: async ({ app, now, batch }) =>
    archiveListedRounds(app.db, { before: await archivedBefore(app.pool, now), batch }),
});
