import type { MemberId } from '@palaro/kernel';
import type { LedgerAnswer } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { walletTopic } from '../wallet.api.ts';
import { balancesOnWire, readBalances } from './balances.ts';
import type { Book } from './books.ts';
import type { RoundSettled } from './wallet.events.ts';

/** Tells the member the new balance and the other areas a round that ended. */
export function tellAfterCommit(
  app: App,
  member: MemberId,
  book: Book,
  answer: LedgerAnswer,
  at: Date,
): void {
  if (answer.is === 'posted' && answer.balances) {
    const event = { ...balancesOnWire(readBalances(answer.balances)), at: at.toISOString() };
    app.push.publish(walletTopic, event, member);
  }
  const settled = settledRound(member, book, answer);
  if (settled) app.bus.emit('round.settled', settled);
}

/** The event of a round that is closed or voided now, null for one that is open. */
function settledRound(
  memberId: MemberId,
  book: Book,
  { round }: LedgerAnswer,
): RoundSettled | null {
  if (!round || round.now.state === 'O') return null;
  const { vendor, game, ref, state, bets, wins, refunds, openedAt, closedAt } = round.now;
  return {
    memberId,
    book: book.book,
    realm: book.realm,
    vendor,
    game,
    round: ref,
    state: state === 'C' ? 'closed' : 'voided',
    bets,
    wins,
    refunds,
    openedAt,
    closedAt: closedAt ?? openedAt,
  };
}
