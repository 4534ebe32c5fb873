import type { MemberId } from '@palaro/kernel';
import { recordAudit, type App, type Operator } from '@palaro/server';
import { answerOf, keepAnswer, type RoundAnswer } from './repair-rounds.ts';
import { findStuckRound } from './stuck-rounds.repository.ts';

interface OpenRound {
  member: MemberId;
  vendor: string;
  round: string;
  /** The vendor's name for it. */
  ref: string;
}

/**
 * Asks an open round's vendor at once instead of when its turn comes, and books the answer through
 * the same door. One person, recorded: only the vendor's own messages move money
 * (docs/domain/wallet-protocol.md §7).
 */
export async function askRoundNow(
  app: App,
  operator: Operator,
  { member, vendor, round, ref }: OpenRound,
): Promise<RoundAnswer> {
  const answer = await answerOf(app, { member_id: member, vendor, ref });
  await app.db.transaction().execute(async (tx) => {
    const stuck = await findStuckRound(tx, { member, vendor, round });
    if (stuck) await keepAnswer(app, tx, stuck, answer);
    const after = { vendor, round: ref, ...answer };
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `member:${member}`,
      after,
      member,
    });
  });
  return answer;
}
