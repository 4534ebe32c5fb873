import { t, type RowOf } from '@palaro/client';
import { DataTable, Filters, Instant, Money, TIME_WIDTH, useList, type Column } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { transfersConsoleApi } from '../console.api.ts';
import { MAIN, TRANSFER_STATES } from '../transfers.api.ts';

type Row = RowOf<typeof transfersConsoleApi.memberTransfers>;

const TONES = {
  ...({ created: 'gold', sent: 'gold', unknown: 'gold' } as const),
  ...({ done: 'leaf', failed: 'dim' } as const),
};

const sideOf = (side: string) => (side === MAIN ? t('transfers-console.main') : side);

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'at',
    title: 'transfers-console.at',
    cell: (row) => <Instant at={row.createdAt} />,
    width: TIME_WIDTH,
  },
  { key: 'from', title: 'transfers-console.from', cell: (row) => sideOf(row.from) },
  { key: 'to', title: 'transfers-console.to', cell: (row) => sideOf(row.to) },
  {
    key: 'amount',
    title: 'transfers-console.amount',
    cell: (row) => <Money value={row.amount} exact />,
    align: 'end',
  },
  {
    key: 'state',
    title: 'transfers-console.state',
    cell: ({ state }) => <Badge tone={TONES[state]}>{t(`transfers-console.state.${state}`)}</Badge>,
    width: 170,
  },
  {
    key: 'ended',
    title: 'transfers-console.ended',
    cell: (row) => row.resolvedAt && <Instant at={row.resolvedAt} />,
    width: TIME_WIDTH,
  },
  {
    key: 'asked',
    title: 'transfers-console.asked',
    cell: (row) => row.asked,
    align: 'end',
    hidden: true,
  },
  {
    key: 'late',
    title: 'transfers-console.late',
    cell: (row) => row.late && <Instant at={row.late} />,
    width: TIME_WIDTH,
    hidden: true,
  },
];

/** A member's transfers to and from vendors, the open ones with what is known of them. */
export default function TransfersTab({ member }: { member: string }) {
  const list = useList(transfersConsoleApi.memberTransfers, {}, { params: { member } });
  const options = TRANSFER_STATES.map((value) => {
    return { value, label: t(`transfers-console.state.${value}`) };
  });
  return (
    <DataTable
      filters={
        <Filters
          filters={[{ name: 'state', label: 'transfers-console.state', kind: 'choice', options }]}
          values={list.filters}
          set={list.set}
        />
      }
      label={t('transfers-console.tab')}
      screen="transfers-console.tab"
      columns={COLUMNS}
      pages={list.pages}
      rowKey={(row) => row.id}
      empty={t('transfers-console.none')}
    />
  );
}
