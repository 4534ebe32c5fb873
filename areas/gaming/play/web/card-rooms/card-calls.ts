import type { Reply } from '@palaro/api';
import { newId, siteClock } from '@palaro/kernel';
import { leaveCalls, moveCalls, seatCalls, type cardRoomsApi } from '../../card-rooms.api.ts';
import { sendSoon } from '../send-soon.ts';
import { sendPlay, sendStake, type Whose } from '../send-stake.ts';

const clock = siteClock();

export type RoomAnswer = Omit<Reply<typeof cardRoomsApi.cardRoom>, 'lobby'>;
const send = sendPlay<RoomAnswer>;

/**
 * Takes a seat, once. Without an answer the buy-in is called off: null if it was not taken. Else
 * the room is to be read.
 */
export async function sendSit(
  whose: Whose,
  action: string,
  stake: string,
): Promise<RoomAnswer | 'taken' | null> {
  const roundRef = newId(clock.now());
  const seat = seatCalls[`${whose.gameId}/${action}`];
  return sendStake(
    whose,
    roundRef,
    () => send(seat, whose, { roundRef, stake }, roundRef),
    ({ taken }) => (taken ? ('taken' as const) : null),
  );
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
