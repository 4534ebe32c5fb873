import type { ComponentType } from 'react';
import type { Recalled } from './round-client.ts';
import type { Bet, Round, SentStep } from './round-state.ts';

/** An exact share, as the site publishes it; `percent` is cut to two decimals. */
export interface Share {
  num: string;
  den: string;
  percent: string;
}

/** The answer of `GET /api/v1/games/{gameId}`. */
export interface GameHelp {
  gameId: string;
  name: string;
  version: string;
  configHash: string;
  rtp: { least: Share; greatest: Share };
  hitFrequency: Share | null;
  maxWinTimes: string;
  minStake: string;
  maxStake: string;
  ladder: string[] | null;
  step: string | null;
  certificate: string | null;
}

/** An action offered after a refusal. */
export interface WayOn {
  label: string;
  go(): void;
}

/** Everything a game's screen needs; the frame around it supplies it. */
export interface GameViewProps {
  help: GameHelp;
  /** The player's key, which keeps one player's waiting bets apart from another's. */
  player: string;
  /** The playable balance, a decimal string; `null` while unknown. */
  balance: string | null;
  /** Sends one bet; sending the same reference again returns the same round. */
  place(bet: Bet): Promise<Round>;
  /** Sends a step of an open round; sending the same number again is the same step. */
  step(round: Round, step: SentStep): Promise<Round>;
  /** The round as it stands at the site. */
  look(round: Round): Promise<Round>;
  recall(): Promise<Recalled | null>;
  seen(round: Round): void;
  /**
   * A round has started. Until `onRest` the frame shows this balance, so that it does not tell the
   * result early.
   */
  onRunning(balance: string | null): void;
  /** The round was seen to its end, or no round was played. */
  onRest(round: Round | null): void;
  /** What helps after a bet was refused with `code`, the most helpful first. */
  waysAfter(code: string): readonly WayOn[];
  /** The balance does not cover a stake. The frame reads it again, in case money came since. */
  onShort(): void;
  /** Opens the frame's menu. */
  onMenu(): void;
}

/** What a game's `view/play.tsx` exports; loaded only when the game opens. */
export interface GameViewModule {
  default: ComponentType<GameViewProps>;
  /** Pay table and rules, for the menu. */
  Paytable: ComponentType<{ help: GameHelp }>;
}
