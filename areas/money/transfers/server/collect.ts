import { newId, plusSeconds, type MemberId } from '@palaro/kernel';
import { defineService, within, type App } from '@palaro/server';
import { vendorBalances } from '@palaro/wallet/server';
import { createTransfer } from './make-transfer.ts';
import { mirrorAt, readSoon } from './read-vendor.ts';
import { ANSWER_SECONDS, sendTransfer } from './send-transfer.ts';
import { takenOf, transferVendors } from './transfer-vendors.ts';
import { ofRun, takeRun, type Transfer } from './transfers.repository.ts';

/** A second tap within this time joins the same collect. */
const SAME_RUN_SECONDS = 30;

const running = defineService('transfers.collects', () => new Map<string, Promise<unknown>>());

/**
 * Moves everything to the main wallet, from all vendors at once and independently (MONEY-04).
 * Answers after ten seconds at most. Transfers that are not finished by then are shown as in
 * progress.
 */
export async function collect(app: App, member: MemberId): Promise<Transfer[]> {
  const now = app.clock.now();
  const since = plusSeconds(now, -SAME_RUN_SECONDS);
  const run = await takeRun(app.db, { member, id: newId(now), now, since });
  const runs = running(app);
  if (run.mine) {
    const all = collectAll(app, member, run.id).finally(() => runs.delete(run.id));
    runs.set(run.id, all);
  }
  await within(ANSWER_SECONDS * 1_000, runs.get(run.id) ?? Promise.resolve(), null);
  return ofRun(app.db, member, run.id);
}

async function collectAll(app: App, member: MemberId, run: string): Promise<void> {
  const wallets = await vendorBalances(app, member);
  await Promise.all(
    wallets.map(({ vendor }) =>
      // One vendor's failure must not stop the others. A transfer that it leaves open is asked
      // about later.
      collectFrom(app, { member, vendor, run }).catch((error: unknown) =>
        app.log.error({ err: error, vendor, member }, 'a collect failed'),
      ),
    ),
  );
}

async function collectFrom(app: App, of: { member: MemberId; vendor: string; run: string }) {
  const { member, vendor: code, run } = of;
  const vendor = transferVendors(app).get(code);
  if (!vendor) return;
  // If the vendor does not tell its balance, ask for the amount that we know of.
  const there = (await readSoon(app, member, code)) ?? (await mirrorAt(app, member, code));
  const amount = await takenOf(app, vendor, there);
  if (amount === 0n) return;
  const id = newId(app.clock.now());
  const about = { id, member, vendor: code, direction: 'out', amount, run } as const;
  const made = await createTransfer(app, about);
  // A transfer that was open already is listed in the answer as it is.
  if (typeof made !== 'string') await sendTransfer(app, made);
}
