import type { ComponentType } from 'react';
import type { Recalled } from './round-client.ts';
import type { Bet, Round, SentStep } from './round-state.ts';
import type { Volatility } from '../../volatility.ts';

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
  /** Null where members play against each other; then `rake` says what the house takes. */
  rtp: { least: Share; greatest: Share } | null;
  rake: { percent: number; most: string } | null;
  hitFrequency: Share | null;
  volatility: Volatility | null;
  /** The part of a bet that counts toward withdrawal, in percent. */
  turnoverPercent: number;
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
  /** Sends one bet, once. */
  place(bet: Bet): Promise<Round>;
  /** Settles the fate of a bet without an answer; null: it was not taken, and never will be. */
  callOff(bet: Bet): Promise<Round | null>;
  /** Sends a step of an open round, once. */
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
  /** What helps after `code` refused a bet of `stake`, the most helpful first. */
  waysAfter(code: string, stake?: string): readonly WayOn[];
  /** The balance does not cover a stake. The frame reads it again, in case money came since. */
  onShort(): void;
  /** Opens the frame's menu. */
  onMenu(): void;
}

/** A shared round as the site tells it to everybody. */
export interface SharedRound {
  roundNo: number;
  /** Bets are taken only in OPEN; VOID gives every stake back. */
  phase: 'OPEN' | 'LOCKED' | 'REVEAL' | 'PAUSE' | 'VOID';
  /** Instants; nobody is told when a flight ends, so that is null. */
  startedAt: string;
  endsAt: string | null;
  /** The commitment: the SHA-256 of the draw's secret, published before any bet. */
  hash: string;
  /** The public value that the secret is mixed with, and the number of the draw. */
  salt: string;
  nonce: number;
  /** The hand within the shoe, from 1. */
  hand: number;
  /** From REVEAL on; for a flight, when it has ended. */
  result: unknown;
  /** Real figures of all players' bets in real money. */
  bets: { count: number; total: string };
}

/** A past round: its number, and what everybody saw. */
export interface SharedResult {
  roundNo: number;
  result: unknown;
}

/** A bet of the player in a shared round. */
export interface SharedBet {
  betId: string;
  roundNo: number;
  stake: string;
  /** The fields of the call that placed it. */
  input: Record<string, unknown>;
  /** DONE: settled. VOID: taken back, or the round was void. */
  state: 'OPEN' | 'DONE' | 'VOID';
  /** Of a flight: the multiplier in hundredths at which the player cashed out. */
  cashOut: number | null;
  /** Decimal; null while it is open. */
  payout: string | null;
}

/** Everything the screen of a shared round needs; the frame around it supplies it. */
export interface SharedViewProps {
  help: GameHelp;
  /** The playable balance, a decimal string; `null` while unknown. */
  balance: string | null;
  round: SharedRound;
  /** The last results, newest first. */
  history: readonly SharedResult[];
  /** The site's time in milliseconds; countdowns and flights run on it. */
  siteNow(): number;
  /** False while the page hears nothing from the site: what it shows may be old. */
  live: boolean;
  /** The player's bets of this round and of the one before, oldest first. */
  bets: readonly SharedBet[];
  /** Other players who cashed out of this flight, newest first. */
  cashOuts: readonly { name: string; at: number }[];
  /**
   * Places a bet in the present round: `{ zones }`, or `{ stake, auto }`. Null: the connection was
   * lost, and the bet was not taken and never will be.
   */
  place(fields: Record<string, unknown>): Promise<SharedBet | null>;
  /** Takes a bet back while bets are taken. */
  takeBack(bet: SharedBet): Promise<void>;
  /** Cashes out of a flight at the multiplier of the moment in which the site hears of it. */
  cashOut(bet: SharedBet): Promise<SharedBet>;
  /** What helps after `code` refused a bet of `stake`, the most helpful first. */
  waysAfter(code: string, stake?: string): readonly WayOn[];
  /** The balance does not cover a stake. The frame reads it again, in case money came since. */
  onShort(): void;
  /** Opens the frame's menu. */
  onMenu(): void;
}

/** A seat of a card room, as another seat sees it. */
export interface CardSeat {
  seatNo: number;
  name: string;
  you: boolean;
  bot: boolean;
  banker: boolean;
  leaving: boolean;
  /** Its place in the hand that is played; null until the next one. */
  place: number | null;
  /** After the hand: what it has more, or less; a decimal. */
  net: string | null;
}

/** A card room as the player's seat sees it. */
export interface CardRoomSeen {
  roomId: string;
  stake: string;
  /** Play money, against bots. */
  free: boolean;
  state: 'WAITING' | 'READY' | 'DEAL' | 'TURN' | 'SHOWDOWN' | 'SETTLE';
  handNo: number;
  stepNo: number;
  /** The commitment to this hand's cards. */
  hash: string;
  /** Instants: when the state began and ends, and when a turn begins to use its bank of time. */
  since: string;
  endsAt: string | null;
  bankFrom: string | null;
  seats: readonly CardSeat[];
  /** Whose turn it is, by place. */
  turn: number | null;
  hand: unknown;
}

/** Everything the screen of a card room needs; the frame around it supplies it. */
export interface CardViewProps {
  help: GameHelp;
  /** The playable balance, a decimal string; `null` while unknown. */
  balance: string | null;
  /** Null while the player does not sit. */
  room: CardRoomSeen | null;
  /** How many sit at each stake, for real money. */
  lobby: readonly { stake: string; players: number }[];
  /** Why the player no longer sits; null if he left nothing. */
  left: 'left' | 'idle' | 'away' | 'funds' | null;
  /** He plays with play money, against bots. */
  free: boolean;
  /** The site's time in milliseconds. */
  siteNow(): number;
  /** False while the page hears nothing from the site: what it shows may be old. */
  live: boolean;
  /** False: the connection was lost, and no seat was taken. */
  sit(stake: string): Promise<boolean>;
  move(call: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
  leave(): Promise<void>;
  /** What helps after a refusal with `code`, the most helpful first; `stake`: what a seat holds. */
  waysAfter(code: string, stake?: string): readonly WayOn[];
  /** Opens the frame's menu. */
  onMenu(): void;
}

/** A minute of a room's water: `[target, path, milliseconds after the wave began]` of each. */
export interface RoomWave {
  no: number;
  /** Milliseconds since 1970, on the site's clock. */
  beganAt: number;
  targets: readonly (readonly [number, number, number])[];
  /** The numbers of those that were caught. */
  dead: readonly number[];
}

/** The player's own session in a room. */
export interface RoomSession {
  roundId: string;
  roundRef: string;
  room: string;
  seat: number;
  buyIn: string;
  /** What is left for shots, a decimal string. */
  remains: string;
  /** Shots so far; the next has the next number. */
  fired: number;
  settled: number;
}

/** What happens in a room, besides what its state says. */
export type RoomEvent =
  | {
      type: 'fish.fired';
      seat: number;
      bulletId: number;
      bullet: string;
      angle: number;
      t: number;
    }
  | { type: 'fish.hit'; bulletId: number; targetId: string; win: string; times: number }
  | { type: 'fish.dead'; seat: number; bulletId: number; targetId: string; win: string }
  | { type: 'fish.spent'; seat: number; bulletId: number }
  /** A shot or a claim of the player's own was refused. */
  | { type: 'refused'; of: 'fire' | 'hit'; bulletId: number; code: string };

/** A session that has ended: what came back, what its shots cost and brought. */
export interface RoomLeft {
  roundId: string;
  returned: string;
  staked: string;
  won: string;
  hits: number;
  /** Why it ended: the player asked, was away, or may not play any more. */
  why: 'asked' | 'left' | 'refused';
}

/** Everything the screen of a room needs; the frame around it supplies it. */
export interface RoomViewProps {
  help: GameHelp;
  /** The playable balance, a decimal string; `null` while unknown. */
  balance: string | null;
  /** Nobody is logged in: the visitor watches. */
  guest: boolean;
  /** The rooms to choose from; null while they load, and an error where they could not. */
  rooms: readonly { room: string; no: number; seats: number; taken: number }[] | null | Error;
  /** Reads the rooms again. */
  readRooms(): void;
  /** The room that is shown; null where one is still to be chosen. */
  room: string | null;
  enter(room: string | null): void;
  /** Whether the page hears the room. */
  link: 'opening' | 'on' | 'off';
  waves: readonly RoomWave[];
  seats: readonly { seat: number; name: string }[];
  session: RoomSession | null;
  left: RoomLeft | null;
  /** Why the last buy-in or leave was refused. */
  refusal: { code: string; message: string } | null;
  /** A buy-in or a leave is on its way. */
  busy: boolean;
  /** The site's time in milliseconds. */
  siteNow(): number;
  listen(hear: (event: RoomEvent) => void): () => void;
  sit(seat: number, amount: string): void;
  leave(): void;
  fire(shot: { bulletId: number; bullet: string; angle: number; t: number }): void;
  hit(claim: { bulletId: number; targetId: string; t: number }): void;
  /** Asks a guest to log in. */
  login(): void;
  /** What helps after `code` refused a bet of `stake`, the most helpful first. */
  waysAfter(code: string, stake?: string): readonly WayOn[];
  /** Opens the frame's menu. */
  onMenu(): void;
}

/** What a game's `view/play.tsx` exports; loaded only when the game opens. */
export interface GameViewModule {
  /** The screen of a game that is played alone. */
  default?: ComponentType<GameViewProps>;
  /** The screen of a game whose rounds are shared. */
  Shared?: ComponentType<SharedViewProps>;
  /** The screen of a game that members play against each other. */
  Room?: ComponentType<CardViewProps>;
  /** The screen of a game whose seats shoot into the same water. */
  Waters?: ComponentType<RoomViewProps>;
  /** Pay table and rules, for the menu. */
  Paytable: ComponentType<{ help: GameHelp }>;
}
