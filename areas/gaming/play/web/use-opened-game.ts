import { call, isFailure, loginAddress, navigate, useCall, useTopic } from '@palaro/client';
import { gamesChanged } from '@palaro/catalogue/api';
import { gameAddress } from '@palaro/catalogue/web';
import type { GameId } from '@palaro/games/cards';
import type { GameHelp, GameViewModule } from '@palaro/games/stage';
import { loadGameView } from '@palaro/games/views';
import { useEffect, useState } from 'react';
import { playApi } from '../play.api.ts';
import { launch, takeLaunch, type Launched } from './launch-game.ts';

/** Everything a game's screen needs before it offers a stake. */
export interface OpenedGame {
  gameId: GameId;
  help: GameHelp;
  view: GameViewModule;
  /** True for play money. */
  trial: boolean;
  /** The free play's game session; null when the account's wallet plays. */
  freePlay: string | null;
}

interface Ready {
  launched: Pick<Launched, 'mode' | 'sessionId'>;
  view: GameViewModule;
}

/**
 * Opens the game session (GAME-10), reads the game's facts and loads its code, all at once. On the
 * first visit of a game, `loadAhead` has begun with it.
 */
export function useOpenedGame(id: string, { free, guest }: { free: boolean; guest: boolean }) {
  const gameId = id as GameId;
  const [attempt, setAttempt] = useState(0);
  const [ready, setReady] = useState<Ready | null>(null);
  /** What was thrown; null while nothing was. */
  const [failure, setFailure] = useState<unknown>(null);
  const sheet = useCall(playApi.game, { params: { gameId } });
  const reread = () => void sheet.refetch();
  // Operators' bounds hold at once for the stakes that are offered, too.
  useTopic(gamesChanged, { onEvent: reread, onGap: reread });

  useEffect(() => {
    let left = false;
    const open = free ? openFreePlay : takeLaunch;
    Promise.all([guest ? WATCHED : open(gameId), loadGameView(gameId)])
      .then(([launched, view]) => !left && setReady({ launched, view }))
      .catch((error: unknown) => {
        if (left) return;
        if (isFailure(error) && error.status === 401)
          return navigate(loginAddress(gameAddress(gameId, free)));
        setFailure(error);
      });
    return () => {
      left = true;
    };
  }, [gameId, free, guest, attempt]);

  const help = sheet.data;
  const opened: OpenedGame | null =
    ready && help
      ? {
          gameId,
          help,
          view: ready.view,
          trial: ready.launched.mode === 'trial',
          freePlay: free ? ready.launched.sessionId : null,
        }
      : null;
  return {
    opened,
    failure: failure ?? sheet.error,
    /** Starts free play again with a fresh amount of play money. */
    startAgain() {
      keepFreePlay(gameId, null);
      setReady(null);
      setAttempt(attempt + 1);
    },
    retry() {
      setFailure(null);
      setAttempt(attempt + 1);
      if (sheet.error) void sheet.refetch();
    },
  };
}

/** A guest has no game session and places no bet. */
const WATCHED: Ready['launched'] = { mode: 'real', sessionId: '' };

/** A reload continues this visit's free play while its session lives. */
async function openFreePlay(gameId: GameId): Promise<Pick<Launched, 'mode' | 'sessionId'>> {
  const kept = keptFreePlay(gameId);
  const found = kept && (await call(playApi.freePlay, { params: { freePlay: kept } }).catch(none));
  if (kept && found && found.gameId === gameId) return { mode: 'trial', sessionId: kept };
  const launched = await launch(gameId, true);
  keepFreePlay(gameId, launched.sessionId);
  return launched;
}

const none = (error: unknown) => {
  if (isFailure(error, 'play.session_ended')) return null;
  throw error;
};

const keyOf = (gameId: string) => `palaro.freePlay.${gameId}`;

function keptFreePlay(gameId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(gameId));
  } catch {
    return null;
  }
}

function keepFreePlay(gameId: string, sessionId: string | null) {
  try {
    if (sessionId === null) sessionStorage.removeItem(keyOf(gameId));
    else sessionStorage.setItem(keyOf(gameId), sessionId);
  } catch {
    // Without storage a reload starts a new free play.
  }
}
