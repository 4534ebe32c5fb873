import { actionText } from '@palaro/audit/console/action-text';
import { t, type RowOf } from '@palaro/client';
import { DataTable, Instant, useList, TIME_WIDTH, type Column } from '@palaro/desk';
import { membersApi } from '../members.api.ts';

type Happened = RowOf<typeof membersApi.memberTimeline>;

const COLUMNS: readonly Column<Happened>[] = [
  {
    key: 'at',
    title: 'members-console.at',
    cell: (row) => <Instant at={row.at} />,
    width: TIME_WIDTH,
  },
  { key: 'actor', title: 'members-console.actor', cell: (row) => row.actor, width: 200 },
  {
    key: 'what',
    title: 'members-console.what',
    cell: (row) => <span title={row.action}>{whatOf(row)}</span>,
  },
  { key: 'reason', title: 'members-console.reason', cell: (row) => row.reason, width: 320 },
];

const whatOf = ({ action, detail }: Happened) =>
  [actionText(action), ...Object.entries(detail).map(([name, value]) => `${name}: ${value}`)].join(
    ' · ',
  );

/** What changed about the account and what operators did, newest first. */
export default function TimelineTab({ member }: { member: string }) {
  const list = useList(membersApi.memberTimeline, {}, { params: { member } });
  return (
    <DataTable
      label={t('members-console.tab.timeline')}
      screen="members-console.timeline"
      columns={COLUMNS}
      pages={list.pages}
      rowKey={(row) => `${row.at} ${row.action} ${row.actor}`}
      empty={t('members-console.no_timeline')}
    />
  );
}
