import { refuse, type App } from '@palaro/server';
import { execute, type MoneyCommand, type WalletAnswer } from '@palaro/wallet/server';
import { aboutRound } from '../decided-round.ts';
import type { Player } from '../player.ts';
import { findRound } from '../rounds.repository.ts';
import { withBalance } from '../with-balance.ts';
import { findBet, type TableBetRow } from './table-bets.repository.ts';
import { backRows, CLOSED, GONE } from './table-rows.ts';

/**
 * Takes a bet back while its round takes bets; a repeat changes nothing. Error:
 * `play.table_closed`, also of a bet that was played meanwhile.
 */
export async function undoBet(app: App, player: Player, gameId: string, betId: string) {
  const bet = await findBet(app.db, player.id, betId);
  const isBack = bet?.game_id === gameId && (await returnStake(app, bet)).status === 'OK';
  if (!isBack && (await isBetKept(app, player, betId))) throw refuse('play.table_closed');
  return withBalance(app, player.id, {});
}

/**
 * True where the bet counts: then it is open, or a round. Of one that was taken back nothing is
 * left.
 */
const isBetKept = async (app: App, { id }: Player, betId: string): Promise<boolean> =>
  Boolean((await findBet(app.db, id, betId)) ?? (await findRound(app.db, id, betId)));

/** Gives the stake back. */
async function returnStake(app: App, bet: TableBetRow): Promise<WalletAnswer> {
  const command: MoneyCommand = {
    ...aboutRound(app, playerOfBet(bet), { id: bet.round_id, gameId: bet.game_id }),
    kind: 'rollback',
    transaction: `${bet.round_ref}/end`,
    target: bet.round_ref,
    subledger: [backRows.entry({ roundId: bet.round_id, always: false })],
  };
  const [answer] = await execute(app, [command]);
  const refused = answer?.guard === CLOSED || answer?.guard === GONE;
  // The round's end has the same key, and came first.
  const ended = answer?.status === 'KEY_REUSED';
  if (answer?.status === 'OK' || (answer && (refused || ended))) return answer;
  if (answer?.status === 'TRY_AGAIN') throw refuse('try_again');
  throw new Error(`the wallet answered ${answer?.status ?? 'nothing'} to a bet taken back`);
}

/** Player whose money the bet is about. */
export const playerOfBet = ({ member_id: id, session }: TableBetRow): Player =>
  session === null ? { id } : { id, freePlay: session };
