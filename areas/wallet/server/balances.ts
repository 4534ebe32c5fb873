import { Money, type MemberId } from '@palaro/kernel';
import type { MemberAccountKind, MemberBalances } from '@palaro/ledger';
import type { App } from '@palaro/server';
import './wallet.tables.ts';

/** A member's money by account kind; `sum` is the specification's total (ledger.md §2). */
export interface Balances {
  sum: Money;
  main: Money;
  held: Money;
  bonus: Money;
}

/** What the ledger answers, as members read it. */
export const readBalances = ({ cash, held, bonus, vendors }: MemberBalances): Balances => ({
  sum: cash + held + bonus + vendors,
  main: cash,
  held,
  bonus,
});

/** The committed balances; zeros for a member without a wallet. */
export async function balances(app: App, member: MemberId): Promise<Balances> {
  const rows = await app.db
    .selectFrom('wallet')
    .select(['kind', 'balance'])
    .where('member_id', '=', member)
    .execute();
  const of = (kind: MemberAccountKind) =>
    Money.sum(rows.filter((row) => row.kind === kind).map((row) => BigInt(row.balance)));
  return readBalances({
    cash: of('CASH'),
    held: of('HOLD'),
    bonus: of('BONUS'),
    debt: of('DEBT'),
    vendors: of('VENDOR'),
  });
}

/** As it stands on the wire: decimal strings. */
export const balancesOnWire = ({ sum, main, held, bonus }: Balances) => ({
  sumBalance: Money.text(sum),
  main: Money.text(main),
  held: Money.text(held),
  bonus: Money.text(bonus),
});
