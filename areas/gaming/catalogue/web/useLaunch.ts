import type { Reply } from '@palaro/api';
import {
  call,
  currentSession,
  failureMessage,
  here,
  isFailure,
  gameWanted,
  loginAddress,
  navigate,
  t,
} from '@palaro/client';
import { dismissToasts, toast } from '@palaro/ui';
import { useRef } from 'react';
import { catalogueApi, type GameItem } from '../catalogue.api.ts';
import { isInHouse, launchAddress, type LaunchKey } from './launch-address.ts';
import { waysAfter } from './ways-on.ts';

type Launched = Reply<typeof catalogueApi.launchGame>;

/** A launch answered just before its page opened; the page uses it once instead of asking again. */
let handedOver: { address: string; answer: Promise<Launched> } | null = null;

export function takeLaunch(address: string): Promise<Launched> | null {
  const taken = handedOver?.address === address ? handedOver.answer : null;
  handedOver = null;
  return taken;
}

function handOver(address: string, answer: Promise<Launched>): void {
  // Only the page hears of a refusal.
  answer.catch(() => undefined);
  handedOver = { address, answer };
  navigate(address);
}

/**
 * Opens a game (GAME-10). A guest first chooses how, in a sheet over the screen: with play money at
 * once, or with an account; each way leads on to the game (GAME-09). What is no tile of the lists
 * has no play money, so its guest goes to the login page.
 */
export function useLaunch(): (game: LaunchKey | GameItem, freePlay?: boolean) => void {
  const busy = useRef(false);
  return (game, freePlay = false) => {
    const address = launchAddress(game, here(), freePlay);
    if (!currentSession()) return askGuest(game);
    if (isInHouse(game.vassalage)) return navigate(address);
    if (busy.current) return;
    busy.current = true;
    void open(game, address, freePlay).finally(() => {
      busy.current = false;
    });
  };
}

/** Every way into a game begins without free play: a trial plays with nothing but play money. */
function askGuest(game: LaunchKey | GameItem): void {
  const address = launchAddress(game, here());
  if (!('displayName' in game)) return navigate(loginAddress(address));
  const { displayName: name, freeplay: free } = game;
  gameWanted.set({ name, address, free });
}

async function open(game: LaunchKey, address: string, freePlay: boolean): Promise<void> {
  toast(t('catalogue.opening'), { kind: 'loading' });
  try {
    const body = {
      gameCategory: game.gameType,
      vendor: game.vassalage,
      gameId: game.gameId,
      nodeId: game.nodeId,
      pageBack: here(),
      ...(freePlay ? { supportFreePlay: true } : {}),
    };
    show(await call(catalogueApi.launchGame, { body }), address);
    dismissToasts();
  } catch (error) {
    // The game's page offers what helps after a refusal; a toast has no room for it.
    const helped = isFailure(error) && waysAfter(error.code, {}).length > 0;
    if (!helped) return void toast(failureMessage(error), { kind: 'error' });
    dismissToasts();
    handOver(address, Promise.reject(error));
  }
}

/** A vendor's game opens in a frame or in a new tab. */
function show(launched: Launched, address: string): void {
  if (launched.openIn === 'tab' && !launched.keepsBalance) {
    const tab = window.open(launched.url, '_blank');
    if (tab) {
      tab.opener = null;
      return;
    }
  }
  // If the browser blocked the tab, the game's page offers it again: a tap may open it.
  handOver(address, Promise.resolve(launched));
}
