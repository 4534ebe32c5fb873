import { setCall, useCall, useOnline, useTopic } from '@palaro/client';
import type { EventOf, Reply } from '@palaro/api';
import { GAME_CARDS, type GameCard } from '@palaro/games/cards';
import { hearMain } from '@palaro/wallet/web';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { playApi } from '../../play.api.ts';
import { cardRoomsApi, cardRoomTopic } from '../../card-rooms.api.ts';
import { useSilent } from '../use-silent.ts';
import { useSiteTime } from '../use-site-time.ts';
import { ofPlay } from '../use-round-calls.ts';
import type { Whose } from '../send-stake.ts';
import { sendLeave, sendMove, sendSit, type RoomAnswer } from './card-calls.ts';

/** The lobby's figures are read this often. */
const READ_AGAIN_MS = 15_000;

type Room = Reply<typeof cardRoomsApi.cardRoom>;
type Told = EventOf<ReturnType<typeof cardRoomTopic>>;

/** The player's room as the site tells it to his seat, and what he may do there. */
export function useCardRoom({ gameId, freePlay }: Whose) {
  const whose = useMemo(() => ({ gameId, freePlay }), [gameId, freePlay]);
  const input = useMemo(
    () => ({ params: { gameId }, query: ofPlay(freePlay) }),
    [gameId, freePlay],
  );
  const topic = useMemo(() => cardRoomTopic(gameId), [gameId]);
  const { data, error, refetch } = useCall(cardRoomsApi.cardRoom, input, { staleMs: 0 });
  const clock = useSiteTime(data?.at);
  const [left, setLeft] = useState<Told['left']>(null);
  const read = () => void refetch();
  const change = useCallback(
    (next: Pick<Room, 'at' | 'room'>) =>
      setCall(cardRoomsApi.cardRoom, (now) => now && after(now, next), input),
    [input],
  );
  useTopic(topic, {
    onEvent(told) {
      clock.hear(Date.parse(told.at));
      // Free play and real money have each a seat of their own.
      if (told.freePlay !== freePlay) return;
      setLeft(told.left);
      change(told);
    },
    onGap: read,
  });
  const hear = useCallback(
    (answer: RoomAnswer) => {
      tellBalance(whose, answer);
      change(answer);
    },
    [whose, change],
  );
  const room = data?.room ?? null;
  useSettled(whose, room);
  const online = useOnline();
  const silent = useSilent({
    of: room !== null,
    siteNow: clock.siteNow,
    read,
    everyMs: READ_AGAIN_MS,
    endsAt: room?.endsAt ? Date.parse(room.endsAt) : null,
  });
  const { action }: GameCard = GAME_CARDS[gameId];
  return {
    room,
    left,
    siteNow: clock.siteNow,
    live: online && !silent,
    read,
    lobby: data?.lobby ?? [],
    known: data !== undefined,
    failure: data ? null : error,
    async sit(stake: string) {
      const answer = await sendSit(whose, action, stake);
      if (answer === null) return false;
      if (answer === 'taken') read();
      else hear(answer);
      setLeft(null);
      return true;
    },
    async move(call: string, fields: Readonly<Record<string, unknown>>) {
      if (room) hear(await sendMove(whose, { ...fields, call }, room).catch(rereading(read)));
    },
    async leave() {
      if (room) hear(await sendLeave(whose, room.roomId));
    },
  };
}

/** After a refusal the table is shown as it stands. */
const rereading = (read: () => void) => (error: unknown) => {
  read();
  throw error;
};

/** What was just heard, unless something later is known. */
function after(now: Room, { at, room }: Pick<Room, 'at' | 'room'>): Room {
  const same = room !== null && now.room?.roomId === room.roomId;
  const older = same ? room.version < (now.room?.version ?? 0) : at < now.at;
  return older ? now : { ...now, at, room };
}

function tellBalance({ gameId, freePlay }: Whose, { balance, balanceVersion }: RoomAnswer) {
  if (freePlay) setCall(playApi.freePlay, () => ({ gameId, balance }), { params: { freePlay } });
  else hearMain(balance, balanceVersion);
}

/** The play money of a free play is told by no push: it is read when a hand was paid. */
function useSettled({ freePlay, gameId }: Whose, room: Room['room']) {
  const handNo = room?.handNo ?? 0;
  const { refetch } = useCall(
    playApi.freePlay,
    { params: { freePlay: freePlay ?? '' } },
    { when: freePlay !== null },
  );
  useEffect(() => {
    if (freePlay) void refetch();
    // `refetch` is made anew with each render; the hand decides when it is read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [handNo, freePlay, gameId]);
}
