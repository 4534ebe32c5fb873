import type { MemberId, Money } from '@palaro/kernel';
import type { App } from '@palaro/server';

/** R real money, T play money of trial accounts; money never crosses (ledger.md §1.7). */
export type Realm = 'R' | 'T';

/** Creates the member's accounts in the book of that realm; a second call changes nothing. */
export async function openWallet(app: App, member: MemberId, realm: Realm): Promise<void> {
  void [member, realm];
  return Promise.reject(new Error(`not wired yet: ${app.config.publicUrl}`));
}

/**
 * Brings in a balance: OPENING → CASH in book R, ISSUE → CASH in book T. `key` makes it once for
 * ever, for instance `opening/member1`.
 */
export async function creditOpening(
  app: App,
  opening: { member: MemberId; amount: Money; key: string; at?: Date },
): Promise<void> {
  void opening;
  return Promise.reject(new Error(`not wired yet: ${app.config.publicUrl}`));
}
