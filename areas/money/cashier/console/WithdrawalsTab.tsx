import { t } from '@palaro/client';
import { DataTable, Filters, useList } from '@palaro/desk';
import { cashierConsoleApi } from '../console.api.ts';
import { WITHDRAWAL_COLUMNS, withdrawalAt } from './withdrawal-columns.tsx';
import { withdrawalFilters } from './withdrawal-filters.ts';

/** List of a member's withdrawals. */
export default function WithdrawalsTab({ member }: { member: string }) {
  const list = useList(cashierConsoleApi.consoleWithdrawals, { member });
  return (
    <DataTable
      filters={<Filters filters={withdrawalFilters()} values={list.filters} set={list.set} />}
      label={t('cashier-console.withdrawals')}
      screen="cashier-console.withdrawals_tab"
      columns={WITHDRAWAL_COLUMNS}
      pages={list.pages}
      rowKey={(row) => row.id}
      to={withdrawalAt}
      empty={t('cashier-console.no_withdrawals')}
    />
  );
}
