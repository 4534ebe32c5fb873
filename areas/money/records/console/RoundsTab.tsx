import { t, type RowOf } from '@palaro/client';
import {
  DataTable,
  Filters,
  Instant,
  Money,
  useList,
  TIME_WIDTH,
  type Column,
  type Filter,
} from '@palaro/desk';
import { recordsConsoleApi } from '../console.api.ts';
import { ROUND_RESULTS } from '../records.api.ts';
import { DAYS } from './days.ts';
import { ResultBadge } from './ResultBadge.tsx';

type Round = RowOf<typeof recordsConsoleApi.memberRounds>;

const COLUMNS: readonly Column<Round>[] = [
  {
    key: 'at',
    title: 'records-console.at',
    cell: (row) => <Instant at={row.openedAt} />,
    width: TIME_WIDTH,
  },
  { key: 'game', title: 'records-console.game', cell: (row) => row.gameName, width: 170 },
  { key: 'vendor', title: 'records-console.vendor', cell: (row) => row.vendorName },
  {
    key: 'result',
    title: 'records-console.result',
    cell: (row) => <ResultBadge of={row.result} />,
    width: 110,
  },
  {
    key: 'stake',
    title: 'records-console.stake',
    cell: (row) => <Money value={row.stake} exact />,
    align: 'end',
  },
  {
    key: 'payout',
    title: 'records-console.payout',
    cell: (row) => <Money value={row.payout} exact />,
    align: 'end',
  },
  {
    key: 'net',
    title: 'records-console.net',
    cell: (row) => <Money value={row.net} signed exact />,
    align: 'end',
  },
  {
    key: 'round',
    title: 'records-console.round',
    cell: (row) => row.roundId,
    width: 240,
    hidden: true,
  },
];

const filters = (): Filter[] => [
  ...DAYS,
  {
    name: 'result',
    label: 'records-console.result',
    kind: 'choice',
    options: ROUND_RESULTS.map((value) => ({
      value,
      label: t(`records-console.result.${value}`),
    })),
  },
];

/** A member's rounds of every category, with sums over the filter; each opens its page. */
export default function RoundsTab({ member }: { member: string }) {
  const list = useList(recordsConsoleApi.memberRounds, {}, { params: { member } });
  const totals = list.pages.first?.totals;
  return (
    <DataTable
      filters={<Filters filters={filters()} values={list.filters} set={list.set} />}
      label={t('records-console.rounds')}
      screen="records-console.rounds"
      columns={COLUMNS}
      pages={list.pages}
      rowKey={(row) => `${row.vendor}/${row.roundId}`}
      to={(row) => `/console/rounds/${member}/${row.vendor}/${row.id}`}
      totals={
        totals && {
          stake: <Money value={totals.stake} exact />,
          payout: <Money value={totals.payout} exact />,
          net: <Money value={totals.net} signed exact />,
        }
      }
      empty={t('records-console.no_rounds')}
    />
  );
}
