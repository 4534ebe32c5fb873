import type { InLanguages, MemberId, Money } from '@palaro/kernel';
import { defineProvision } from '@palaro/server';

type Answer<T> = T | Promise<T>;

export interface BetLimits {
  minBet: Money;
  maxBet: Money;
}

/** What a game is, for turnover. */
export interface GameKind {
  category: string;
  name: InLanguages<string>;
  /**
   * The greatest return to player, in 1/10,000; null where the vendor keeps it. A slot's takes a
   * tenth of a second the first time.
   */
  rtp(): number | null;
}

/** A game that members may open now. */
export interface OpenGame extends GameKind {
  vendor: string;
  game: string;
}

/**
 * What the catalogue knows of a vendor and its games. Bets ask (docs/domain/wallet-protocol.md
 * §1.3), and payouts for their alarm. Every message does, so answer from memory where possible.
 */
export interface GameRules {
  vendorOn(vendor: string): Answer<boolean>;
  /** The name that members see. */
  vendorName(vendor: string): string;
  gameOn(vendor: string, game: string): Answer<boolean>;
  /** The game's bounds for one bet; null where there are none. */
  betLimits(vendor: string, game: string): Answer<BetLimits | null>;
  /** A payout above this is booked, and a person is told (decision 035). */
  payoutAlarm(vendor: string): Answer<Money>;
  /** Null where the game is in no list any more. */
  gameKind(vendor: string, game: string): GameKind | null;
  /** Games that are on, in the order of the catalogue. */
  openGames(): Answer<readonly OpenGame[]>;
}

/**
 * Whether the account may play: its type, block, exclusion, cool-off and verification. Every bet
 * asks.
 */
export type MayPlay = (member: MemberId, vendor: string, game: string) => Answer<boolean>;

export const gameRules = defineProvision<GameRules>('play.game-rules');
export const memberMayPlay = defineProvision<MayPlay>('play.member-may-play');
