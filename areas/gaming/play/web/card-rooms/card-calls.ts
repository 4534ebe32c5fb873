import { callWith, isFailure } from '@palaro/client';
import type { Endpoint, Reply } from '@palaro/api';
import type { GameId } from '@palaro/games/cards';
import { newId, siteClock } from '@palaro/kernel';
import { leaveCalls, moveCalls, seatCalls, type cardRoomsApi } from '../../card-rooms.api.ts';
import { launch } from '../launch-game.ts';
import { ofPlay } from '../use-round-calls.ts';

const clock = siteClock();

/** Whose seat: the member's, or a free play's. */
export interface Whose {
  gameId: GameId;
  freePlay: string | null;
}
export type RoomAnswer = Omit<Reply<typeof cardRoomsApi.cardRoom>, 'lobby'>;

const TRIES = 4;
const AGAIN_MS = 700;

/** Takes a seat; a try that got no answer is repeated, and a repeat is the same seat. */
export function sendSit(whose: Whose, action: string, stake: string): Promise<RoomAnswer> {
  const roundRef = newId(clock.now());
  const ask = () =>
    send(seatCalls[`${whose.gameId}/${action}`], whose, { roundRef, stake }, roundRef);
  return ask().catch(async (error: unknown) => {
    // The game session ran out while nobody played: open a new one and send the same again.
    if (whose.freePlay || !isFailure(error, 'play.session_ended')) throw error;
    await launch(whose.gameId);
    return ask();
  });
}

export const sendLeave = (whose: Whose, roomId: string) =>
  send(
    leaveCalls[`${whose.gameId}/leave`],
    whose,
    { roomId },
    `leave/${roomId}/${clock.now().getTime()}`,
  );

export const sendMove = (
  whose: Whose,
  { call, ...fields }: { call: string },
  room: { roomId: string; handNo: number; stepNo: number },
) => {
  const { roomId, handNo, stepNo } = room;
  const said = [call, ...Object.values<unknown>(fields)].join('/');
  const key = `${roomId}/${handNo}/${stepNo}/${said}`;
  return send(moveCalls[`${whose.gameId}/${call}`], whose, { ...fields, handNo, stepNo }, key);
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
  for (let tries = 1; ; tries++) {
    try {
      return (await callWith<Endpoint>(endpoint, input as never, {
        idempotencyKey,
      })) as unknown as RoomAnswer;
    } catch (error) {
      if (tries === TRIES || !isFailure(error) || !error.temporary) throw error;
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}
