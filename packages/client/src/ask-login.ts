import { navigate } from 'wouter/use-browser-location';
import { currentSession } from './session.ts';
import { here } from './site-map.ts';
import { createStore } from './store.ts';

/** The address to open after the login; null while nobody is asked to log in. */
export const loginAsked = createStore<string | null>(null);

/**
 * Opens an address that needs a session. A guest first logs in, in a sheet over the current screen
 * that the shell draws (MINE-05, MINE-07).
 */
export function openWithLogin(address: string): void {
  if (currentSession()) navigate(address);
  else loginAsked.set(address);
}

/** Opens the login over this screen, and stays here. */
export const askLoginHere = () => loginAsked.set(here());

/** A game that a guest tapped. */
export interface WantedGame {
  name: string;
  address: string;
  /** It may be played with play money. */
  free: boolean;
}

/** The game that a guest chooses his way into; null while there is none (GAME-09). */
export const gameWanted = createStore<WantedGame | null>(null);
