import type { MemberId } from '@palaro/kernel';
import { countedBet, type LedgerAnswer, type LedgerItem } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { walletTopic } from '../wallet.api.ts';
import { balancesOnWire, readBalances } from './balances.ts';
import type { Book } from './books.ts';
import type { RoundSettled } from './wallet.events.ts';

/**
 * Tells the member the balance after a commit. A repeated item is told too: the node that committed
 * it may have died before it could tell, and a second telling of one version changes no screen.
 */
export function tellBalance(app: App, { member, at }: LedgerItem, answer: LedgerAnswer): void {
  const { is, balances } = answer;
  if (!balances || (is !== 'posted' && is !== 'repeated')) return;
  const event = { ...balancesOnWire(readBalances(balances)), at: at.toISOString() };
  app.push.publish(walletTopic, event, member);
}

/** Tells the other areas a round that ended. */
export function tellAfterCommit(
  app: App,
  member: MemberId,
  book: Book,
  answer: LedgerAnswer,
): void {
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
    validBet: countedBet(round.now),
    openedAt,
    closedAt: closedAt ?? openedAt,
  };
}
