import {
  defineConsoleCall,
  id,
  instant,
  int,
  list,
  memberId,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  text,
  uuid,
  type Static,
} from '@palaro/api';

const row = object({
  /** The member's round: his part of the hand. */
  round: uuid(),
  gameId: text(),
  game: text(),
  handNo: int(),
  stake: money(),
  payout: money(),
  endedAt: instant(),
});
export type ListedHand = Static<typeof row>;

/** The moves of all games of cards. */
const HAND_MOVES = [
  ...(['hirit', 'good', 'play', 'pass', 'draw', 'take'] as const),
  ...(['meld', 'sapaw', 'discard', 'callDraw', 'fold', 'fight'] as const),
] as const;

const seat = object({
  seatNo: int(),
  /** Null for a bot, which sits in free play alone. */
  member: nullable(text()),
  account: text(),
  /** The cards that were dealt to it, 0 … 51. */
  cards: list(int()),
  paid: money(),
  won: money(),
  rake: money(),
  net: text(),
});

const move = object({
  /** The seat's place in the list of seats. */
  place: int(),
  call: oneOf(HAND_MOVES),
  /** Those that were played, melded or discarded; else those that came into the hand. */
  cards: list(int()),
});

/** Hands of cards between members, as operators see them once they are over. */
export const handsConsoleApi = {
  memberHands: defineConsoleCall({
    permission: 'round.view',
    method: 'GET',
    path: '/console/api/members/{member}/hands',
    summary: 'Hands of cards that a member played against others, newest first',
    params: object({ member: memberId() }),
    query: object({
      game: optional(id()),
      pageNum: optional(int({ min: 1, max: 10_000 })),
    }),
    reply: page('list', row),
  }),
  memberHand: defineConsoleCall({
    permission: 'round.view',
    records: 'hand.read',
    method: 'GET',
    path: '/console/api/members/{member}/hands/{round}',
    summary: 'A hand that is over: its seats, cards, moves, payments and proof',
    params: object({ member: memberId(), round: uuid() }),
    reply: object({
      game: text(),
      /** The table, and the number of the hand at it. */
      room: uuid(),
      handNo: int(),
      /** Of one unit: a bet, a card or an ante. */
      stake: money(),
      version: text(),
      endedAt: instant(),
      seats: list(seat),
      moves: list(move),
      /** The hash that was shown before the deal, and what it was of. */
      serverSeedHash: text(),
      serverSeed: nullable(text()),
      clientSeed: text(),
    }),
    errors: ['play.hand_open'],
  }),
};
export type Hand = Static<(typeof handsConsoleApi)['memberHand']['reply']>;
