import { decimal, houseSheet, type GameRules } from '@palaro/games';
import { Money } from '@palaro/kernel';
import type { Verdict } from '../../returns.ts';

/** A block is judged once it has so many rounds (docs/domain/operator-console.md §6). */
export const BLOCK_ROUNDS = 100_000;
/** 99.9 % of all blocks of a right game lie within so many standard deviations. */
const SEVERITY = 3.29;

/** What rounds of one version of a game took and paid. */
export interface Returned {
  rounds: number;
  stakes: Money;
  payouts: Money;
  /** Of what they pay together, in pesos². */
  variance: number;
}

/** A settled round as it is stored. */
interface CountedRound {
  input: unknown;
  outcome: unknown;
  stake: Money;
  payout: Money;
}

const PESO = Money.of('1.0000');
/** One amount as a share of another, for estimates alone. */
const share = (num: Money, den: Money) => decimal({ num, den });

/**
 * The variance of one round's payout in pesos²: exact where the game's sheet, the player's choice
 * or what he dared on the way tells it (decision 059). Elsewhere what the round itself shows, its
 * distance from the return, which is right in the sum of many.
 */
export function payoutVariance(
  rules: GameRules,
  { input, outcome, stake, payout }: CountedRound,
): number {
  if (stake === 0n) return 0;
  const { deviation, rtp } = houseSheet(rules);
  const bet = rules.variance ? rules.readBet(input) : null;
  const own = bet && rules.variance?.(bet.params, outcome);
  const size = share(stake, PESO) ** 2;
  if (deviation !== undefined) return deviation ** 2 * size;
  if (typeof own === 'number') return own * size;
  const mean = (decimal(rtp.least) + decimal(rtp.greatest)) / 2;
  return (share(payout, stake) - mean) ** 2 * size;
}

/**
 * Compares what was returned with what the sheet names: `band` is how far chance alone may lead, as
 * a share of the stakes. `few`: a block that is not full is shown and not judged.
 */
export function judgeReturn(
  { rounds, stakes, payouts, variance }: Returned,
  rules: GameRules,
): { measured: number; band: number; verdict: Verdict } {
  const { least, greatest } = houseSheet(rules).rtp;
  const measured = stakes === 0n ? 0 : share(payouts, stakes);
  const band = stakes === 0n ? 0 : (SEVERITY * Math.sqrt(variance)) / share(stakes, PESO);
  if (rounds < BLOCK_ROUNDS) return { measured, band, verdict: 'few' };
  if (measured - band > decimal(greatest)) return { measured, band, verdict: 'above' };
  return { measured, band, verdict: measured + band < decimal(least) ? 'below' : 'within' };
}
