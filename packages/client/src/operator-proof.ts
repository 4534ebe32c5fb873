import { createStore } from './store.ts';

/**
 * What the console sends with its calls besides the session's cookie, so that no other site's page
 * can make them. Null: no operator is logged in, or the server has just ended his session.
 */
export const operatorProof = createStore<string | null>(null);

/** Where the page hears of news; the console names its own stream. */
export const streamPath = createStore('/api/v1/events');
