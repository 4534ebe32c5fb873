import { Money } from '@palaro/kernel';

/** The coin value of a stake. */
export const coinOf = (stake: string, costCoins: number) =>
  Money.text(Money.of(stake) / BigInt(costCoins));

/** Coins as money, for a given coin value. */
export const coinsAsMoney = (coins: number, coin: string) =>
  Money.text(Money.of(coin) * BigInt(coins));
