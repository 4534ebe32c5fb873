import { Money, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { balances } from '@palaro/wallet/server';

/** A game call's answer with the playable balance of now, for answers that moved no money. */
export async function withBalance<V extends object>(app: App, memberId: MemberId, view: V) {
  const { main, version } = await balances(app, memberId);
  return { ...view, balance: Money.text(main), balanceVersion: version };
}
