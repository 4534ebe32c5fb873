import type { Money } from '@palaro/kernel';
import { randomInt } from '@palaro/kernel';

/**
 * Three reels of sixteen stops each. Every stop is equally likely, and the reels show what was
 * drawn. The exact return is shown beside them.
 */
export const SYMBOLS = ['SEVEN', 'BAR', 'BELL', 'CHERRY', 'MANGO'] as const;
export type ReelSymbol = (typeof SYMBOLS)[number];

/** How many of a reel's stops show each symbol, and how many stakes three of it pay. */
export const REEL: Record<ReelSymbol, { stops: number; pays: number }> = {
  SEVEN: { stops: 1, pays: 400 },
  BAR: { stops: 2, pays: 60 },
  BELL: { stops: 3, pays: 25 },
  CHERRY: { stops: 4, pays: 12 },
  MANGO: { stops: 6, pays: 4 },
};
/** Pays for cherries on the first two reels but not on the third. */
export const TWO_CHERRIES_PAY = 4;

export const STRIP: readonly ReelSymbol[] = SYMBOLS.flatMap((symbol) =>
  Array<ReelSymbol>(REEL[symbol].stops).fill(symbol),
);

export const STAKES = ['0.5000', '1.0000', '5.0000', '10.0000', '50.0000', '100.0000'] as const;
export const isStake = (text: unknown): text is string => STAKES.some((stake) => stake === text);

export type Window = readonly [ReelSymbol, ReelSymbol, ReelSymbol];

const stop = (): ReelSymbol => STRIP[randomInt(STRIP.length)] ?? 'MANGO';
export const spinReels = (): Window => [stop(), stop(), stop()];

/** The payout of a window, in stakes. */
export function multiplierOf([first, second, third]: Window): number {
  if (first === second && second === third) return REEL[first].pays;
  return first === 'CHERRY' && second === 'CHERRY' ? TWO_CHERRIES_PAY : 0;
}

export const payoutOf = (stake: Money, window: Window): Money =>
  stake * BigInt(multiplierOf(window));

/** The exact return of a stake over all 4,096 windows, as a fraction. */
export function exactReturn(): { num: number; den: number } {
  let num = 0;
  for (const a of STRIP) {
    for (const b of STRIP) for (const c of STRIP) num += multiplierOf([a, b, c]);
  }
  return { num, den: STRIP.length ** 3 };
}
