import { reloadCall, t } from '@palaro/client';
import { ExportButton, ListPage, Place, useList, useWork, type Column } from '@palaro/desk';
import { cashierConsoleApi, type DepositRow } from '../console.api.ts';
import { ACCOUNT, DEPOSIT_COLUMNS, depositAt } from './deposit-columns.tsx';
import { depositFilters } from './deposit-filters.ts';
import { useMethods } from './method-names.tsx';

const [reference, ...rest] = DEPOSIT_COLUMNS;
const COLUMNS: readonly Column<DepositRow>[] = [
  ...(reference ? [reference] : []),
  ACCOUNT,
  ...rest,
];

/** Deposits of everybody, the newest first. */
export default function DepositsScreen() {
  const list = useList(cashierConsoleApi.consoleDeposits);
  useWork(() => reloadCall(cashierConsoleApi.consoleDeposits));
  return (
    <ListPage
      title="cashier-console.deposits"
      list={list}
      columns={COLUMNS}
      rowKey={(row) => row.id}
      to={depositAt}
      search="reference"
      views={[
        { name: t('cashier-console.view.waiting'), query: 'queue=waiting' },
        { name: t('cashier-console.view.paid'), query: 'state=Paid' },
        { name: t('cashier-console.deposit.Expired'), query: 'state=Expired' },
      ]}
      filters={[
        ...depositFilters(useMethods()),
        { name: 'provider', label: 'cashier-console.provider', kind: 'text', max: 20 },
        { name: 'member', label: 'cashier-console.member_id', kind: 'text', max: 18 },
      ]}
      tools={
        <ExportButton
          endpoint={cashierConsoleApi.exportDeposits}
          input={{ body: list.filters }}
          name="deposits"
        />
      }
      empty="cashier-console.no_deposits"
      actions={<Place to="/console/deposits/queue">{t('cashier-console.open_queue')}</Place>}
    />
  );
}
