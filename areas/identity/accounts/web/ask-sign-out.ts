import { createStore } from '@palaro/client';

/** Whether the sign-out question is open; the shell draws it. */
export const signOutAsked = createStore(false);

/** Asks before signing out (MENU-03); every sign-out button calls this. */
export const askSignOut = () => signOutAsked.set(true);
