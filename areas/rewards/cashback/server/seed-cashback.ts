import { Money, plusSeconds } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import { USUAL_RULE, type CashbackRule } from '../cashback.rules.ts';
import { cashbackKind } from './cashback-kind.ts';

const WEEK_SECONDS = 7 * 86_400;
const CASHBACK = '01980000-0000-7000-8000-000000000620';
const RULE: CashbackRule = { ...USUAL_RULE, products: [] };

/** A weekly cashback that runs; what members of the demo lose comes back in part on Monday. */
export async function seedCashback(app: App, progress: (what: string) => void) {
  progress('a weekly cashback');
  const now = app.clock.now();
  await insertPromotion(app.db, {
    id: CASHBACK,
    kind: cashbackKind.type,
    state: 'Running',
    title: { EN: 'Something back each week', TY: 'May balik bawat linggo' },
    summary: {
      EN: '5 % of a week’s loss comes back on Monday.',
      TY: 'Bumabalik tuwing Lunes ang 5 % ng talo mo sa linggo.',
    },
    rule: RULE,
    startsAt: plusSeconds(now, -WEEK_SECONDS),
    endsAt: null,
    budget: Money.of('100000.0000'),
    madeAt: now,
    madeBy: 'demo',
  });
}
