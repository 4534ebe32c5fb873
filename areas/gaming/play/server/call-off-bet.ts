import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { barTransaction } from '@palaro/wallet/server';
import { findOpenRoundByRef } from './open-rounds.repository.ts';
import type { Player } from './player.ts';
import { findRoundByRef } from './rounds.repository.ts';
import { openBetView, settledBetView } from './shared/bet-view.ts';
import { findBetByRef } from './shared/table-bets.repository.ts';

/**
 * Settles what became of a bet or a buy-in whose answer was lost (docs/decisions/075). Either it
 * was taken, and the answer names its round, or nothing of it is ever taken, also if the first
 * request is still on its way.
 */
export async function callOffBet(app: App, { id }: Player, clientRef: string) {
  const roundRef = clientRef.toLowerCase();
  const { stands, balance, version } = await barTransaction(app, id, roundRef);
  const money = { balance: Money.text(balance), balanceVersion: version };
  const round = stands ? await findTaken(app, id, roundRef) : NOTHING;
  return { taken: stands, ...round, ...money };
}

const NOTHING = { roundId: null, bet: null };

async function findTaken(app: App, memberId: Player['id'], roundRef: string) {
  const atTable = await findBetByRef(app.db, memberId, roundRef);
  if (atTable) return { roundId: atTable.round_id, bet: openBetView(atTable) };
  const open = await findOpenRoundByRef(app.db, memberId, roundRef);
  if (open) return { roundId: open.round_id, bet: null };
  const done = await findRoundByRef(app.db, memberId, roundRef);
  if (!done) return NOTHING;
  const shared = 'tableRoundNo' in done.input;
  return { roundId: done.round_id, bet: shared ? settledBetView(done) : null };
}
