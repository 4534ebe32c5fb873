import { askVendor, connectionOf, vendorSettings } from '@palaro/catalogue/server';
import { plusSeconds, wireMember } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import './reconciliation.events.ts';
import { vendorByCode, VENDORS } from '@palaro/vendors';
import { execute } from '@palaro/wallet/server';
import {
  enterStuckRounds,
  isStuck,
  listDue,
  noteAnswer,
  type StuckRound,
} from './stuck-rounds.repository.ts';

/** Waits between questions. The last wait repeats until people settle the round. */
const ASK_AGAIN_SECONDS = [60, 300, 3_600] as const;

/**
 * Finds rounds that stay open too long or whose totals differ, asks their vendor, and books its
 * answer through the wallet. Repeats are safe because messages have ids. Nothing moves without the
 * vendor's answer (docs/domain/wallet-protocol.md §7, case 45).
 */
export async function repairRounds(app: App, batch: number): Promise<void> {
  const now = app.clock.now();
  for (const { code: vendor } of VENDORS) {
    await findStuck(app, vendor, now, batch).catch((error: unknown) =>
      app.log.error({ err: error, vendor }, 'stuck rounds of a vendor were not looked for'),
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
  // Its vendor or two operators have ended it meanwhile. An answer could only book it anew.
  const ended = !(await isStuck(app.db, stuck));
  const said = ended ? null : await answerOf(app, stuck);
  await app.db.transaction().execute((tx) => keepAnswer(app, tx, stuck, said));
}

/** What a vendor said of a round, and how the wallet refused messages of that answer, if it did. */
export interface RoundAnswer {
  said: (typeof ROUND_ANSWERS)[number];
  refused: readonly string[];
}
const ROUND_ANSWERS = [
  ...(['open', 'closed', 'voided', 'unknown'] as const),
  ...(['no_answer', 'not_askable'] as const),
] as const;

/** Asks the vendor about a round and books what it answers. It never throws. */
export const answerOf = (app: App, round: AskedRound): Promise<RoundAnswer> =>
  askAndBook(app, round).catch((error: unknown) => {
    app.log.warn({ err: error, vendor: round.vendor }, 'a vendor did not report a round’s outcome');
    return { said: 'no_answer', refused: [] };
  });

/** Notes what was answered of a stuck round; null: it was not asked, since it is not stuck. */
export async function keepAnswer(app: App, tx: Tx, stuck: StuckRound, answer: RoundAnswer | null) {
  const at = app.clock.now();
  const stays = await isStuck(tx, stuck);
  const wait = ASK_AGAIN_SECONDS[Math.min(stuck.asked, ASK_AGAIN_SECONDS.length - 1)] ?? 0;
  const { member_id: memberId, vendor, round } = stuck;
  const text = answer && [answer.said, ...answer.refused].join(' ');
  await noteAnswer(tx, stuck, { at, text, next: stays ? plusSeconds(at, wait) : null });
  if (!stays) await app.queue.emit(tx, 'round.repaired', { memberId, vendor, round });
}

type AskedRound = Pick<StuckRound, 'member_id' | 'vendor' | 'ref'>;

/** Throws where no answer came. */
async function askAndBook(
  app: App,
  { member_id, vendor: code, ref }: AskedRound,
): Promise<RoundAnswer> {
  const member = wireMember(member_id);
  const vendor = vendorByCode(code);
  const connection = vendor ? await connectionOf(app, vendor) : null;
  if (!vendor?.client.round || !connection) return { said: 'not_askable', refused: [] };
  const { round } = vendor.client;
  const answer = await askVendor(app, code, () => round(connection, { member, round: ref }));
  const ours = answer.commands.filter(
    (command) =>
      command.vendor === code &&
      'round' in command &&
      command.round === ref &&
      command.member === member,
  );
  // Book only this round of this member, whatever else the vendor's answer lists.
  const statuses = (await execute(app, ours)).map(({ status }) => status);
  return { said: answer.state, refused: statuses.filter((status) => status !== 'OK') };
}
