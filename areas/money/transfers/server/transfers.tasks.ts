import { plusSeconds } from '@palaro/kernel';
import { defineTask, defineService, type App } from '@palaro/server';
import { Gauge } from 'prom-client';
import { askAgain } from './ask-again.ts';
import { fetchListedRounds } from './fetch-listed-rounds.ts';
import { readVendor } from './read-vendor.ts';
import { countOpen, takeDue, takeOverdue } from './transfers.repository.ts';
import { takeUnread } from './unread.repository.ts';

const ASK_SECONDS = 5;
/**
 * How long a node keeps a transfer: longer than a question with its repeats. Then another may take
 * it.
 */
const TAKEN_SECONDS = 60;
/** After this time people are told of an open transfer (§11). */
const OVERDUE_SECONDS = 2 * 3_600;

const gauges = defineService('transfers.gauges', ({ metrics }) => {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [metrics] });
  return {
    open: gauge('palaro_vendor_transfers_open', 'Vendor transfers with an unknown outcome'),
    overdue: gauge('palaro_vendor_transfers_overdue', 'Of these, open for more than two hours'),
  };
});

/** Asks what became of transfers that got no answer, or whose sender died. */
export const askForTransfers = defineTask({
  name: 'transfers.ask',
  every: { seconds: ASK_SECONDS },
  timeoutSeconds: 120,
  batch: 50,
  async run({ app, now, batch }) {
    const due = await takeDue(app.db, now, plusSeconds(now, TAKEN_SECONDS), batch);
    await Promise.all(
      due.map((transfer) =>
        askAgain(app, transfer).catch((error: unknown) =>
          app.log.error({ err: error, transfer: transfer.id }, 'a transfer could not be ended'),
        ),
      ),
    );
    await tellOverdue(app, now);
  },
});

async function tellOverdue(app: App, now: Date) {
  const before = plusSeconds(now, -OVERDUE_SECONDS);
  for (const { id, vendor, member_id: member, direction } of await takeOverdue(app.db, before, now))
    app.log.error({ transfer: id, vendor, member, direction }, 'a vendor transfer stays open');
  const { open, overdue } = await countOpen(app.db, before);
  gauges(app).open.set(open);
  gauges(app).overdue.set(overdue);
}

const READ_SECONDS = 600;
/** A vendor that does not answer is asked again after this. */
const TRY_AGAIN_SECONDS = 3_600;

/**
 * Once a day of the site's zone, compares each vendor wallet with the vendor and books what was won
 * or lost there (§11).
 */
export const readVendorWallets = defineTask({
  name: 'transfers.read',
  every: { seconds: READ_SECONDS },
  timeoutSeconds: 300,
  batch: 100,
  async run({ app, now, batch }) {
    const zone = app.site.settings['site.zone'];
    const tried = plusSeconds(now, -TRY_AGAIN_SECONDS);
    for (const { member_id, vendor } of await takeUnread(app.db, { now, zone, tried, batch })) {
      await readVendor(app, member_id, vendor).catch((error: unknown) =>
        app.log.warn({ err: error, vendor, member: member_id }, 'a vendor wallet was not read'),
      );
    }
  },
});

const LISTED_SECONDS = 60;

/** Keeps the record at most a minute behind what was played at vendors that keep the balance. */
export const fetchVendorRounds = defineTask({
  name: 'transfers.fetch-listed-rounds',
  every: { seconds: LISTED_SECONDS },
  timeoutSeconds: 300,
  batch: 1,
  run: ({ app }) => fetchListedRounds(app),
});
