import type { MemberId, Money } from '@palaro/kernel';
import type { App } from '@palaro/server';

/** A member's money by account kind; `sum` is the specification's total (ledger.md §2). */
export interface Balances {
  sum: Money;
  main: Money;
  held: Money;
  bonus: Money;
}

export async function balances(app: App, member: MemberId): Promise<Balances> {
  void member;
  return Promise.reject(new Error(`not wired yet: ${app.config.publicUrl}`));
}
