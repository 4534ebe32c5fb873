import { currentLanguage } from '@palaro/client';
import type { RoomEvent } from '@palaro/games/stage';
import { newId, siteClock } from '@palaro/kernel';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useSiteTime } from '../use-site-time.ts';
import { openLine, type RoomLine } from './room-line.ts';
import { NO_ROOM, roomAfter, type Told } from './room-state.ts';

const clock = siteClock();

/** Events that the stage shows besides what they change in the state. */
const SHOWN = ['fish.fired', 'fish.hit', 'fish.dead', 'fish.spent'];

/** Whose money is played in the room. */
interface Whose {
  freePlay: string | null;
  /** Told of each ended session. */
  onBalance(): void;
}

/** A room as the site tells it, and what its player says there. */
export function useFishRoom(room: string | null, { freePlay, onBalance }: Whose) {
  const [state, tell] = useReducer(roomAfter, NO_ROOM);
  const line = useRef<RoomLine | null>(null);
  const [hearers] = useState(() => new Set<(event: RoomEvent) => void>());
  const { hear, siteNow: exactly } = useSiteTime();
  const money = useRef(onBalance);
  useEffect(() => {
    money.current = onBalance;
  });
  useEffect(() => {
    if (room === null) return undefined;
    const opened = openLine(
      room,
      { freePlay, language: currentLanguage() },
      {
        onLink: (on) => tell({ type: 'link', on }),
        onEvent(event) {
          if (typeof event.at === 'number') hear(event.at);
          tell(event as unknown as Told);
          if (SHOWN.includes(event.type)) hearers.forEach((each) => each(event as RoomEvent));
          if (event.type === 'fish.left' || event.type === 'fish.seated') money.current();
          if (event.type !== 'error') return;
          const { of, bulletId, code } = event;
          if ((of !== 'fire' && of !== 'hit') || typeof bulletId !== 'number') return;
          hearers.forEach((each) => each({ type: 'refused', of, bulletId, code: String(code) }));
          // Numbers of later shots would not follow on, so everything is told anew.
          if (of === 'fire') opened.again();
        },
      },
    );
    line.current = opened;
    return () => {
      line.current = null;
      opened.close();
      tell({ type: 'gone' });
    };
  }, [room, freePlay, hear, hearers]);

  const say = useCallback((message: object) => line.current?.say(message) ?? false, []);
  const ask = useCallback(
    (message: object) => {
      if (say(message)) tell({ type: 'asked' });
    },
    [say],
  );
  return {
    ...state,
    // Messages carry whole milliseconds.
    siteNow: useCallback(() => Math.round(exactly()), [exactly]),
    listen: useCallback(
      (each: (event: RoomEvent) => void) => {
        hearers.add(each);
        return () => void hearers.delete(each);
      },
      [hearers],
    ),
    sit: useCallback(
      (seat: number, amount: string) =>
        ask({ type: 'buyin', roundRef: newId(clock.now()), amount, seat }),
      [ask],
    ),
    leave: useCallback(() => ask({ type: 'leave' }), [ask]),
    fire: useCallback((shot: object) => void say({ type: 'fire', ...shot }), [say]),
    hit: useCallback((claim: object) => void say({ type: 'hit', ...claim }), [say]),
  };
}
