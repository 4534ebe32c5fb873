import type { Money } from '@palaro/kernel';
import type { GameKind } from '@palaro/wallet/server';

/**
 * How much of a valid bet counts, in percent (docs/domain/promotions.md §4). The exceptions that a
 * round does not show (bets that cover most outcomes, odds below 1.50, both sides) reach us as the
 * vendor's valid bet.
 */
const PERCENT = new Map([
  ['RNG', 100n],
  ['FISH', 100n],
  ['INHOUSE', 100n],
  ['LOTT', 100n],
  ['ELOTT', 100n],
  ['SPORTS', 50n],
  ['ESPORTS', 50n],
  ['PVP', 20n],
  ['LIVE', 15n],
  ['COCKFIGHT', 10n],
]);
/** In-house games that return this much (in 1/10,000) or more count less. */
const HIGH_RETURN = 9_800;
const HIGH_RETURN_PERCENT = 20n;
/** A game that has left the catalogue: members do not lose by what we took away. */
const UNKNOWN_PERCENT = 100n;

/** Where a win as large as the stake is a tie or a push, and not one prize among others. */
const HAVE_TIES = new Set(['SPORTS', 'ESPORTS', 'LIVE', 'PVP', 'COCKFIGHT']);

export type PlayedGame = Pick<GameKind, 'category' | 'rtp'>;

export interface PlayedRound {
  state: 'O' | 'C' | 'V';
  bets: Money;
  wins: Money;
  refunds: Money;
  /** What the vendor says counts; null: what was staked and not refunded. */
  validBet: Money | null;
}

/** Percentage of a valid bet that counts in games of a kind, where a game is no exception. */
export const percentOfKind = (category: string): bigint => PERCENT.get(category) ?? UNKNOWN_PERCENT;

/** Percentage of a valid bet that counts in a game (docs/domain/promotions.md §4). */
export function percentOf(game: PlayedGame | null): bigint {
  if (!game) return UNKNOWN_PERCENT;
  const high = game.category === 'INHOUSE' && (game.rtp() ?? 0) >= HIGH_RETURN;
  return high ? HIGH_RETURN_PERCENT : percentOfKind(game.category);
}

function validBetOf(round: PlayedRound, game: PlayedGame | null): Money {
  if (round.validBet !== null) return round.validBet;
  const staked = round.bets - round.refunds;
  const tied = round.wins === staked && game !== null && HAVE_TIES.has(game.category);
  return tied || staked < 0n ? 0n : staked;
}

/**
 * What a round is worth for turnover now (docs/domain/ledger.md §8): its valid bet times the
 * contribution of its game, cut to 1/10,000. An open or voided round is worth nothing.
 */
export const countedBet = (round: PlayedRound, game: PlayedGame | null): Money =>
  round.state === 'C' ? (validBetOf(round, game) * percentOf(game)) / 100n : 0n;
