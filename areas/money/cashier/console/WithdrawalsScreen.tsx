import { reloadCall, t } from '@palaro/client';
import { ExportButton, ListPage, Place, useList, useWork, type Column } from '@palaro/desk';
import { cashierConsoleApi, type WithdrawalRow } from '../console.api.ts';
import { ACCOUNT, WITHDRAWAL_COLUMNS, withdrawalAt } from './withdrawal-columns.tsx';
import { withdrawalFilters } from './withdrawal-filters.ts';

const [reference, ...rest] = WITHDRAWAL_COLUMNS;
const COLUMNS: readonly Column<WithdrawalRow>[] = [
  ...(reference ? [reference] : []),
  ACCOUNT,
  ...rest,
];

/** List of all withdrawals; the view of those that wait begins with the oldest. */
export default function WithdrawalsScreen() {
  const list = useList(cashierConsoleApi.consoleWithdrawals);
  useWork(() => reloadCall(cashierConsoleApi.consoleWithdrawals));
  return (
    <ListPage
      title="cashier-console.withdrawals"
      list={list}
      columns={COLUMNS}
      rowKey={(row) => row.id}
      to={withdrawalAt}
      search="reference"
      views={[
        { name: t('cashier-console.view.waiting'), query: 'queue=waiting' },
        { name: t('cashier-console.view.aside'), query: 'queue=aside' },
        { name: t('cashier-console.view.sent'), query: 'state=Sent' },
        { name: t('cashier-console.view.paid'), query: 'state=Paid' },
      ]}
      filters={[
        ...withdrawalFilters(),
        { name: 'member', label: 'cashier-console.member_id', kind: 'text', max: 18 },
      ]}
      tools={
        <ExportButton
          endpoint={cashierConsoleApi.exportWithdrawals}
          input={{ body: list.filters }}
          name="withdrawals"
        />
      }
      empty="cashier-console.no_withdrawals"
      actions={<Place to="/console/withdrawals/queue">{t('cashier-console.open_queue')}</Place>}
    />
  );
}
