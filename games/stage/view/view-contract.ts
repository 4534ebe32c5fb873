import type { ComponentType } from 'react';
import type { Recalled } from './round-client.ts';
import type { Bet, Round } from './round-state.ts';

/** An exact share as the site publishes it; `percent` is cut to two decimals. */
export interface Share {
  num: string;
  den: string;
  percent: string;
}

/** What `GET /api/v1/games/{gameId}` tells of a game. */
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

/** What a game's screen stands on; the frame around it brings all of it. */
export interface GameViewProps {
  help: GameHelp;
  /** Whose game it is; keeps bets that wait for an answer apart. */
  player: string;
  /** The playable balance, a decimal string; `null` while unknown. */
  balance: string | null;
  /** Sends one bet; the same reference again answers the same round. */
  place(bet: Bet): Promise<Round>;
  recall(): Promise<Recalled | null>;
  seen(round: Round): void;
  /** A round runs: until it rests the frame shows this balance, not one that tells the result. */
  onRunning(balance: string | null): void;
  /** The round was seen to its end, or no round came of it. */
  onRest(round: Round | null): void;
  /** Opens the frame's menu. */
  onMenu(): void;
}

/** What a game's `view/index.tsx` exports; loaded only when the game opens. */
export interface GameViewModule {
  default: ComponentType<GameViewProps>;
  /** Pay table and rules, for the menu. */
  Paytable: ComponentType<{ help: GameHelp }>;
}
