import { t } from '@palaro/client';
import {
  Age,
  ListPage,
  Money,
  Person,
  TIME_WIDTH,
  useList,
  useMay,
  type BulkAction,
  type Column,
} from '@palaro/desk';
import { recordsConsoleApi, type FoundRound } from '../console.api.ts';
import { askVendorsOf } from './ask-vendor.ts';
import { ResultBadge } from './ResultBadge.tsx';

/** A round of seconds that is open for an hour waits for something. */
const LATE_SECONDS = 3_600;

const COLUMNS: readonly Column<FoundRound>[] = [
  { key: 'round', title: 'records-console.round', cell: (row) => row.roundId, width: 240 },
  {
    key: 'at',
    title: 'records-console.opened',
    cell: (row) => <Age since={row.openedAt} lateAfter={LATE_SECONDS} />,
    width: TIME_WIDTH,
  },
  {
    key: 'member',
    title: 'records-console.member',
    cell: (row) => <Person name={row.member} member={row.member} />,
  },
  { key: 'game', title: 'records-console.game', cell: (row) => row.gameName },
  { key: 'vendor', title: 'records-console.vendor', cell: (row) => row.vendorName },
  {
    key: 'result',
    title: 'records-console.result',
    cell: (row) => <ResultBadge of={row.result} />,
    width: 120,
  },
  {
    key: 'stake',
    title: 'records-console.stake',
    cell: (row) => <Money value={row.stake} exact />,
    align: 'end',
  },
];

const ASK: BulkAction<FoundRound> = {
  key: 'ask',
  label: (rows) => t('records-console.ask_many', { count: rows.length }),
  run: (rows) => void askVendorsOf(rows),
};

/** Open rounds of everybody, oldest first; a number finds its round, open or not. */
export default function RoundsScreen() {
  const list = useList(recordsConsoleApi.foundRounds);
  const may = useMay('round.repair');
  return (
    <ListPage
      title="records-console.all_rounds"
      list={list}
      columns={COLUMNS}
      rowKey={(row) => `${row.vendor}/${row.id}`}
      to={(row) => `/console/rounds/${row.member}/${row.vendor}/${row.id}`}
      search="round"
      bulk={may ? [ASK] : []}
      filters={[
        { name: 'member', label: 'records-console.member', kind: 'text' },
        { name: 'vendor', label: 'records-console.vendor', kind: 'text' },
      ]}
      empty="records-console.none_open"
    />
  );
}
