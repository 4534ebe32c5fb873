import { t } from '@palaro/client';
import { Ago, Instant, Money, Person, TIME_WIDTH, type Column } from '@palaro/desk';
import type { WithdrawalRow } from '../console.api.ts';
import { Marks, Score, WithdrawalBadge } from './order-cells.tsx';

/** Address of a withdrawal's record. */
export const withdrawalAt = ({ member, id }: Pick<WithdrawalRow, 'member' | 'id'>) =>
  `/console/withdrawals/${member}/${id}`;

export const ACCOUNT: Column<WithdrawalRow> = {
  key: 'account',
  title: 'cashier-console.member',
  width: 100,
  cell: (row) => <Person name={row.account} member={row.member} />,
};

/** Columns of a list of withdrawals, without the member. */
export const WITHDRAWAL_COLUMNS: readonly Column<WithdrawalRow>[] = [
  {
    key: 'reference',
    title: 'cashier-console.reference',
    width: 142,
    cell: (row) => row.reference,
  },
  {
    key: 'amount',
    title: 'cashier-console.amount',
    align: 'end',
    width: 104,
    cell: (row) => (
      <strong>
        <Money value={row.amount} />
      </strong>
    ),
  },
  {
    key: 'state',
    title: 'cashier-console.state',
    width: 120,
    cell: (row) => <WithdrawalBadge of={row.state} />,
  },
  {
    key: 'score',
    title: 'cashier-console.score',
    width: 62,
    cell: (row) => <Score of={row.score} />,
  },
  {
    key: 'marks',
    title: 'cashier-console.marks',
    cell: (row) => <Marks of={row.marks} />,
  },
  { key: 'card', title: 'cashier-console.card', width: 176, cell: (row) => row.card },
  {
    key: 'needs',
    title: 'cashier-console.needs',
    width: 110,
    hidden: true,
    cell: (row) => t(`cashier-console.needs.${row.needs}`),
  },
  {
    key: 'approved',
    title: 'cashier-console.approved_by',
    width: 120,
    hidden: true,
    cell: (row) => row.approvedBy.join(', '),
  },
  {
    key: 'at',
    title: 'cashier-console.asked',
    width: TIME_WIDTH,
    cell: (row) => <Ago at={row.createdAt} />,
  },
  {
    key: 'paid',
    title: 'cashier-console.paid_at',
    width: TIME_WIDTH,
    hidden: true,
    cell: (row) => row.paidAt && <Instant at={row.paidAt} />,
  },
];
