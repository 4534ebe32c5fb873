import { call, failureMessage, isFailure, loginAddress, navigate, useCall } from '@palaro/client';
import { catalogueApi } from '@palaro/catalogue/api';
import { GAME_CARDS, type GameId } from '@palaro/games/cards';
import type { GameHelp, GameViewModule } from '@palaro/games/stage';
import { loadGameView } from '@palaro/games/views';
import type { Reply } from '@palaro/api';
import { useEffect, useState } from 'react';
import { playApi } from '../play.api.ts';

/** All that a game's screen needs before a stake is possible. */
export interface OpenedGame {
  gameId: GameId;
  help: GameHelp;
  view: GameViewModule;
  /** Played with play money. */
  trial: boolean;
}

type Launched = Reply<typeof catalogueApi.launchGame>;

/**
 * Opens the game session (GAME-10), reads the game's sheet and loads its code, side by side. The
 * canvas library comes with the code, so no other screen carries it.
 */
export function useOpenedGame(id: string) {
  const gameId = id as GameId;
  const [attempt, setAttempt] = useState(0);
  const [ready, setReady] = useState<{ launched: Launched; view: GameViewModule } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sheet = useCall(playApi.game, { params: { gameId } });

  useEffect(() => {
    let left = false;
    const load = loadGameView(gameId);
    Promise.all([launch(gameId), load ? load() : Promise.reject(new Error(`no view: ${gameId}`))])
      .then(([launched, view]) => !left && setReady({ launched, view }))
      .catch((error: unknown) => {
        if (left) return;
        if (isFailure(error) && error.status === 401)
          return navigate(loginAddress(addressOf(gameId)));
        setFailure(failureMessage(error));
      });
    return () => {
      left = true;
    };
  }, [gameId, attempt]);

  const help = sheet.data;
  const opened: OpenedGame | null =
    ready && help
      ? { gameId, help, view: ready.view, trial: ready.launched.mode === 'trial' }
      : null;
  return {
    opened,
    failure: failure ?? (sheet.error ? failureMessage(sheet.error) : null),
    retry() {
      setFailure(null);
      setAttempt(attempt + 1);
      if (sheet.error) void sheet.refetch();
    },
  };
}

/** Opens or renews the game session that bets are placed in. */
export function launch(gameId: GameId): Promise<Launched> {
  const { vassalage, nodeId, gameType } = GAME_CARDS[gameId];
  const body = { gameCategory: gameType, vendor: vassalage, gameId, nodeId };
  return call(catalogueApi.launchGame, { body });
}

const addressOf = (gameId: string) => `/m/game/${gameId}`;
