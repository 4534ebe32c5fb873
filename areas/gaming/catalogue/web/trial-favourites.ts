import {
  call,
  createStore,
  readStoredJson,
  reloadCall,
  useStore,
  writeStored,
} from '@palaro/client';
import { catalogueApi, type GameItem } from '../catalogue.api.ts';

/** A game as the favourites' calls name it. */
interface Favourite {
  nodeId: string;
  vendor: string;
}

const stored = () => {
  const list = readStoredJson<Favourite[]>('trialFavourites');
  return Array.isArray(list) ? list : [];
};
const kept = createStore<readonly Favourite[]>(stored());

/** The hearts of a trial: kept for the visit, as only an account has favourites (GAME-07). */
export const useTrialFavourites = () => useStore(kept).map(({ nodeId }) => nodeId);

export function toggleTrialFavourite({ nodeId, vassalage }: GameItem): void {
  const others = kept.get().filter((one) => one.nodeId !== nodeId);
  const before = others.length < kept.get().length;
  keep(before ? others : [...others, { nodeId, vendor: vassalage }]);
}

function keep(list: readonly Favourite[]) {
  kept.set(list);
  writeStored('trialFavourites', list.length > 0 ? JSON.stringify(list) : null);
}

/** Gives the hearts of the trial to the account that has replaced it. */
export async function carryTrialFavourites(): Promise<void> {
  const list = kept.get();
  if (list.length === 0) return;
  keep([]);
  // One after the other, as one account's rows are written; a game that is gone is left out.
  for (const body of list) await call(catalogueApi.addFavourite, { body }).catch(() => undefined);
  await Promise.all([
    reloadCall(catalogueApi.favouriteIds),
    reloadCall(catalogueApi.favouriteGames),
  ]);
}
