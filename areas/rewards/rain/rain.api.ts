import {
  defineEndpoint,
  defineErrors,
  id,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { PIECES_MOST, RAIN_SECONDS, RESULTS_MOST } from './rain.limits.ts';

export const rainErrors = defineErrors({
  'promo.rain_missed': { status: 409 },
  'rain.not_open': { status: 409 },
  'rain.ticket': { status: 403 },
  'rain.often': { status: 429 },
  'rain.split': { status: 422 },
  'rain.late': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    rain: typeof rainErrors;
  }
}

const hash = () => text({ pattern: '^[0-9a-f]{64}$' });

/** Facts of a rain that everybody may know before it begins. */
const shownRain = {
  rainId: uuid(),
  /** Its name in the caller's language. */
  title: text(),
  startsAt: instant(),
  seconds: int(RAIN_SECONDS),
  pieces: int({ min: 1, max: PIECES_MOST }),
  total: money(),
  least: money(),
  most: money(),
  turnoverTimes: int({ min: 0 }),
  /** SHA-256 of the seed, and of the list of pieces that is drawn from it. */
  seedHash: hash(),
  listHash: hash(),
};

const nextRain = object({
  ...shownRain,
  /** When joining opens. */
  joinsAt: instant(),
  /** The site's time, by which a page counts down. */
  serverNow: instant(),
});
export type NextRain = Static<typeof nextRain>;

const rainResults = object({
  ...shownRain,
  closed: nullable(instant()),
  /** Envelopes that were claimed, and what they paid. */
  taken: int({ min: 0 }),
  paid: money(),
  /** The largest first; names are masked. */
  list: list(object({ name: text(), amount: money() }), RESULTS_MOST),
  /** The caller's own envelope, with what must be bet for it. */
  own: nullable(object({ amount: money(), turnover: money() })),
  /** Revealed once the rain is closed. */
  seed: nullable(hash()),
});
export type RainResults = Static<typeof rainResults>;

const rain = { moduleId: null, switch: 'REWCEN3' } as const;

/** Red-envelope rain (REWARD-03; docs/domain/promotions.md §5, §13). */
export const rainApi = {
  nextRain: defineEndpoint({
    ...rain,
    access: 'anyone',
    method: 'GET',
    path: '/api/v1/red-rain/next',
    summary: 'The rain that falls or comes next, with its committed list; null without one',
    reply: nullable(nextRain),
  }),
  joinRain: defineEndpoint({
    ...rain,
    access: 'member',
    method: 'POST',
    path: '/api/v1/red-rain/{id}/join',
    summary: 'Joins a rain: judges the member once and gives him the ticket that claims need',
    repeatable: true,
    device: true,
    params: object({ id: id() }),
    body: object({}),
    reply: object({ ticket: text(), expiresAt: instant() }),
    errors: [
      'promo.closed',
      'promo.not_eligible',
      'promo.already_claimed_here',
      'promo.rain_missed',
      'rain.not_open',
    ],
  }),
  claimRain: defineEndpoint({
    ...rain,
    access: 'member',
    method: 'POST',
    path: '/api/v1/red-rain/{id}/claim',
    summary: 'Claims one envelope of a rain that falls: once, whatever is repeated (REWARD-03)',
    money: { keyedBy: 'ticket' },
    params: object({ id: id() }),
    body: object({ ticket: text({ min: 1, max: 300 }) }),
    reply: object({ amount: money(), turnover: money() }),
    errors: ['promo.rain_missed', 'rain.not_open', 'rain.ticket', 'rain.often'],
  }),
  rainResults: defineEndpoint({
    ...rain,
    access: 'anyone',
    method: 'GET',
    path: '/api/v1/red-rain/{id}/results',
    summary:
      'Envelopes of a rain by masked name; `last` names the last one that is closed, null before it',
    params: object({ id: id() }),
    reply: nullable(rainResults),
  }),
};
