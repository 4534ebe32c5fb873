import {
  bool,
  defineEndpoint,
  id,
  int,
  list,
  nullable,
  object,
  optional,
  text,
  uuid,
} from '@palaro/api';

/** Calls about rooms; what is done in a room is said over its WebSocket, `/api/v1/rooms/{room}`. */
export const roomsApi = {
  rooms: defineEndpoint({
    method: 'GET',
    path: '/api/v1/rooms',
    summary: 'The rooms of a game, and how many of their seats are taken',
    access: 'anyone',
    moduleId: null,
    query: object({
      game: id(),
      /** Rooms for play money. */
      free: bool(),
      /** The caller's free play, whose buy-in is looked for instead of his own. */
      freePlay: optional(uuid()),
    }),
    reply: object({
      list: list(object({ room: text(), no: int(), seats: int(), taken: int() })),
      /** The room in which the caller's own buy-in is; null without one. */
      own: nullable(text()),
    }),
    errors: [
      'play.session_ended',
      'play.seat_taken',
      'play.session_full',
      'play.buy_in_spent',
      'play.too_fast',
      'play.clock_off',
      'play.bullet_unknown',
      'play.bullet_spent',
      'play.bullet_age',
      'play.target_gone',
      'play.hit_missed',
    ],
  }),
};
