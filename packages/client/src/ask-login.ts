import { navigate } from 'wouter/use-browser-location';
import { currentSession } from './session.ts';
import { createStore } from './store.ts';

/** Where a visitor goes once logged in; null while nobody is asked to log in. */
export const loginAsked = createStore<string | null>(null);

/**
 * Opens an address that needs a session: at once with one, else after the login that a sheet over
 * the current screen asks for (MINE-05, MINE-07). The shell draws the sheet.
 */
export function openWithLogin(address: string): void {
  if (currentSession()) navigate(address);
  else loginAsked.set(address);
}
