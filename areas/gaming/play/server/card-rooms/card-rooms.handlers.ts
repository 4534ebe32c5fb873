import { CARD_GAMES, type GameId } from '@palaro/games';
import { hasPlayMoney, masked } from '@palaro/kernel';
import type { Call, Handlers } from '@palaro/server';
import { networkOf } from '@palaro/verification/server';
import type { LeaveCall, MoveCall, cardRoomsApi, SeatCall } from '../../card-rooms.api.ts';
import { playerOf } from '../player.ts';
import { leaveSeat } from './leave-seat.ts';
import { playMove } from './play-move.ts';
import { readRoom } from './read-room.ts';
import { takeSeat, type Sitter } from './take-seat.ts';

/** Who sits down, with the masked name that others see and the network that keeps apart. */
async function sitterOf({ app, member, query, request }: Call<SeatCall>): Promise<Sitter> {
  const player = await playerOf(app, member, query);
  return {
    ...player,
    id: player.id,
    name: masked(member.nickname || member.account),
    network: request.loopback ? null : networkOf(request.ip),
    free: player.freePlay !== undefined || hasPlayMoney(member.type),
  };
}

const gameHandlers = Object.assign(
  {},
  ...CARD_GAMES.map(({ id, action, cardRoom }) => ({
    [`${id}/${action}`]: async (call: Call<SeatCall>) =>
      takeSeat(call.app, await sitterOf(call), id as GameId, call.body),
    [`${id}/leave`]: async ({ app, member, query, body }: Call<LeaveCall>) =>
      leaveSeat(app, await playerOf(app, member, query), id, body.roomId),
    ...Object.fromEntries(
      Object.keys(cardRoom.moves).map((call) => [
        `${id}/${call}`,
        async ({ app, member, query, body }: Call<MoveCall>) =>
          playMove(app, await playerOf(app, member, query), { id, call }, body),
      ]),
    ),
  })),
) as object;

export const cardRoomsHandlers = {
  ...gameHandlers,
  cardRoom: async ({ app, member, query, params }: Call<typeof cardRoomsApi.cardRoom>) =>
    readRoom(app, await playerOf(app, member, query), params.gameId),
} as unknown as Handlers<typeof cardRoomsApi>;
