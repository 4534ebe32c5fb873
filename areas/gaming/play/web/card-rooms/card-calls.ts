import { callWith, isFailure } from '@palaro/client';
import type { Endpoint, Reply } from '@palaro/api';
import type { GameId } from '@palaro/games/cards';
import { newId, siteClock } from '@palaro/kernel';
import { leaveCalls, moveCalls, seatCalls, type cardRoomsApi } from '../../card-rooms.api.ts';
import { askFate, isUnanswered } from '../ask-fate.ts';
import { launch } from '../launch-game.ts';
import { sendSoon } from '../send-soon.ts';
import { ofPlay } from '../use-round-calls.ts';

const clock = siteClock();

/** Whose seat: the member's, or a free play's. */
export interface Whose {
  gameId: GameId;
  freePlay: string | null;
}
export type RoomAnswer = Omit<Reply<typeof cardRoomsApi.cardRoom>, 'lobby'>;

/**
 * Takes a seat, once. Without an answer the buy-in is called off: null if it was not taken. Else
 * the room is to be read.
 */
export async function sendSit(
  whose: Whose,
  action: string,
  stake: string,
): Promise<RoomAnswer | 'taken' | null> {
  const { gameId, freePlay } = whose;
  const roundRef = newId(clock.now());
  const ask = () => send(seatCalls[`${gameId}/${action}`], whose, { roundRef, stake }, roundRef);
  try {
    return await ask().catch(async (error: unknown) => {
      // The game session ran out while nobody played: open a new one and send the same again.
      if (freePlay || !isFailure(error, 'play.session_ended')) throw error;
      await launch(gameId);
      return ask();
    });
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const { taken } = await askFate(roundRef, freePlay);
    return taken ? 'taken' : null;
  }
}

export const sendLeave = (whose: Whose, roomId: string) => {
  const key = `leave/${roomId}/${clock.now().getTime()}`;
  return sendSoon(() => send(leaveCalls[`${whose.gameId}/leave`], whose, { roomId }, key));
};

export const sendMove = (
  whose: Whose,
  { call, ...fields }: { call: string },
  room: { roomId: string; handNo: number; stepNo: number },
) => {
  const { roomId, handNo, stepNo } = room;
  const said = [call, ...Object.values<unknown>(fields)].join('/');
  const key = `${roomId}/${handNo}/${stepNo}/${said}`;
  const body = { ...fields, handNo, stepNo };
  return sendSoon(() => send(moveCalls[`${whose.gameId}/${call}`], whose, body, key));
};

/** The calls of all rooms have one shape, so their bodies fit. */
async function send(
  endpoint: Endpoint | undefined,
  { gameId, freePlay }: Whose,
  body: object,
  idempotencyKey: string,
): Promise<RoomAnswer> {
  if (!endpoint) throw new Error(`${gameId} has no such call`);
  const input = { body, query: ofPlay(freePlay) };
  const answer = await callWith<Endpoint>(endpoint, input as never, { idempotencyKey });
  return answer as unknown as RoomAnswer;
}
