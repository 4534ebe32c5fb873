import { Money } from '@palaro/kernel';
import type { GameBet } from '../contract.ts';

/** Reading a bet and paying it: coins times a coin value, so nothing is ever rounded. */
export function coinBets({ costCoins, coinValues }: CoinStake) {
  const cost = BigInt(costCoins);
  return {
    readBet({ coinValue }: { coinValue: string }): GameBet<null> | null {
      if (!coinValues.includes(coinValue)) return null;
      return { stake: Money.of(coinValue) * cost, params: null };
    },
    payout: (stake: Money, { winCoins }: { winCoins: number }): Money =>
      (stake / cost) * BigInt(winCoins),
  };
}

export interface CoinStake {
  costCoins: number;
  coinValues: readonly string[];
}
