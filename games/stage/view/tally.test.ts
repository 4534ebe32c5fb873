import { expect, it } from 'vitest';
import type { Round } from './round-state.ts';
import { beginTally, countRound, greatestWin, netOf } from './tally.ts';

const round = (roundRef: string, stake: string, payout: string): Round => ({
  roundId: roundRef,
  roundRef,
  gameId: 'dice',
  nonce: 1,
  serverSeedHash: '',
  stake,
  payout,
  balance: null,
  outcome: {},
  settledAt: null,
});

it('a visit adds up stakes, wins and the net result, each round once', () => {
  const rounds = [round('a', '10.0000', '0.0000'), round('b', '5.0000', '9.9000')];
  const told = [...rounds, ...rounds.slice(1)];
  const tally = told.reduce(countRound, beginTally(new Date(0)));
  expect(tally).toMatchObject({ rounds: 2, staked: '15.0000', won: '9.9000' });
  expect(netOf(tally)).toBe('-5.1000');
});

it('the greatest win of a round is exact', () => {
  expect(greatestWin('200.0000', '27830.00')).toBe('5566000.0000');
});
