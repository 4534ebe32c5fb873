import {
  call,
  currentSession,
  failureMessage,
  goToLogin,
  isTrial,
  reloadCall,
  setCall,
  useCall,
  useSession,
} from '@palaro/client';
import { toast } from '@palaro/ui';
import { useEffect } from 'react';
import { catalogueApi, type GameItem } from '../catalogue.api.ts';
import {
  carryTrialFavourites,
  toggleTrialFavourite,
  useTrialFavourites,
} from './trial-favourites.ts';

/**
 * The member's favourites by nodeId. Guests have none; a trial's are kept for the visit and come
 * along to the account that it opens.
 */
export function useFavourites() {
  const session = useSession();
  const when = session !== null && !isTrial(session);
  const own = useCall(catalogueApi.favouriteIds, {}, { when }).data ?? [];
  const tried = useTrialFavourites();
  useEffect(() => {
    if (when) void carryTrialFavourites();
  }, [when]);
  const ids = isTrial(session) ? tried : own;
  return {
    has: (game: GameItem) => ids.indexOf(game.nodeId) >= 0,
    toggle: (game: GameItem) => void toggle(game, ids.indexOf(game.nodeId) >= 0),
  };
}

/** The heart changes at once and changes back if the server refuses (GAME-07). */
async function toggle(game: GameItem, present: boolean): Promise<void> {
  if (!currentSession()) return goToLogin();
  if (isTrial(currentSession())) return toggleTrialFavourite(game);
  const key = { nodeId: game.nodeId, vendor: game.vassalage };
  mark(game.nodeId, !present);
  try {
    if (present) await call(catalogueApi.removeFavourite, { query: key });
    else await call(catalogueApi.addFavourite, { body: key });
    void reloadCall(catalogueApi.favouriteGames);
  } catch (error) {
    mark(game.nodeId, present);
    toast(failureMessage(error), { kind: 'error' });
  }
}

function mark(nodeId: string, on: boolean) {
  setCall(catalogueApi.favouriteIds, (ids = []) => {
    const others = ids.filter((id) => id !== nodeId);
    return on ? [nodeId, ...others] : others;
  });
}
