import { createStore } from './store.ts';

/**
 * The message of a call that was refused until the member verifies himself; null while there is
 * none. The shell shows it with a link to the verification.
 */
export const proofAsked = createStore<string | null>(null);
