import { createStore } from '@palaro/client';

/** Whether the member is asked if they mean to sign out; the shell draws the question. */
export const signOutAsked = createStore(false);

/** Asks before signing out (MENU-03); every button that signs out comes here. */
export const askSignOut = () => signOutAsked.set(true);
