import type { TextKey } from '@palaro/api';
import { t, useQueryParam, type RowOf } from '@palaro/client';
import { DataTable, Filters, Instant, Money, useList, TIME_WIDTH, type Column } from '@palaro/desk';
import { recordsConsoleApi } from '../console.api.ts';
import { DAYS } from './days.ts';
import { Transfer } from './Transfer.tsx';

type Movement = RowOf<typeof recordsConsoleApi.memberTransactions>;

const COLUMNS: readonly Column<Movement>[] = [
  {
    key: 'at',
    title: 'records-console.at',
    cell: (row) => <Instant at={row.at} />,
    width: TIME_WIDTH,
  },
  { key: 'kind', title: 'records-console.kind', cell: (row) => row.text },
  {
    key: 'amount',
    title: 'records-console.amount',
    cell: (row) => <Money value={row.amount} signed exact />,
    align: 'end',
    width: 134,
  },
  {
    key: 'after',
    title: 'records-console.after',
    cell: (row) => row.balanceAfter && <Money value={row.balanceAfter} exact />,
    align: 'end',
    width: 158,
  },
  { key: 'besides', title: 'records-console.besides', cell: (row) => besidesOf(row), width: 180 },
  { key: 'about', title: 'records-console.about', cell: (row) => aboutOf(row), width: 150 },
];

const besidesOf = ({ besides }: Movement) =>
  besides.map(({ wallet, vendor, amount }) => (
    <span key={`${wallet} ${vendor}`}>
      <Money value={amount} signed exact />{' '}
      <span>{t(`records-console.wallet.${wallet}`, { vendor })}</span>{' '}
    </span>
  ));

/** A reason of a correction in words; what an operator wrote stays as it is. */
const reasonOf = (reason: string) => t(`records-console.reason.${reason}` as TextKey) || reason;

const aboutOf = ({ ref }: Movement) =>
  [ref.gameName || ref.vendorName, ref.reason && reasonOf(ref.reason)].filter(Boolean).join(' · ');

/** Every movement of a member's money; each amount opens into its postings. */
export default function MoneyTab({ member }: { member: string }) {
  const list = useList(recordsConsoleApi.memberTransactions, {}, { params: { member } });
  const [open, setOpen] = useQueryParam('open');
  const totals = list.pages.first?.totals;
  return (
    <>
      <DataTable
        filters={<Filters filters={DAYS} values={list.filters} set={list.set} />}
        label={t('records-console.money')}
        screen="records-console.money"
        columns={COLUMNS}
        pages={list.pages}
        rowKey={(row) => row.id}
        onOpen={(row) => setOpen(row.id)}
        openKey={open}
        totals={totals ? { amount: <Money value={totals.net} signed exact /> } : undefined}
        empty={t('records-console.no_money')}
      />
      {open && <Transfer member={member} transfer={open} onClose={() => setOpen(null)} />}
    </>
  );
}
