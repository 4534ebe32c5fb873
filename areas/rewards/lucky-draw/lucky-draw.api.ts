import {
  defineEndpoint,
  defineErrors,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  optional,
  page,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { CLIENT_SEED_PATTERN, SERVER_SEED_PATTERN } from './lucky-draw.limits.ts';

export const luckyDrawErrors = defineErrors({
  'lucky.no_chance': { status: 409 },
  'lucky.no_chance_today': { status: 409 },
  'lucky.changed': { status: 409 },
  'lucky.odds': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    'lucky-draw': typeof luckyDrawErrors;
  }
}

const hash = () => text({ pattern: SERVER_SEED_PATTERN });
const clientSeed = () => text({ pattern: CLIENT_SEED_PATTERN });
/** Percent with four decimals. */
const odds = () => text({ pattern: '^\\d{1,3}\\.\\d{4}$' });
const count = () => int({ min: 0 });

const prize = object({
  amount: money(),
  odds: odds(),
  /** Null for the usual prize, of which there is no end but the budget's. */
  stock: nullable(count()),
  left: nullable(count()),
});
export type Prize = Static<typeof prize>;

/** Where the caller stands today. */
const ownChances = object({
  /** Valid bets of today. */
  bets: money(),
  earned: count(),
  used: count(),
  left: count(),
  /** Bets that are missing to the next chance; null where the day has no more. */
  missing: nullable(money()),
  /** The draw that comes next, committed to before the browser chooses its own seed. */
  next: object({ draw: int({ min: 1 }), seedHash: hash() }),
});
export type OwnChances = Static<typeof ownChances>;

const luckyDraw = object({
  id: uuid(),
  title: text(),
  summary: text(),
  endsAt: nullable(instant()),
  prizes: list(prize),
  turnoverTimes: count(),
  /** Chances of a day that need no bet, what one more is bet for, and how many a day has. */
  free: count(),
  betFor: money(),
  most: count(),
  /** Null for guests, for play money, and for whom offers may not reach. */
  own: nullable(ownChances),
  /** The latest prizes by masked name. */
  winners: list(object({ name: text(), amount: money(), at: instant() })),
});
export type LuckyDraw = Static<typeof luckyDraw>;

const drawnPrize = object({
  promotionId: uuid(),
  title: text(),
  /** Counts the member's draws of this promotion, from 1. */
  draw: int({ min: 1 }),
  at: instant(),
  /** The place among the prizes that the seeds gave, and the one that was paid. */
  drawn: count(),
  place: count(),
  amount: money(),
  turnover: money(),
  prizes: list(object({ amount: money(), odds: odds() })),
  proof: object({ serverSeed: hash(), seedHash: hash(), clientSeed: clientSeed(), nonce: text() }),
});
export type DrawnPrize = Static<typeof drawnPrize>;

const lucky = { moduleId: null, switch: 'REWCEN3' } as const;

/** Lucky draws (REWARD-03; docs/domain/promotions.md §2, §13). */
export const luckyDrawApi = {
  luckyDraws: defineEndpoint({
    ...lucky,
    access: 'anyone',
    method: 'GET',
    path: '/api/v1/lucky-draw',
    summary: 'The lucky draws that run: prizes with odds and stock, and the caller’s chances',
    reply: list(luckyDraw),
  }),
  drawPrize: defineEndpoint({
    ...lucky,
    access: 'member',
    method: 'POST',
    path: '/api/v1/lucky-draw/draw',
    summary: 'Draws one prize for one chance: once, whatever is repeated (REWARD-03)',
    money: { keyedBy: 'draw' },
    device: true,
    body: object({
      promotionId: uuid(),
      draw: int({ min: 1, max: 1_000_000 }),
      /** The hash that was shown for this draw. */
      seedHash: hash(),
      clientSeed: clientSeed(),
    }),
    reply: drawnPrize,
    errors: [
      'promo.closed',
      'promo.budget_empty',
      'promo.not_eligible',
      'promo.already_claimed_here',
      'lucky.no_chance',
      'lucky.no_chance_today',
      'lucky.changed',
    ],
  }),
  ownDraws: defineEndpoint({
    ...lucky,
    access: 'member',
    method: 'GET',
    path: '/api/v1/lucky-draw/draws',
    summary: 'The member’s draws with what proves them, newest first',
    query: object({ pageNum: optional(int({ min: 1, max: 1_000 })) }),
    reply: page('list', drawnPrize),
  }),
};
