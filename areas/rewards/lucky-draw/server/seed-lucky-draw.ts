import { Money, plusSeconds } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import type { LuckyRule } from '../lucky-rule.ts';
import { openLuckyDraw } from './lucky-draw-kind.ts';

const DAY_SECONDS = 86_400;
const LUCKY_DRAW = '01980000-0000-7000-8000-000000000041';
const RULE: LuckyRule = {
  prizes: [
    { amount: '1000.0000', odds: '0.1000', stock: 5 },
    { amount: '100.0000', odds: '1.0000', stock: 50 },
    { amount: '20.0000', odds: '9.0000', stock: 500 },
  ],
  usual: '2.0000',
  free: 1,
  betFor: '500.0000',
  most: 5,
  turnoverTimes: 1,
};

/** A lucky draw that runs: each member has a chance a day. */
export async function seedLuckyDraw(app: App, progress: (what: string) => void) {
  progress('a lucky draw');
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const made = await insertPromotion(tx, {
      id: LUCKY_DRAW,
      kind: 'LUCKY_DRAW',
      state: 'Running',
      title: { EN: 'A draw for everyone', TY: 'Bunutan para sa lahat' },
      summary: {
        EN: 'One free draw a day, and every draw pays. The largest prize is 1,000.',
        TY: 'Isang libreng bunot bawat araw, at bawat bunot ay may premyo. Hanggang 1,000.',
      },
      rule: RULE,
      startsAt: plusSeconds(now, -DAY_SECONDS),
      endsAt: null,
      budget: Money.of('100000.0000'),
      madeAt: now,
      madeBy: 'demo',
    });
    if (made) await openLuckyDraw(tx, { id: LUCKY_DRAW, rule: RULE });
  });
}
