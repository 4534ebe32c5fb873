import { t } from '@palaro/client';
import { DataTable, Filters, useList } from '@palaro/desk';
import { cashierConsoleApi } from '../console.api.ts';
import { DEPOSIT_COLUMNS, depositAt } from './deposit-columns.tsx';
import { depositFilters } from './deposit-filters.ts';
import { useMethods } from './method-names.tsx';

/** A member's deposits. */
export default function DepositsTab({ member }: { member: string }) {
  const list = useList(cashierConsoleApi.consoleDeposits, { member });
  return (
    <DataTable
      filters={
        <Filters filters={depositFilters(useMethods())} values={list.filters} set={list.set} />
      }
      label={t('cashier-console.deposits')}
      screen="cashier-console.deposits_tab"
      columns={DEPOSIT_COLUMNS}
      pages={list.pages}
      rowKey={(row) => row.id}
      to={depositAt}
      empty={t('cashier-console.no_deposits')}
    />
  );
}
