import { gameAddress } from '@palaro/catalogue/web';
import { loginAddress, navigate, t, useCall, useSession } from '@palaro/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { roomsApi } from '../../fish-rooms.api.ts';
import { FrameBar } from '../FrameBar.tsx';
import { GameMenu } from '../GameMenu.tsx';
import styles from '../GamePage.module.css';
import { waysOf } from '../own-ways.ts';
import type { OpenedGame } from '../use-opened-game.ts';
import { useShownBalance } from '../use-shown-balance.ts';
import { useTally } from '../use-tally.ts';
import { useFishRoom } from './use-fish-room.ts';

interface RoomFrameProps {
  game: OpenedGame;
  /** Starts free play again with a fresh amount. */
  onStartAgain(): void;
}

/** The bar, and a game that is played in rooms. */
export function FishFrame({ game, onStartAgain }: RoomFrameProps) {
  const { gameId, help, view, trial, freePlay } = game;
  const [menu, setMenu] = useState(false);
  const [room, enter] = useState<string | null>(null);
  const guest = useSession() === null;
  const watching = guest ? t('play.table_watch') : null;
  const { balance, shown, elsewhere, refresh } = useShownBalance(freePlay);
  const { tally, count } = useTally(gameId + (freePlay ? `/${freePlay}` : ''));
  const input = useMemo(() => {
    const whose = freePlay ? { freePlay } : {};
    return { query: { game: gameId, free: trial, ...whose } };
  }, [gameId, trial, freePlay]);
  const { data, error, refetch } = useCall(roomsApi.rooms, input, { staleMs: 0 });
  const state = useFishRoom(room, { freePlay, onBalance: refresh });
  const { elsewhere: seatedIn, left, ...shownRoom } = state;
  useEffect(() => {
    // The player has a session in another room: it is shown there.
    if (seatedIn) enter(seatedIn);
  }, [seatedIn]);
  const own = data?.own ?? null;
  const cameBack = useRef(false);
  useEffect(() => {
    // Who was cut off comes back to his buy-in; once, since he may go and look at other rooms.
    if (own === null || cameBack.current) return;
    cameBack.current = true;
    enter(own);
  }, [own]);
  const counted = useRef('');
  useEffect(() => {
    if (!left || left.hits === 0 || counted.current === left.roundId) return;
    counted.current = left.roundId;
    count({ roundRef: left.roundId, stake: left.staked, payout: left.won });
  }, [left, count]);
  const onMenu = useCallback(() => setMenu(true), []);
  const View = view.Waters;
  if (!View) throw new Error(`${gameId} has no screen for its rooms`);
  return (
    <>
      <FrameBar
        name={help.name}
        freePlay={trial}
        balance={shown}
        watching={watching}
        onMenu={onMenu}
      />
      <div className={styles.game}>
        <View
          help={help}
          balance={balance}
          guest={guest}
          room={room}
          left={left}
          onMenu={onMenu}
          {...shownRoom}
          rooms={data?.list ?? error ?? null}
          readRooms={() => void refetch()}
          enter={enter}
          login={() => navigate(loginAddress(gameAddress(gameId, false)))}
          waysAfter={waysOf({ game, balance, elsewhere, onStartAgain })}
        />
      </div>
      <GameMenu
        open={menu}
        game={game}
        tally={tally}
        onStartAgain={onStartAgain}
        onClose={() => setMenu(false)}
      />
    </>
  );
}
