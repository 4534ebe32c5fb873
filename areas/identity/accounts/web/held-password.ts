import { currentSession, onSessionChange } from '@palaro/client';

/**
 * The specification's auth store: the password typed at this page's login (FGT-04). It stays in
 * memory and goes with the session or the page, whichever ends first.
 */
let held: { userName: string; password: string } | null = null;

/**
 * Holds the password the member typed; called after a login by password and after a change of it.
 */
export function holdPassword(userName: string, password: string): void {
  held = { userName, password };
}

/** The password of the session's member; null if none was typed since the page was opened. */
export function heldPassword(): string | null {
  return held !== null && held.userName === currentSession()?.userName ? held.password : null;
}

onSessionChange(() => {
  if (!currentSession()) held = null;
});
