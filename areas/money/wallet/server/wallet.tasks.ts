import { dayIn, plusSeconds } from '@palaro/kernel';
import { addDayDigest, archivedBefore, archiveRounds, keepParts } from '@palaro/ledger';
import { defineTask, keyedDigest, type App } from '@palaro/server';
import { archiveListedRounds } from './archive-listed-rounds.ts';
import { forgetOldFreePlay } from './shadow-wallets.ts';

/**
 * The day before is signed from 01:00 on. Postings that come later belong to the next day's digest.
 */
const DIGEST_FROM_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
const MONTH_CHARS = 'YYYY-MM'.length;

export const forgetFreePlay = defineTask({
  name: 'wallet.forget-free-play',
  every: { seconds: 3_600 },
  timeoutSeconds: 60,
  batch: 10_000,
  run: ({ app, now, batch }) => forgetOldFreePlay(app, now, batch),
});

const zoneOf = (app: App) => app.site.settings['site.zone'];

/** Keeps the ledger's parts: makes the next one in time, and seals and freezes a full one. */
export const keepLedgerParts = defineTask({
  name: 'wallet.keep-ledger-parts',
  every: { seconds: 60 },
  timeoutSeconds: 300,
  batch: 1,
  async run({ app, now }) {
    const month = dayIn(zoneOf(app), now).slice(0, MONTH_CHARS);
    for (const part of await keepParts(app.pool, month)) {
      app.log.info({ part }, 'a part of the ledger is closed');
    }
  },
});

/**
 * Signs the day before (docs/domain/ledger.md §9). Once that is done, a run costs one statement.
 */
export const signLedgerDay = defineTask({
  name: 'wallet.sign-ledger-day',
  every: { seconds: 600 },
  timeoutSeconds: 300,
  batch: 1,
  async run({ app, now }) {
    const day = dayIn(zoneOf(app), plusSeconds(now, -DIGEST_FROM_SECONDS - DAY_SECONDS));
    const seed = keyedDigest(app, 'ledger-digest', 'signing key');
    const added = await addDayDigest(app.pool, { day, at: now, seed });
    if (added) app.log.info(added, 'the day of the ledger is signed');
  },
});

/** Archives rounds that closed 13 months ago. Each run looks at the next members. */
export const archiveOldRounds = defineTask({
  name: 'wallet.archive-rounds',
  every: { seconds: 60 },
  timeoutSeconds: 300,
  batch: 2_000,
  run: ({ app, now, batch }) => archiveRounds(app.pool, { now, members: batch }),
});

/** Archives rounds of vendors' lists, as those that were played here. */
export const archiveOldListedRounds = defineTask({
  name: 'wallet.archive-listed-rounds',
  every: { seconds: 60 },
  timeoutSeconds: 300,
  batch: 5_000,
  run: async ({ app, now, batch }) =>
    archiveListedRounds(app.db, { before: await archivedBefore(app.pool, now), batch }),
});
