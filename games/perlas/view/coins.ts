import { Money } from '@palaro/kernel';
import { perlasCard } from '../card.ts';

const COST = BigInt(perlasCard.stake.costCoins);

/** The coin value of a stake: a tenth of it. */
export const coinOf = (stake: string) => Money.text(Money.of(stake) / COST);

/** Coins as money, for a given coin value. */
export const coinsAsMoney = (coins: number, coin: string) =>
  Money.text(Money.of(coin) * BigInt(coins));
