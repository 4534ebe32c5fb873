import type { Static, TObject, TSchema } from '@palaro/api';
import type { FairDraw } from '@palaro/fairness';
import type { InLanguages, Money, Ratio } from '@palaro/kernel';

/**
 * What an in-house game is. A card says what everybody may know of it (lists, calls, screens) and
 * holds no arithmetic, so that pages at the browser floor can load it; a game adds its pure rules.
 */

/** Stakes a game takes, all as amounts on the wire: a ladder of coin values, or whole steps. */
export type StakeRule =
  | { kind: 'coins'; costCoins: number; coinValues: readonly string[] }
  | { kind: 'range'; min: string; max: string; step: string };

export interface GameCard {
  /** The `gameId` on the wire, the folder's name, part of its calls' paths. */
  id: string;
  nodeId: string;
  name: InLanguages<string>;
  gameType: 'RNG' | 'INHOUSE';
  /** The vendor name in the catalogue. */
  vassalage: 'PALARO';
  gameClassify: 'CLASSIC' | 'JACKPOT' | 'VIDEO' | 'WAYS' | 'TUMBLE' | null;
  /** Value of the min-bet filter (RNG only), as the catalogue writes it: `0.1`. */
  minBet: string | null;
  supportPlay: readonly ('free' | 'real')[];
  /** The last part of `POST /api/v1/games/{id}/{action}`. */
  action: 'spin' | 'bet';
  /** Fields of that call besides `roundRef`. */
  input: TObject;
  /** The outcome's shape: `json<MyOutcome>()`. */
  outcome: TSchema;
  stake: StakeRule;
  /** Drawn by the canvas library: where WebGL 2 is missing, no stake is offered. */
  needsWebgl2: boolean;
  /** Least time of a round, also with turbo and autoplay (games.md §1); kept by the screen. */
  leastRoundMs: number;
  /** Raised with every change of config or draw script; stored with each round. */
  version: string;
}

export const defineCard = <const C extends GameCard>(card: C): C => card;

export type InputOf<C extends GameCard> = Static<C['input']>;
export type OutcomeOf<C extends GameCard> = Static<C['outcome']>;

/** A bet as the rules take it: the whole stake of the round and what the member chose. */
export interface GameBet<Params> {
  stake: Money;
  params: Params;
}

/** Exact facts of a game, all as fractions; RTP is one value or a range over the choices. */
export interface GameSheet {
  rtp: { least: Ratio; greatest: Ratio };
  /** Null where it depends on the member's choice. */
  hitFrequency: Ratio | null;
  /** The theoretical greatest payout in units of the stake. */
  maxWin: Ratio;
}

export interface Game<C extends GameCard = GameCard, Params = unknown> {
  card: C;
  /** The config as published: plain data whose hash is shown with every round. */
  config: object;
  /** Reads the call's fields; null when the stake or a choice is not offered. */
  readBet(input: InputOf<C>): GameBet<Params> | null;
  /** Pure: same choice and same draw, same outcome, for ever. The stake is not an input (§2). */
  play(params: Params, draw: FairDraw): OutcomeOf<C>;
  /** What the outcome pays for a stake; cut down once where a rate is not whole. */
  payout(stake: Money, outcome: OutcomeOf<C>): Money;
  /** Computed from the config when first asked for. */
  sheet(): GameSheet;
}

export const defineGame = <C extends GameCard, Params>(game: Game<C, Params>) => game;

/** Decides a one-step round: its outcome and what it pays. */
export function settle<C extends GameCard, P>(game: Game<C, P>, bet: GameBet<P>, draw: FairDraw) {
  const outcome = game.play(bet.params, draw);
  return { outcome, payout: game.payout(bet.stake, outcome) };
}
