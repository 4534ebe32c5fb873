import { defineService, type App } from '@palaro/server';

/** Whether somebody logs in with this number (E.164, verified). */
type NumberLookup = (mobile: string) => Promise<boolean>;

const lookups = defineService<{ known: NumberLookup }>('verification.known-numbers', () => ({
  known: () => Promise.resolve(false),
}));

/** The area that has the members says how to find one: called at its start. */
export function registerNumberLookup(app: App, known: NumberLookup): void {
  lookups(app).known = known;
}

export const isKnownNumber = (app: App, mobile: string) => lookups(app).known(mobile);
