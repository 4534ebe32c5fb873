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
import { GAME_CARDS, type GameCard, type GameId } from '@palaro/games/cards';

/** A round has one step, so it is DONE as soon as it is answered. */
const ROUND_STATES = ['DONE'] as const;

export const playErrors = defineErrors({
  'play.stake_not_offered': { status: 422 },
  'play.insufficient_funds': { status: 422 },
  'play.limit_reached': { status: 422 },
  'play.session_ended': { status: 409 },
  'play.member_blocked': { status: 403 },
  'play.game_closed': { status: 403 },
  'play.rng_down': { status: 503 },
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
    /**
     * `balance` is the playable balance after the round; for a repeated request it is the balance
     * now. `balanceVersion` is the wallet's `version`.
     */
    reply: object({ ...roundHead, outcome: card.outcome, balance: money(), balanceVersion: int() }),
    errors: [
      'play.stake_not_offered',
      'play.insufficient_funds',
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
  [I in GameId]: ReturnType<
    typeof gameAction<Cards[I]['input']['properties'], Cards[I]['outcome']>
  >;
};

/** Each game's call that plays a round, by the game's id. */
export const gameCalls = Object.fromEntries(
  Object.values<GameCard>(GAME_CARDS).map((card) => [card.id, gameAction(card)]),
) as unknown as GameCalls;

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
      rtp: object({ least: share(), greatest: share() }),
      hitFrequency: nullable(share()),
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
