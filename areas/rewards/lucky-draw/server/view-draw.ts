import { seedHash } from '@palaro/fairness';
import { inLanguage, Money, type Language } from '@palaro/kernel';
import type { DrawnPrize } from '../lucky-draw.api.ts';
import { nonceOf, usualOdds, type LuckyRule } from '../lucky-rule.ts';
import type { DrawRecord } from './draws.repository.ts';

/** Prizes with their odds by place, the usual one last. */
export const oddsOf = (rule: LuckyRule) => [
  ...rule.prizes.map(({ amount, odds }) => ({ amount, odds })),
  { amount: rule.usual, odds: usualOdds(rule) },
];

/** A draw with everything that proves it, in the caller's language. */
export function viewDraw(row: DrawRecord, language: Language): DrawnPrize {
  const { promotion, draw, server_seed: serverSeed, client_seed: clientSeed, rule } = row;
  const amount = BigInt(row.amount);
  return {
    promotionId: promotion,
    title: inLanguage(row.title, language),
    draw,
    at: row.at.toISOString(),
    drawn: row.drawn,
    place: row.place,
    amount: Money.text(amount),
    turnover: Money.text(amount * BigInt(rule.turnoverTimes)),
    prizes: oddsOf(rule),
    proof: {
      serverSeed,
      seedHash: seedHash(serverSeed),
      clientSeed,
      nonce: nonceOf(promotion, draw),
    },
  };
}
