import {
  defineEndpoint,
  defineErrors,
  instant,
  int,
  json,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from '@palaro/api';
import { SHARED_CARDS, SOLO_IDS, type GameId } from '@palaro/games/cards';
import { WISHES } from '@palaro/play/server';
import type { SiteChange } from '@palaro/whitelabel';

const RECIPIENT_MAX = 254;
const MESSAGE_MAX = 4_000;
const YEAR_SECONDS = 366 * 86_400;
const TABLES = SHARED_CARDS.map(({ id }) => id as GameId);
const ACCOUNT_MAX = 64;
const STEPS_MAX = 100;
const demo = { access: 'sandbox', moduleId: null, alwaysOpen: true } as const;

export const sandboxErrors = defineErrors({
  /** The game cannot end like this with the bet, or so rarely that no seed was found. */
  'sandbox.wish_not_met': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    sandbox: typeof sandboxErrors;
  }
}

/** Calls of the demo, open only to this machine (docs/domain/wire.md, Demo data). */
export const sandboxApi = {
  outbox: defineEndpoint({
    ...demo,
    method: 'GET',
    path: '/sandbox/outbox',
    summary: 'Every SMS and mail that the site sent to a recipient, newest first',
    query: object({ to: text({ min: 1, max: RECIPIENT_MAX }) }),
    reply: list(
      object({
        to: text(),
        channel: text(),
        subject: text(),
        text: text({ max: MESSAGE_MAX }),
        code: nullable(text()),
        sentAt: instant(),
      }),
    ),
  }),
  clock: defineEndpoint({
    ...demo,
    method: 'POST',
    path: '/sandbox/clock',
    summary: 'Moves the site’s clock forward, never back',
    body: object({ advanceSeconds: int({ min: 0, max: 10 * YEAR_SECONDS }) }),
    reply: object({ now: instant() }),
  }),
  site: defineEndpoint({
    ...demo,
    method: 'POST',
    path: '/sandbox/site',
    summary: 'Sets white-label values at run time, as the console does; answers what they replace',
    body: json<SiteChange>(),
    reply: json<SiteChange>(),
    errors: ['site.value_refused'],
  }),
  reset: defineEndpoint({
    ...demo,
    method: 'POST',
    path: '/sandbox/reset',
    summary: 'Back to fresh demo data',
    reply: object({}),
  }),
  firebaseToken: defineEndpoint({
    ...demo,
    method: 'POST',
    path: '/sandbox/firebase/token',
    summary: 'The ID token that Firebase would give for a number that was verified there',
    body: object({ mobile: text({ pattern: '^\\+[1-9]\\d{5,14}$' }) }),
    reply: object({ idToken: text({ max: 4_000 }) }),
  }),
  /**
   * Only of games that are played alone, with real money. `bet` is the body of the game's call
   * without `roundRef`; `steps` are the further calls of the round, up to its end.
   */
  wish: defineEndpoint({
    ...demo,
    method: 'POST',
    path: '/sandbox/wish',
    summary: 'Rotates to seeds under which a member’s next round, with this bet, ends as wished',
    body: object({
      account: text({ min: 1, max: ACCOUNT_MAX }),
      game: oneOf(SOLO_IDS),
      bet: object({}),
      steps: optional(list(object({ call: text() }), STEPS_MAX)),
      wish: oneOf(WISHES),
    }),
    reply: object({ serverSeedHash: text(), clientSeed: text(), nonce: int() }),
    errors: ['sandbox.wish_not_met', 'play.stake_not_offered', 'play.open_round'],
  }),
  /** The pause between rounds and a flight keep their time. */
  table: defineEndpoint({
    ...demo,
    method: 'POST',
    path: '/sandbox/table',
    summary: 'Ends the betting, the closing or the reveal of a table’s round now',
    body: object({ game: oneOf(TABLES) }),
    reply: object({}),
  }),
};
