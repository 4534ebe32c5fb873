import type { MemberId, Money } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';

type Answer<T> = T | Promise<T>;

export interface BetLimits {
  minBet: Money;
  maxBet: Money;
}

/**
 * What other areas know about a bet. The wallet asks; it imports none of them: the catalogue says
 * whether vendor and game are on, accounts whether the member may play. Only bets ask (§1.3).
 * Each is asked for every bet, so its owner answers from memory where it can.
 */
export interface PlayRules {
  vendorOn(vendor: string): Answer<boolean>;
  /** As members know it. */
  vendorName(vendor: string): string;
  gameOn(vendor: string, game: string): Answer<boolean>;
  /** Type, block, exclusion, cool-off and verification of the account. */
  mayPlay(member: MemberId, vendor: string, game: string): Answer<boolean>;
  /** The game's bounds for one bet; null where there are none. */
  betLimits(vendor: string, game: string): Answer<BetLimits | null>;
}

const NOTHING_KNOWN: PlayRules = {
  vendorOn: () => true,
  vendorName: (vendor) => vendor,
  gameOn: () => true,
  mayPlay: () => true,
  betLimits: () => null,
};

/** The rules in force; until an area registers its own, everything is allowed. */
export const playRules = defineService<PlayRules>('wallet.rules', () => ({ ...NOTHING_KNOWN }));

/** Called once at start by the area that owns these answers. */
export function registerPlayRules(app: App, rules: Partial<PlayRules>): void {
  Object.assign(playRules(app), rules);
}
