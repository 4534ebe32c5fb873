import { createHash } from 'node:crypto';
import { masked } from '@palaro/kernel';
import { defineFold, defineFoldTable, type ChangedRound } from '@palaro/server';
import { tellWinners, WINNERS_KEPT } from './winner-board.ts';

const winners = defineFoldTable('winner', {
  member_id: 'key bigint',
  vendor: 'key text',
  round: 'key uuid',
  id: 'once uuid',
  game: 'once text',
  customer_name: 'once text',
  amount: 'set bigint',
  won_at: 'set timestamptz',
  tx: 'set bigint',
});

type Win = ChangedRound & { closedAt: Date };

/**
 * A win is a closed round that paid more than it took; getting back less than the stake is none.
 */
const isWin = (round: ChangedRound): round is Win =>
  round.state === 'C' && round.closedAt !== null && round.wins > round.bets - round.refunds;

/**
 * Keeps the winner board: a changed real-money round enters it, is corrected or leaves it. One step
 * writes only the best wins of a game and day, so that a rebuild of years stays small.
 */
export const foldWinners = defineFold({
  name: 'winner',
  tables: [winners],
  reads: ['rounds'],
  fold: ({ rounds }) => [
    winners.put(bestOf(rounds.filter(isWin).filter(({ realm }) => realm === 'R')).map(entryOf)),
    winners.drop(
      rounds
        .filter((round) => !isWin(round))
        .map(({ memberId, vendor, round }) => ({ member_id: memberId, vendor, round })),
    ),
  ],
  folded: tellWinners,
});

const entryOf = ({ memberId, vendor, round, game, name, wins, closedAt, tx }: Win) => ({
  member_id: memberId,
  vendor,
  round,
  id: createHash('md5').update(`${memberId}/${vendor}/${round}`).digest('hex'),
  game,
  customer_name: masked(name),
  amount: wins,
  won_at: closedAt,
  tx,
});

function bestOf(wins: readonly Win[]): Win[] {
  const places = new Map<string, number>();
  const byPlace = [...wins].sort(
    (a, b) =>
      Number(b.wins - a.wins) ||
      b.closedAt.getTime() - a.closedAt.getTime() ||
      a.round.localeCompare(b.round),
  );
  return byPlace.filter(({ vendor, game, day }) => {
    const board = `${vendor}/${game}/${day}`;
    const place = (places.get(board) ?? 0) + 1;
    places.set(board, place);
    return place <= WINNERS_KEPT;
  });
}
