import { createStore } from './store.ts';

/**
 * What a call said that was refused until the member has shown who he is; null while none was. The
 * shell tells it with the way there.
 */
export const proofAsked = createStore<string | null>(null);
