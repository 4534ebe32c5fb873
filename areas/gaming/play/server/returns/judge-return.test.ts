import { fairDraw } from '@palaro/fairness';
import { currentRules, gameOf, type GameId, houseSheet } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { BLOCK_ROUNDS, judgeReturn, payoutVariance, type Returned } from './judge-return.ts';

const none: Returned = { rounds: 0, stakes: 0n, payouts: 0n, variance: 0 };
const pesos = (count: number) => Money.of(`${count}.0000`);

const dice = currentRules(gameOf('dice'));

/** Ninety bets of dice; what each pays and how far that spreads is worked out once. */
const BETS = Array.from({ length: 90 }, (_, at) => {
  const params = { side: 'under', winNumbers: 100 + at * 100 };
  const input = { stake: `${1 + (at % 9)}.0000`, params };
  const bet = dice.readBet(input)!;
  const known = new Map<Money, { payout: Money; variance: number }>();
  const paid = (payout: Money) => {
    const found = known.get(payout) ?? {
      payout,
      variance: payoutVariance(dice, { input, outcome: null, stake: bet.stake, payout }),
    };
    known.set(payout, found);
    return found;
  };
  return { bet, paid };
});

/** A block of dice rounds; every `cheat`-th lost one is paid as if it had won. */
function block(seed: number, cheat = Infinity): Returned {
  // One long stream of draws: a block of its own for each round costs eight times as much.
  const draw = fairDraw({ serverSeed: 'a'.repeat(64), clientSeed: 'block', nonce: seed });
  const sum = { ...none };
  for (let lost = 0; sum.rounds < BLOCK_ROUNDS; sum.rounds++) {
    const { bet, paid } = BETS[sum.rounds % BETS.length]!;
    const right = dice.payout(bet.stake, dice.play(bet.params, draw));
    const cheated = right === 0n && ++lost % cheat === 0;
    const { payout, variance } = paid(cheated ? bet.stake * 2n : right);
    sum.stakes += bet.stake;
    sum.payouts += payout;
    sum.variance += variance;
  }
  return sum;
}
const verdictOf = (sum: Returned) => judgeReturn(sum, dice).verdict;

it('OC-35 a rigged feed is seen, and a right one raises no alarm in 20 runs', () => {
  const runs = Array.from({ length: 20 }, (_, seed) => verdictOf(block(seed)));
  expect(new Set(runs)).toEqual(new Set(['within']));
  expect(verdictOf(block(1, 20))).toBe('above');
});

it('a game that pays too little is seen as well, and a block that fills is not judged', () => {
  const rules = currentRules(gameOf('perlas'));
  const variance = (houseSheet(rules).deviation ?? 0) ** 2 * BLOCK_ROUNDS;
  const sum = { rounds: BLOCK_ROUNDS, stakes: pesos(BLOCK_ROUNDS), variance };
  expect(judgeReturn({ ...sum, payouts: pesos(92_000) }, rules).verdict).toBe('below');
  expect(judgeReturn({ ...sum, payouts: pesos(93_000) }, rules).verdict).toBe('within');
  const early = { ...sum, rounds: BLOCK_ROUNDS - 1, payouts: pesos(10) };
  expect(judgeReturn(early, rules)).toMatchObject({ verdict: 'few', measured: expect.any(Number) });
});

it.each<[GameId, object, number]>([
  ['limbo', { target: '1000.00' }, 0.00099 * 1000 ** 2 - 0.99 ** 2],
  ['keno', { risk: 'classic', picks: [1] }, 0.25 * 3.9 ** 2 - 0.975 ** 2],
])('the variance of %s follows from the choice, not from what was won', (id, params, exact) => {
  const rules = currentRules(gameOf(id));
  const input = { stake: '2.0000', params };
  for (const payout of [0n, pesos(2_000)]) {
    const variance = payoutVariance(rules, { input, outcome: null, stake: pesos(2), payout });
    expect(variance / 4).toBeCloseTo(exact, 6);
  }
});
