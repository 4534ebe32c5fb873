import { dayIn, Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { importStatement } from '../../areas/money/cashier/server/bank/import-statement.ts';
import { ledgerOf } from '../../areas/money/cashier/server/bank/expected.repository.ts';
import { CASHIER } from './deposit-moves.ts';
import type { ByHand } from './history.ts';

/** The account from which people pay by hand. */
export async function payingAccount({ pool }: App): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from house_bank_account order by sort limit 1',
  );
  return rows[0]?.id ?? '';
}

/** The bank's own balance of that account, and what it says at the end of each world. */
export function createStatements(app: App) {
  let balance = 0n;
  const figures = { 'lines of the bank': 0 };
  const zone = app.site.settings['site.zone'];
  return {
    figures,
    /** Reads a statement of what really moved: every line is a posting, and nothing is missing. */
    async judge(moved: readonly ByHand[]): Promise<string[]> {
      if (moved.length === 0) return [];
      const account = await payingAccount(app);
      const lines = moved
        .toSorted((a, b) => a.day.localeCompare(b.day))
        .map((one) => {
          balance -= one.amount;
          return `${one.day},Transfer,${one.reference},${pesos(one.amount)},,${pesos(balance)}`;
        });
      const text = ['Date,Description,Reference,Debit,Credit,Balance', ...lines].join('\n');
      figures['lines of the bank'] += lines.length;
      const file = Buffer.from(text);
      const { matched, differences } = await importStatement(app, CASHIER, { account, file });
      const to = dayIn(zone, app.clock.now());
      const kept = await ledgerOf(app.db, { account, from: to, to, zone });
      return [
        ...(matched === lines.length ? [] : [`of ${lines.length} lines ${matched} are known`]),
        ...(differences === 0 ? [] : [`${differences} differences to the bank's statement`]),
        ...(kept === balance ? [] : [`the ledger keeps ${kept} at the bank, which has ${balance}`]),
      ];
    },
  };
}

const pesos = (amount: bigint) =>
  amount < 0n ? `-${Money.text(-amount).slice(0, -2)}` : Money.text(amount).slice(0, -2);
