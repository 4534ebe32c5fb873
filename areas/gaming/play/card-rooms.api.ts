import {
  bool,
  defineEndpoint,
  defineTopic,
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
import { CARD_GAMES, type CardGame } from '@palaro/games/cards';

const whosePlay = { freePlay: optional(uuid()) };

/** What one seat sees of its room (docs/domain/games.md §6). */
const cardRoomView = () =>
  object({
    roomId: uuid(),
    gameId: id(),
    stake: money(),
    /** Play money, against bots. */
    free: bool(),
    state: oneOf(['WAITING', 'READY', 'DEAL', 'TURN', 'SHOWDOWN', 'SETTLE']),
    /** Grows with every change of the hand: the higher one is the later. */
    version: int(),
    handNo: int(),
    /** The number of the next move. */
    stepNo: int(),
    /** The commitment to this hand's cards, shown before its players are known. */
    hash: text({ pattern: '^[0-9a-f]{64}$', max: 64 }),
    since: instant(),
    /** When the state ends by itself; null while the room waits for players. */
    endsAt: nullable(instant()),
    /** In a turn: when its time is over and the hand's bank of time is used. */
    bankFrom: nullable(instant()),
    seats: list(
      object({
        seatNo: int(),
        name: text(),
        you: bool(),
        bot: bool(),
        banker: bool(),
        leaving: bool(),
        /** Its place in the hand that is played; null until the next one. */
        place: nullable(int()),
        /** After the hand: what it has more, or less. */
        net: nullable(money()),
      }),
    ),
    /** Whose turn it is, by place. */
    turn: nullable(int()),
    /** The hand as the game shows it to this seat; null while the room waits. */
    hand: json<unknown>(),
  });

/** Why a player no longer sits. */
const LEFT = ['left', 'idle', 'away', 'funds'] as const;

/** How a seat's room stands; sent to its player alone. */
export const cardRoomTopic = (gameId: string) =>
  defineTopic(
    `card-room:${gameId}`,
    'member',
    object({
      at: instant(),
      freePlay: nullable(uuid()),
      room: nullable(cardRoomView()),
      left: nullable(oneOf(LEFT)),
    }),
  );

const answer = {
  at: instant(),
  room: nullable(cardRoomView()),
  balance: money(),
  balanceVersion: int(),
};

/** Takes a seat: the site chooses it. */
const seatCall = ({ id: gameId, action, name }: CardGame) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/v1/games/${gameId}/${action}`,
    summary: `Takes a seat at a table of ${name.EN}, chosen by the site`,
    access: 'player',
    moduleId: null,
    money: { keyedBy: 'roundRef' },
    query: object(whosePlay),
    body: object({ roundRef: uuid(), stake: money() }),
    reply: object(answer),
    errors: [
      'play.seated',
      'play.stake_not_offered',
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

const leaveCall = ({ id: gameId, name }: CardGame) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/v1/games/${gameId}/leave`,
    summary: `Leaves a table of ${name.EN}; within a hand, when it is over`,
    access: 'player',
    moduleId: null,
    // A reserve is given back once; the ledger's key is made of it.
    money: { keyedBy: 'roomId' },
    query: object(whosePlay),
    body: object({ roomId: uuid() }),
    reply: object(answer),
  });

const moveCall = ({ id: gameId, name }: CardGame, move: string, fields: Record<string, TSchema>) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/v1/games/${gameId}/${move}`,
    summary: `Moves in a hand of ${name.EN}: ${move}`,
    access: 'player',
    moduleId: null,
    // The hand stores its moves by number, and its end is one commit a seat.
    money: { keyedBy: 'stepNo' },
    query: object(whosePlay),
    body: object({ handNo: int({ min: 1 }), stepNo: int({ min: 1 }), ...fields }),
    reply: object(answer),
    errors: [
      'play.not_seated',
      'play.not_your_turn',
      'play.step_conflict',
      'play.step_not_offered',
      'play.rng_down',
    ],
  });

export type SeatCall = ReturnType<typeof seatCall>;
export type LeaveCall = ReturnType<typeof leaveCall>;
export type MoveCall = ReturnType<typeof moveCall>;

const each = <C>(make: (card: CardGame) => readonly (readonly [string, C])[]): Record<string, C> =>
  Object.fromEntries(CARD_GAMES.flatMap(make));

export const seatCalls = each((card) => [[`${card.id}/${card.action}`, seatCall(card)]]);
export const leaveCalls = each((card) => [[`${card.id}/leave`, leaveCall(card)]]);
export const moveCalls = each((card) =>
  Object.entries(card.cardRoom.moves).map(
    ([move, { properties }]) => [`${card.id}/${move}`, moveCall(card, move, properties)] as const,
  ),
);

export const cardRoomsApi = {
  ...seatCalls,
  ...leaveCalls,
  ...moveCalls,
  cardRoom: defineEndpoint({
    method: 'GET',
    path: '/api/v1/card-rooms/{gameId}',
    summary: 'The player’s room as his seat sees it, and how many sit at each stake',
    access: 'player',
    moduleId: null,
    params: object({ gameId: id() }),
    query: object(whosePlay),
    reply: object({
      ...answer,
      /** Real figures of tables for real money. */
      lobby: list(object({ stake: money(), players: int() })),
    }),
  }),
};
