import {
  bool,
  defineEndpoint,
  defineErrors,
  id,
  instant,
  int,
  json,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  text,
  uuid,
  type TSchema,
} from '@palaro/api';
import { CLIENT_SEED_PATTERN } from '@palaro/fairness';
import { GAME_CARDS, SOLO_CARDS, type GameCard, type SoloGameId } from '@palaro/games/cards';
import { VOLATILITIES } from '@palaro/games/volatility';
import { callOffApi } from './call-off.api.ts';
import { publishedChain } from './shared.api.ts';

/**
 * OPEN: steps follow. DONE: it is settled; a round of one step is DONE as soon as it is answered.
 * VOID: the member left before the first step, and the stake went back.
 */
const ROUND_STATES = ['OPEN', 'DONE', 'VOID'] as const;

export const playErrors = defineErrors({
  'play.stake_not_offered': { status: 422 },
  'play.insufficient_funds': { status: 422 },
  'play.limit_reached': { status: 422 },
  /** The bet was called off after its answer was lost, or was taken back: it never counts. */
  'play.called_off': { status: 409 },
  'play.session_ended': { status: 409 },
  'play.member_blocked': { status: 403 },
  'play.game_closed': { status: 403 },
  'play.rng_down': { status: 503 },
  /** Another round of the game, or one under the pair of seeds, is not finished. */
  'play.open_round': { status: 409 },
  'play.no_open_round': { status: 409 },
  /** The round already has another step of that number, or none before it. */
  'play.step_conflict': { status: 409 },
  'play.step_not_offered': { status: 422 },
  /** The bet came after the table's clock closed the round, or names another round. */
  'play.table_closed': { status: 409 },
  /** All bets of the round may win no more; the message tells the room that is left. */
  'play.table_full': { status: 422 },
  'play.zone_full': { status: 422 },
  'play.bets_full': { status: 422 },
  'play.no_last_bets': { status: 409 },
  'play.not_flying': { status: 409 },
  'play.crashed': { status: 409 },
  /** The player already sits at a table of members. */
  'play.seated': { status: 409 },
  'play.not_seated': { status: 409 },
  'play.not_your_turn': { status: 409 },
  /** Of a room: another player took the seat; the room is for the other kind of money. */
  'play.seat_taken': { status: 409 },
  /** The session has as many shots as one takes. */
  'play.session_full': { status: 409 },
  'play.buy_in_spent': { status: 422 },
  'play.too_fast': { status: 429 },
  /** The message's time is not the site's. */
  'play.clock_off': { status: 422 },
  /** Not a bullet of this session, or one that was given back. */
  'play.bullet_unknown': { status: 404 },
  'play.bullet_spent': { status: 409 },
  /** A bullet hits between 0.2 and 6 seconds of its age. */
  'play.bullet_age': { status: 422 },
  /** The target was caught, has swum away, or never was. */
  'play.target_gone': { status: 409 },
  'play.hit_missed': { status: 422 },
  /** Operators void a round neither once it is over nor for its result. */
  'play.round_over': { status: 409 },
  'play.round_known': { status: 409 },
  /** Nobody sees the cards of a hand before it is over. */
  'play.hand_open': { status: 409 },
  'play.chat_long': { status: 422 },
  /** Signs that are not seen, or that turn the line around. */
  'play.chat_signs': { status: 422 },
  'play.chat_contact': { status: 422 },
  'play.chat_repeat': { status: 422 },
  'play.chat_often': { status: 429 },
  'play.chat_silenced': { status: 403 },
  /** An operator has closed the chat of the table. */
  'play.chat_closed': { status: 403 },
  'play.chat_not_silenced': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    play: typeof playErrors;
  }
}

const hash = () => text({ pattern: '^[0-9a-f]{64}$', max: 64 });
const clientSeed = () => text({ pattern: CLIENT_SEED_PATTERN, min: 1, max: 64 });

const roundHead = {
  roundId: id(),
  roundRef: uuid(),
  gameId: id(),
  /** Version of the rules that decided the round; it is verified by the same rules. */
  version: text(),
  nonce: int(),
  serverSeedHash: hash(),
  clientSeed: clientSeed(),
  stake: money(),
  payout: money(),
  /** The fields of the call that played the round, without `roundRef`. */
  input: json<Record<string, unknown>>(),
  outcome: json<unknown>(),
  state: oneOf(ROUND_STATES),
  /** True once the member's client showed the round to its end (`POST …/shown`). */
  shown: bool(),
  settledAt: nullable(instant()),
};

const roundView = object(roundHead);

/**
 * Names the game session of a free play. The call is then about the free play's wallet, rounds and
 * seeds, never about real money (GAME-12).
 */
const whosePlay = { freePlay: optional(uuid()) };

/**
 * A round as its calls answer it. `balance` is the playable balance after the round; for a repeated
 * request it is the balance now. `balanceVersion` is the wallet's `version`.
 */
const played = <O extends TSchema>({ outcome }: { outcome: O }) =>
  object({ ...roundHead, outcome, balance: money(), balanceVersion: int() });

/** `POST /api/v1/games/{id}/{action}`, made from the game's card. */
const gameAction = <P extends Record<string, TSchema>, O extends TSchema>(
  card: Pick<GameCard, 'id' | 'action' | 'name'> & { input: { properties: P }; outcome: O },
) => {
  return defineEndpoint({
    method: 'POST',
    path: `/api/v1/games/${card.id}/${card.action}`,
    summary: `Plays a round of ${card.name.EN}`,
    access: 'player',
    moduleId: null,
    money: { keyedBy: 'roundRef' },
    query: object(whosePlay),
    body: object({ roundRef: uuid(), ...card.input.properties }),
    reply: played(card),
    errors: [
      'play.stake_not_offered',
      'play.open_round',
      'play.insufficient_funds',
      'play.called_off',
      'play.limit_reached',
      'rg.limit_reached',
      'rg.time_out',
      'rg.excluded',
      'play.session_ended',
      'play.member_blocked',
      'play.game_closed',
      'play.rng_down',
    ],
  });
};

type Cards = typeof GAME_CARDS;
type GameCalls = {
  [I in SoloGameId]: ReturnType<
    typeof gameAction<Cards[I]['input']['properties'], Cards[I]['outcome']>
  >;
};

/** The call that plays a round of each game that is played alone, by the game's id. */
export const gameCalls = Object.fromEntries(
  SOLO_CARDS.map((card) => [card.id, gameAction(card)]),
) as unknown as GameCalls;

/** `POST /api/v1/games/{id}/{call}` of a round that goes on by steps. */
const stepCall = (card: GameCard, call: string, fields: Record<string, TSchema>) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/v1/games/${card.id}/${call}`,
    summary: `Takes a step of the open round of ${card.name.EN}: ${call}`,
    access: 'player',
    moduleId: null,
    // The round stores its steps by number, and its end is one commit.
    money: { keyedBy: 'stepNo' },
    query: object(whosePlay),
    /** `roundId`: the step counts for this round alone, however late it arrives. */
    body: object({ stepNo: int({ min: 1 }), roundId: optional(id()), ...fields }),
    reply: played(card),
    errors: [
      'play.no_open_round',
      'play.step_conflict',
      'play.step_not_offered',
      'play.session_ended',
      'play.rng_down',
    ],
  });

export type StepCall = ReturnType<typeof stepCall>;

/** The calls of rounds of several steps, named `{gameId}/{call}`. */
export const stepCalls: Record<`${string}/${string}`, StepCall> = Object.fromEntries(
  Object.values<GameCard>(GAME_CARDS).flatMap((card) =>
    Object.entries(card.steps?.calls ?? {}).map(([call, fields]) => [
      `${card.id}/${call}`,
      stepCall(card, call, fields.properties),
    ]),
  ),
);

/** An exact share: the fraction as decimal texts, and the percentage cut to two decimals. */
const share = () =>
  object({ num: text({ max: 4_000 }), den: text({ max: 4_000 }), percent: text() });

const seedPair = {
  pairId: id(),
  serverSeedHash: hash(),
  clientSeed: clientSeed(),
  /** The nonce of the next round. */
  nonce: int(),
  activeSince: instant(),
};
const revealedPair = object({
  ...seedPair,
  serverSeed: hash(),
  firstNonce: nullable(int()),
  lastNonce: nullable(int()),
  revealedAt: instant(),
});
const activePair = object(seedPair);
const nextSeed = object({ serverSeedHash: hash() });

export const playApi = {
  ...gameCalls,
  ...stepCalls,
  ...callOffApi,
  game: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/{gameId}',
    summary: 'A game: exact return, limits, rules as data, version and hash of its config',
    access: 'anyone',
    moduleId: null,
    params: object({ gameId: id() }),
    reply: object({
      gameId: id(),
      nodeId: id(),
      name: text(),
      gameType: text(),
      vassalage: text(),
      version: text(),
      configHash: hash(),
      /** Null where members play against each other. */
      rtp: nullable(object({ least: share(), greatest: share() })),
      /** The house's part of what a member wins from another: a percentage, and the most a hand. */
      rake: nullable(object({ percent: int(), most: money() })),
      hitFrequency: nullable(share()),
      /** Null if it depends on the choice. */
      volatility: nullable(oneOf(VOLATILITIES)),
      /** The part of a bet that counts toward withdrawal, in percent. */
      turnoverPercent: int(),
      /** The greatest payout in stakes, two decimals. */
      maxWinTimes: text(),
      /** Bounds of a whole round's stake, even where the game offers coin values. */
      minStake: money(),
      maxStake: money(),
      /** The offered stakes of a ladder; null for a game with whole steps. */
      ladder: nullable(list(money())),
      step: nullable(money()),
      /** The published config: strips, lines, pay table. */
      config: json<Record<string, unknown>>(),
      /** Null while the game is not certified. */
      certificate: nullable(text()),
    }),
  }),
  /**
   * Recall: the rounds to show when the member opens the game. These are unfinished rounds and the
   * latest decided one that no client has reported as seen. The client plays it back as if just
   * answered, then posts `shown`. Newest first.
   */
  openRounds: defineEndpoint({
    method: 'GET',
    path: '/api/v1/rounds/open',
    summary: 'Rounds to resume: unfinished, or decided but not fully shown',
    access: 'player',
    moduleId: null,
    query: object({ game: id(), ...whosePlay }),
    reply: object({ list: list(roundView) }),
  }),
  /**
   * Game recall: the member's last rounds of a game, for the game's screen
   * (docs/domain/games.md, recall).
   */
  lastRounds: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/{gameId}/rounds',
    summary: 'The last rounds of a game that the member played, newest first',
    access: 'player',
    moduleId: null,
    params: object({ gameId: id() }),
    query: object(whosePlay),
    reply: object({ list: list(roundView) }),
  }),
  round: defineEndpoint({
    method: 'GET',
    path: '/api/v1/rounds/{roundId}',
    summary: 'One round of the member, with its proof',
    access: 'player',
    moduleId: null,
    params: object({ roundId: id() }),
    query: object(whosePlay),
    reply: object({
      ...roundHead,
      fairness: object({
        pairId: id(),
        serverSeedHash: hash(),
        /** Null until the pair was rotated. */
        serverSeed: nullable(hash()),
        clientSeed: clientSeed(),
        nonce: int(),
        version: text(),
        configHash: hash(),
        words: int(),
        rejections: int(),
        /** Of a draw that all share; `nonce` steps lead from its secret to the first hash. */
        chain: nullable(publishedChain()),
      }),
    }),
  }),
  /** May be sent twice. Marks earlier rounds of the game as shown too. */
  roundShown: defineEndpoint({
    method: 'POST',
    path: '/api/v1/rounds/{roundId}/shown',
    summary: 'Reports that the member has seen the round to its end',
    access: 'player',
    moduleId: null,
    params: object({ roundId: id() }),
    query: object(whosePlay),
    reply: object({}),
  }),
  seeds: defineEndpoint({
    method: 'GET',
    path: '/api/v1/fairness/seeds',
    summary: 'The seeds in use, the next commitment, and the pairs already revealed',
    access: 'player',
    moduleId: null,
    query: object(whosePlay),
    reply: object({ active: activePair, next: nextSeed, revealed: list(revealedPair) }),
  }),
  rotateSeeds: defineEndpoint({
    method: 'POST',
    path: '/api/v1/fairness/rotate',
    summary: 'Reveals the active server seed and starts the next pair with a client seed',
    access: 'player',
    moduleId: null,
    body: object({ clientSeed: clientSeed(), ...whosePlay }),
    errors: ['play.open_round'],
    reply: object({ revealed: revealedPair, active: activePair, next: nextSeed }),
  }),
  freePlay: defineEndpoint({
    method: 'GET',
    path: '/api/v1/free-play/{freePlay}',
    summary: 'The play money that is left in a free play opened by a launch',
    access: 'player',
    moduleId: null,
    params: object({ freePlay: uuid() }),
    reply: object({ gameId: id(), balance: money() }),
    errors: ['play.session_ended'],
  }),
  auditHours: defineEndpoint({
    method: 'GET',
    path: '/api/v1/fairness/audit',
    summary: 'The last hash of each hour of the linked audit of all rounds, newest first',
    access: 'anyone',
    moduleId: null,
    reply: object({ list: list(object({ hour: instant(), rounds: int(), rowHash: hash() })) }),
  }),
};
