import type { GameId } from '@palaro/games/cards';
import type { GameVerifier } from '@palaro/games/stage';
import { loadVerifier } from '@palaro/games/views';
import { useEffect, useState } from 'react';

interface Loaded {
  gameId: GameId;
  /** Null when its code could not be loaded. */
  verifier: GameVerifier | null;
}

/** Loads the verifier's part of one game, not the rules and texts of the others. */
export function useVerifier(gameId: GameId) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    const take = (verifier: GameVerifier | null) => !left && setLoaded({ gameId, verifier });
    loadVerifier(gameId).then(take, () => take(null));
    return () => {
      left = true;
    };
  }, [gameId, attempt]);
  const here = loaded?.gameId === gameId ? loaded : null;
  return {
    verifier: here?.verifier ?? null,
    failed: here !== null && here.verifier === null,
    retry() {
      setLoaded(null);
      setAttempt(attempt + 1);
    },
  };
}
