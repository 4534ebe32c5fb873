import type { Static, TObject, TSchema } from '@palaro/api';
import type { FairDraw } from '@palaro/fairness';
import type { InLanguages, Money, Ratio } from '@palaro/kernel';

/**
 * An in-house game has a card and pure rules. The card holds the facts that lists, calls and
 * screens need. It contains no arithmetic, so that the oldest supported browsers can load it too.
 */

/** The stakes a game takes, as amounts on the wire: a ladder of coin values, or whole steps. */
export type StakeRule =
  | { kind: 'coins'; costCoins: number; coinValues: readonly string[] }
  | { kind: 'range'; min: string; max: string; step: string };

/** Rounds that all players of a game share, on the server's clock (docs/domain/games.md §1). */
export interface SharedRounds {
  /** `zones`: stakes on zones of a table. `flight`: a stake that is cashed out while it rises. */
  kind: 'zones' | 'flight';
  /** Milliseconds of each phase; a flight's reveal lasts as long as it flies. */
  phases: { bet: number; lock: number; reveal: number; pause: number };
  /** One draw makes a shoe, and each round is a hand of it. */
  shoe: boolean;
  /** How many bets one player may have in a round; any number where it is not set. */
  betsMost?: number;
}

/** A room in which members play a game of cards against each other (docs/domain/games.md §6). */
export interface CardRoom {
  seats: { least: number; most: number };
  /** The bank goes round: who has it is the last of a hand. Without one a hand goes by seats. */
  banker: boolean;
  /** The stakes of its rooms; everybody in a room plays for the same. */
  stakes: readonly string[];
  /** By the last part of their path: the fields of each move besides `handNo` and `stepNo`. */
  moves: Readonly<Record<string, TObject>>;
  /** Milliseconds in which the cards are dealt, and in which the end of a hand is shown. */
  phases: { deal: number; show: number };
}

/** A room in which seats shoot at the same targets (docs/domain/games.md §7). */
export interface Room {
  seats: number;
  /** What a shot may cost, as amounts on the wire. */
  bullets: readonly string[];
  /** A session ends with this shot, so that it can be verified from its address. */
  shotsMost: number;
}

export interface GameCard {
  /** The `gameId` on the wire; also the folder's name and a part of its calls' paths. */
  id: string;
  nodeId: string;
  name: InLanguages<string>;
  /** The folder of its texts, where games that play alike share them. */
  texts?: string;
  gameType: 'RNG' | 'INHOUSE' | 'LIVE' | 'PVP' | 'FISH';
  /** The vendor name in the catalogue. */
  vassalage: 'PALARO';
  gameClassify: 'CLASSIC' | 'JACKPOT' | 'VIDEO' | 'WAYS' | 'TUMBLE' | null;
  /** Value of the minimum-bet filter (RNG only), as the catalogue writes it: `0.1`. */
  minBet: string | null;
  supportPlay: readonly ('free' | 'real')[];
  /** The last part of `POST /api/v1/games/{id}/{action}`, the call that takes the stake. */
  action: 'spin' | 'bet' | 'start' | 'bets' | 'stake' | 'buyin';
  /**
   * The call's fields besides `roundRef`; of a card room, a played hand as one seat had it; of a
   * room, what a session came to.
   */
  input: TObject;
  /** A round of several steps goes on by these calls until it ends (docs/domain/games.md §2.2). */
  steps?: {
    /** By the last part of their path: the fields of each call besides `stepNo`. */
    calls: Readonly<Record<string, TObject>>;
    /** Plays the rounds of `examples` on, as long as they are open; it ends every one of them. */
    example: readonly { call: string; fields: Record<string, unknown> }[];
  };
  /** Only where all players share a round. */
  shared?: SharedRounds;
  /** Only where members play against each other. */
  cardRoom?: CardRoom;
  /** Only where a round is a session in a room; `stake` is then what a session takes with it. */
  room?: Room;
  /** The outcome's shape: `json<MyOutcome>()`. */
  outcome: TSchema;
  stake: StakeRule;
  /** The game is drawn with the canvas library; without WebGL 2 no stake is offered. */
  needsWebgl2: boolean;
  /**
   * Least time of a round, also with turbo and autoplay (docs/domain/games.md §1); the screen
   * enforces it.
   */
  leastRoundMs: number;
  /**
   * A whole number, raised with every change of the config or the draw script; stored with each
   * round.
   */
  version: string;
  /** Sample bets as the call takes them: the demo plays them, and so do the tests of all games. */
  examples: readonly Record<string, unknown>[];
}

export const defineCard = <const C extends GameCard>(card: C): C => card;

export type InputOf<C extends GameCard> = Static<C['input']>;
export type OutcomeOf<C extends GameCard> = Static<C['outcome']>;

/** A bet as the rules take it: the round's whole stake and the member's choices. */
export interface GameBet<Params> {
  stake: Money;
  params: Params;
}

/** Exact facts of a game, as fractions. RTP is one value, or a range over the member's choices. */
export interface GameSheet {
  rtp: { least: Ratio; greatest: Ratio };
  /** Null if it depends on the member's choice. */
  hitFrequency: Ratio | null;
  /** The greatest possible payout, in stakes. */
  maxWin: Ratio;
  /**
   * The standard deviation of a round's return, in stakes; left out if it depends on the member's
   * choice.
   */
  deviation?: number;
}

/** Of a game that members play against each other: no return, but what the house takes. */
export interface RakeSheet {
  rtp: null;
  hitFrequency: null;
  /** The most that one seat may win from another, in stakes. */
  maxWin: Ratio;
  /** A percentage of what a winner gets, and the most in a hand. */
  rake: { percent: number; most: Money };
}

/** The rules of one version of a game. They decided its rounds, so they must never change. */
export interface GameRules<Input = unknown, Params = unknown, Outcome = unknown> {
  /** The published config: plain data, whose hash is shown with every round. */
  config: { id: string; version: string; [fact: string]: unknown };
  /** Reads the call's fields; null if the game does not offer the stake or a choice. */
  readBet(input: Input): GameBet<Params> | null;
  /**
   * Pure: the same choice and the same draw always give the same outcome. The stake is not an input
   * (§2).
   */
  play(params: Params, draw: FairDraw): Outcome;
  /** The payout for a stake; rounded down once if a rate is not whole. */
  payout(stake: Money, outcome: Outcome): Money;
  /**
   * The part of a round's stake that counts as turnover, only of a game played alone whose bets lie
   * on several zones (docs/domain/ledger.md §8). Everywhere else the whole stake counts.
   */
  validBet?(outcome: Outcome): Money;
  /** Computed from the config on first use. */
  sheet(): GameSheet | RakeSheet;
  /**
   * The variance of a round's return in stakes, where it depends on the choice and rare wins make
   * up much of it: the rounds that were played do not show those. Where the player decides on the
   * way, the sum of what each step that he dared adds, given what stood before it (decision 059).
   */
  variance?(params: Params, outcome: Outcome): number;
  /** Only where a round has several steps. */
  steps?: StepRules<Outcome>;
  /** Only where all players share a round. */
  shared?: SharedRules<Params, Outcome>;
  /** Only where members play against each other. */
  cardRoom?: CardRules;
  /** Only where a round is a session in a room. */
  room?: RoomRules;
}

/**
 * A hand of cards between members (docs/domain/games.md §6). Seats are numbered by their place in
 * the hand, from 0. `play` gives the outcome of one seat of a hand that is over, so that each
 * member verifies his own. All functions are pure.
 */
export interface CardRules<Hand = unknown> {
  /** The most that each seat may lose, which it holds before a card is dealt. */
  reserves(stake: Money, seats: number): readonly Money[];
  deal(draw: FairDraw, seats: number): Hand;
  /** What each seat holds. */
  cards(hand: Hand): readonly (readonly number[])[];
  /** The seat that moves next; null when the hand is over. */
  turn(hand: Hand): number | null;
  allows(hand: Hand, move: Step): boolean;
  after(hand: Hand, move: Step): Hand;
  /** The least harmful move, for a seat whose time is up. */
  idle(hand: Hand): Step;
  /** What a bot in free play does, from nothing but its own cards. */
  bot(hand: Hand): Step;
  /** What a seat may see of the hand; null sees what lies open. Once it is over, all do. */
  seen(hand: Hand, seat: number | null): unknown;
  /** Who pays whom, in units of the stake; the hand is over. */
  pays(hand: Hand): readonly SeatPay[];
  /** The units that each seat put at stake, and how many of them were decided. */
  staked(hand: Hand): readonly { units: number; decided: number }[];
}

export interface SeatPay {
  from: number;
  to: number;
  units: number;
}

/**
 * A round that all players share (docs/domain/fairness.md §6): one draw gives one result, and each
 * bet has its own outcome on it. `play` draws the result and gives the outcome of one bet, so that
 * a bet is verified like every other round.
 */
export interface SharedRules<Params = unknown, Outcome = unknown, Result = unknown> {
  /** What everybody sees. `hand` counts from 1 within a shoe; it is 1 where there is none. */
  result(draw: FairDraw, hand: number): Result;
  /** Whether the shoe ends with this hand. A game without a shoe ends its draw with each round. */
  isLastHand(draw: FairDraw, hand: number): boolean;
  /** Pure: what `play` gives for the bet, from the result alone. */
  outcomeOf(params: Params, result: Result): Outcome;
  /** The most that a bet may pay, for the table's liability. */
  most(params: Params): Money;
  /** How much one player may have on each zone of the bet, by zone. */
  limits(params: Params): Readonly<Record<string, Money>>;
  /**
   * The part of a bet that counts as turnover, given all of the player's bets in the round: zones
   * that cover most outcomes, and pushes, count nothing (docs/domain/ledger.md §8).
   */
  validBet(params: Params, all: readonly Params[], outcome: Outcome): Money;
  /** Only of a flight, whose result is `{ crash }`: how it rises, hundredths by milliseconds. */
  flight?: { hundredthsAt(ms: number): number; msAt(hundredths: number): number };
}

/** A target of a room's wave: which one, on which path, milliseconds after the wave began. */
export interface RoomSpawn {
  target: number;
  path: number;
  at: number;
}

/**
 * A room's rules (docs/domain/games.md §7). The waves come from the room's draws, a hit from the
 * shooter's own; `play` draws a whole session again from its shots.
 */
export interface RoomRules {
  waveMs: number;
  /** A target of one wave may still swim in the next for so long. */
  longestSwimMs: number;
  wave(draw: FairDraw): RoomSpawn[];
  /** Judges a claimed hit at the instant `at`, of a target whose wave began at `waveAt`. */
  judge(
    shot: { seat: number; angle: number; firedAt: number },
    spawn: RoomSpawn,
    waveAt: number,
    at: number,
  ): 'young' | 'old' | 'gone' | 'missed' | null;
  /** The multiple that a hit pays, 0 where the target gets away; reads the next words. */
  shoot(target: number, draw: FairDraw): number;
  /** A session's input from its shots in the order of their hits; `bullet` is an index. */
  inputOf(shots: readonly { target: number; bullet: number }[]): Record<string, string>;
}

/** A decision of the member: the call that took it, with its fields. */
export interface Step {
  call: string;
  [field: string]: unknown;
}

/**
 * A round of several steps (docs/domain/fairness.md §5). Everything is determined when the nonce is
 * taken; steps only decide how far it is shown. `play` reads them as `steps` of the bet's input,
 * and its outcome tells nothing that is still hidden while the round is open.
 */
export interface StepRules<Outcome = unknown> {
  /** Whether the round, as it stands, allows the step. */
  allows(step: Step, stands: Outcome): boolean;
  isOpen(outcome: Outcome): boolean;
  /** The step that ends a round which the member left; null gives the stake back. */
  leave(outcome: Outcome): Step | null;
}

export interface Game<C extends GameCard = GameCard> {
  card: C;
  /**
   * The rules of every version from 1 to the card's: an old round is verified by its version.
   */
  rules: Readonly<Record<string, GameRules>>;
}
