import { Ago, Instant, Money, Person, TIME_WIDTH, type Column } from '@palaro/desk';
import type { DepositRow } from '../console.api.ts';
import { MethodName } from './method-names.tsx';
import { DepositBadge, Marks } from './order-cells.tsx';

/** A deposit's record. */
export const depositAt = ({ member, id }: Pick<DepositRow, 'member' | 'id'>) =>
  `/console/deposits/${member}/${id}`;

export const ACCOUNT: Column<DepositRow> = {
  key: 'account',
  title: 'cashier-console.member',
  width: 100,
  cell: (row) => <Person name={row.account} member={row.member} />,
};

/** What a list of deposits shows beside the member. */
export const DEPOSIT_COLUMNS: readonly Column<DepositRow>[] = [
  {
    key: 'reference',
    title: 'cashier-console.reference',
    width: 140,
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
    key: 'received',
    title: 'cashier-console.received',
    align: 'end',
    width: 104,
    cell: (row) => row.received && <Money value={row.received} />,
  },
  {
    key: 'state',
    title: 'cashier-console.state',
    width: 136,
    cell: (row) => <DepositBadge of={row.state} />,
  },
  {
    key: 'method',
    title: 'cashier-console.method',
    width: 158,
    cell: (row) => <MethodName of={row.method} />,
  },
  {
    key: 'marks',
    title: 'cashier-console.marks',
    cell: (row) => <Marks of={row.marks} />,
  },
  {
    key: 'provider',
    title: 'cashier-console.provider',
    width: 110,
    hidden: true,
    cell: (row) => row.provider,
  },
  {
    key: 'providerId',
    title: 'cashier-console.provider_id',
    width: 160,
    hidden: true,
    cell: (row) => row.providerId,
  },
  {
    key: 'credited',
    title: 'cashier-console.credited',
    align: 'end',
    hidden: true,
    cell: (row) => row.credited && <Money value={row.credited} />,
  },
  {
    key: 'at',
    title: 'cashier-console.made',
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
