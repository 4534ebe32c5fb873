import { refuse, type App } from '@palaro/server';
import { execute, type MoneyCommand, type WalletAnswer } from '@palaro/wallet/server';
import { aboutRound } from '../decided-round.ts';
import type { Player } from '../player.ts';
import { withBalance } from '../with-balance.ts';
import { findBet, type TableBetRow } from './table-bets.repository.ts';
import { BACK_ROWS, CLOSED, GONE } from './table-rows.ts';

/**
 * Takes a bet back while its round takes bets; a repeat changes nothing. Errors:
 * `play.table_closed`, `not_found`.
 */
export async function takeBack(app: App, player: Player, gameId: string, betId: string) {
  const bet = await findBet(app.db, player.id, betId);
  if (bet && bet.game_id === gameId) {
    const answer = await giveBack(app, bet);
    if (answer.guard === CLOSED) throw refuse('play.table_closed');
  }
  return withBalance(app, player.id, {});
}

/** Gives the stake back. */
async function giveBack(app: App, bet: TableBetRow): Promise<WalletAnswer> {
  const command: MoneyCommand = {
    ...aboutRound(app, playerOfBet(bet), { id: bet.round_id, gameId: bet.game_id }),
    ...{ kind: 'rollback', transaction: `${bet.round_ref}/end`, target: bet.round_ref },
    own: [{ name: BACK_ROWS, row: { roundId: bet.round_id } }],
  };
  const [answer] = await execute(app, [command]);
  const known = answer?.status === 'OK' || answer?.guard === CLOSED || answer?.guard === GONE;
  if (answer && known) return answer;
  if (answer?.status === 'TRY_AGAIN') throw refuse('try_again');
  throw new Error(`the wallet answered ${answer?.status ?? 'nothing'} to a bet taken back`);
}

/** Whose money the bet is about. */
export const playerOfBet = ({ member_id: id, session }: TableBetRow): Player =>
  session === null ? { id } : { id, freePlay: session };
