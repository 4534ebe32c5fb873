import type { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { isOpenWithdrawal } from '../../order-states.ts';
import type { PART_STATES } from '../../withdrawals.api.ts';
import { payoutMethods } from './payout-methods.ts';
import { newestOf } from './payout-parts.ts';
import { payoutParts } from './payout-rails.ts';
import type { AttemptRecord, WithdrawalRecord } from './withdrawals.repository.ts';

export interface ShownPart {
  amount: Money;
  state: (typeof PART_STATES)[number];
}

/** What a member reads of an attempt; that nobody knows is as good as on its way. */
const SHOWN = {
  Ready: 'planned',
  Sent: 'sent',
  Unknown: 'sent',
  Paid: 'paid',
  Failed: 'failed',
  Returned: 'returned',
} as const satisfies Record<AttemptRecord['state'], ShownPart['state']>;

/** What decides how an order that is not sent yet will be. */
export const partRules = async (app: App) => ({
  methods: await payoutMethods(app.db),
  partsMost: app.site.settings['withdraw.partsMost'],
});

/**
 * Parts of an order, the newest attempt of each; before it is sent, those it will be sent in. Empty
 * where no provider had it and none will.
 */
export function shownParts(
  order: Pick<WithdrawalRecord, 'state' | 'method' | 'amount'>,
  attempts: readonly AttemptRecord[],
  { methods, partsMost }: Awaited<ReturnType<typeof partRules>>,
): ShownPart[] {
  if (attempts.length > 0) {
    const parts = newestOf(attempts);
    return parts.map(({ amount, state }) => ({ amount: BigInt(amount), state: SHOWN[state] }));
  }
  if (!isOpenWithdrawal(order.state)) return [];
  const rule = { kind: order.method, least: methods.get(order.method)?.least ?? 1n, partsMost };
  return payoutParts(BigInt(order.amount), rule).map((amount) => ({ amount, state: 'planned' }));
}
