import { Money } from '@palaro/kernel';
import { writeDraft } from '@palaro/promotions/server';
import { refuse, type App, type Operator } from '@palaro/server';
import type { CashbackRule } from '../cashback.rules.ts';
import type { CashbackDraft } from '../console.api.ts';
import { cashbackKind } from './cashback-kind.ts';

/**
 * Writes a cashback as a draft. Refuses `promo.cap_small` for a cap below the least, and as
 * `writeDraft` does.
 */
export function makeCashback(app: App, operator: Operator, draft: CashbackDraft) {
  const { period, rate, least, cap, turnoverTimes, products = [] } = draft;
  if (Money.of(cap) < Money.of(least)) throw refuse('promo.cap_small');
  const rule: CashbackRule = {
    period,
    rate,
    least,
    cap,
    turnoverTimes,
    products: [...new Set(products)],
  };
  return writeDraft(app, operator, { kind: cashbackKind, draft, rule });
}
