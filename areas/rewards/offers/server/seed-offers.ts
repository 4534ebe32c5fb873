import { Money, plusSeconds } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import type { DepositRule } from './deposit-rule.ts';

const DAY_SECONDS = 86_400;
const FIRST = '01980000-0000-7000-8000-000000000002';
/** The example of docs/domain/promotions.md §2. */
const RULE: DepositRule = {
  percent: 100,
  cap: '1000.0000',
  least: '100.0000',
  turnoverTimes: 10,
};

/** A bonus on the first deposit, which runs. */
export async function seedOffers(app: App, progress: (what: string) => void) {
  progress('a bonus on the first deposit');
  const now = app.clock.now();
  await insertPromotion(app.db, {
    id: FIRST,
    kind: 'FIRST_DEPOSIT',
    state: 'Running',
    title: {
      EN: 'Your first deposit, doubled',
      TY: 'Doble ang una mong deposito',
    },
    summary: {
      EN: 'Up to ₱1,000 on top of your first deposit.',
      TY: 'Hanggang ₱1,000 na dagdag sa una mong deposito.',
    },
    rule: RULE,
    startsAt: plusSeconds(now, -DAY_SECONDS),
    endsAt: null,
    budget: Money.of('200000.0000'),
    madeAt: now,
    madeBy: 'demo',
  });
}
