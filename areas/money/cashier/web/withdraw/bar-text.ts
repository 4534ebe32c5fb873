import { formatMoment, peso, siteNow, t } from '@palaro/client';
import type { Withdrawable } from '../../withdrawals.api.ts';

type Bar = Withdrawable['bars'][number];

/** Sentence that says how a bar holds a withdrawal. */
export function barText(bar: Bar): string {
  const { amount, until, account } = bar;
  return t(keyOf(bar), {
    amount: amount === null ? '' : peso(amount),
    at: until === null ? '' : formatMoment(until),
    account: account ?? '',
  });
}

function keyOf({ bar, reason, until }: Bar) {
  if (bar !== 'card_review' || reason === null) return `withdrawals.bar_${bar}` as const;
  if (until !== null && until <= siteNow()) return 'withdrawals.bar_card_review_late' as const;
  return `withdrawals.bar_card_review_${reason}` as const;
}
