import { askVendor, connectionOf, vendorSettings } from '@palaro/catalogue/server';
import { plusSeconds, wireMember } from '@palaro/kernel';
import type { App } from '@palaro/server';
import './reconciliation.events.ts';
import { vendorByCode, VENDORS } from '@palaro/vendors';
import { execute, type WalletCommand } from '@palaro/wallet/server';
import {
  enterStuckRounds,
  isStuck,
  listDue,
  noteAnswer,
  type StuckRound,
} from './stuck-rounds.repository.ts';

/** From one question to the next; the last goes on until people settle it. */
const ASK_AGAIN_SECONDS = [60, 300, 3_600] as const;

/**
 * Finds rounds that stay open too long or whose totals differ, asks their vendor, and books what it
 * says through the one door: identities make that safe, and nothing moves without its answer
 * (wallet-protocol.md §7, case 45).
 */
export async function repairRounds(app: App, batch: number): Promise<void> {
  const now = app.clock.now();
  for (const { code: vendor } of VENDORS) {
    await findStuck(app, vendor, now, batch).catch((error: unknown) =>
      app.log.error({ err: error, vendor }, "a vendor's stuck rounds were not looked for"),
    );
  }
  for (const round of await listDue(app.db, now, batch)) await repair(app, round);
}

async function findStuck(app: App, vendor: string, now: Date, batch: number): Promise<void> {
  const { roundTtlSeconds, graceSeconds } = await vendorSettings(app, vendor);
  const stale = plusSeconds(now, -roundTtlSeconds);
  const mismatch = plusSeconds(now, -graceSeconds);
  await enterStuckRounds(app.db, vendor, { stale, mismatch }, now, batch);
}

async function repair(app: App, stuck: StuckRound): Promise<void> {
  const text = await askAndBook(app, stuck).catch((error: unknown) => {
    app.log.warn({ err: error, vendor: stuck.vendor }, 'a vendor did not say what a round became');
    return 'no answer';
  });
  const at = app.clock.now();
  const stays = await isStuck(app.db, stuck);
  const wait = ASK_AGAIN_SECONDS[Math.min(stuck.asked, ASK_AGAIN_SECONDS.length - 1)] ?? 0;
  await noteAnswer(app.db, stuck, { at, text, next: stays ? plusSeconds(at, wait) : null });
  if (stays) return;
  const { member_id: memberId, vendor, round } = stuck;
  app.bus.emit('round.repaired', { memberId, vendor, round });
}

/** What the vendor said, in a word; throws where it said nothing. */
async function askAndBook(app: App, { member_id, vendor: code, ref }: StuckRound) {
  const member = wireMember(member_id);
  const vendor = vendorByCode(code);
  const connection = vendor ? await connectionOf(app, vendor) : null;
  if (!vendor?.client.round || !connection) return 'cannot be asked';
  const { round } = vendor.client;
  const answer = await askVendor(app, code, () => round(connection, { member, round: ref }));
  const ours = answer.commands.filter(
    (command) =>
      command.vendor === code &&
      'round' in command &&
      command.round === ref &&
      command.member === member,
  );
  // A vendor's word is good for this round of this member, whatever else it lists.
  const statuses = (await execute(app, ours as WalletCommand[])).map(({ status }) => status);
  const refused = statuses.filter((status) => status !== 'OK');
  return refused.length === 0 ? answer.state : `${answer.state}: ${refused.join(', ')}`;
}
