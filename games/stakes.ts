import { Money } from '@palaro/kernel';
import type { StakeRule } from './contract.ts';

interface Bounds {
  minBet: Money;
  maxBet: Money;
}

/** The whole stakes that a game offers; `ladder` is null for a game with whole steps. */
export interface OfferedStakes {
  minStake: string;
  maxStake: string;
  ladder: string[] | null;
  step: string | null;
}

/** What a card's stakes leave between two bounds; null where nothing is left. */
export function stakesWithin(rule: StakeRule, { minBet, maxBet }: Bounds): OfferedStakes | null {
  if (rule.kind === 'range') {
    const step = Money.of(rule.step);
    const least = Money.of(rule.min) > minBet ? Money.of(rule.min) : minBet;
    const most = Money.of(rule.max) < maxBet ? Money.of(rule.max) : maxBet;
    const from = ((least + step - 1n) / step) * step;
    const to = (most / step) * step;
    if (from > to) return null;
    return { minStake: Money.text(from), maxStake: Money.text(to), ladder: null, step: rule.step };
  }
  const cost = BigInt(rule.costCoins);
  const stakes = rule.coinValues.map((value) => Money.of(value) * cost);
  const ladder = stakes.filter((one) => one >= minBet && one <= maxBet).map(Money.text);
  const minStake = ladder[0];
  const maxStake = ladder.at(-1);
  if (minStake === undefined || maxStake === undefined) return null;
  return { minStake, maxStake, ladder, step: null };
}

/** A stake on the wire as an amount; null where a card's whole steps do not offer it. */
export function rangeStake(
  { min, max, step }: Extract<StakeRule, { kind: 'range' }>,
  stake: string,
): Money | null {
  const amount = Money.of(stake);
  const within = amount >= Money.of(min) && amount <= Money.of(max);
  return within && amount % Money.of(step) === 0n ? amount : null;
}
