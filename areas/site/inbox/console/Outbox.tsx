import { t, usePages, type RowOf } from '@palaro/client';
import { DataTable, Instant, TIME_WIDTH, type Column } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { inboxConsoleApi } from '../console.api.ts';

type Row = RowOf<typeof inboxConsoleApi.memberOutbox>;

const TONES = { queued: 'gold', sent: 'dim', delivered: 'leaf', failed: 'rose' } as const;

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'at',
    title: 'inbox-console.at',
    cell: (row) => <Instant at={row.sentAt} />,
    width: TIME_WIDTH,
  },
  {
    key: 'channel',
    title: 'inbox-console.channel',
    cell: ({ channel }) =>
      channel === 'sms' ? t('inbox-console.channel.sms') : t('inbox-console.channel.mail'),
    width: 110,
  },
  { key: 'to', title: 'inbox-console.to', cell: (row) => row.to },
  { key: 'purpose', title: 'inbox-console.purpose', cell: (row) => row.purpose },
  {
    key: 'tries',
    title: 'inbox-console.tries',
    cell: (row) => row.tries,
    align: 'end',
    width: 100,
  },
  {
    key: 'state',
    title: 'inbox-console.state',
    cell: ({ state }) => <Badge tone={TONES[state]}>{t(`inbox-console.state.${state}`)}</Badge>,
    width: 150,
  },
];

/** SMS and mails to a member; the recipients are masked. */
export function Outbox({ member }: { member: string }) {
  const pages = usePages(inboxConsoleApi.memberOutbox, {}, { params: { member } });
  return (
    <DataTable
      label={t('inbox-console.outbox')}
      screen="inbox-console.outbox"
      columns={COLUMNS}
      pages={pages}
      rowKey={(row) => row.id}
      empty={t('inbox-console.no_outbox')}
    />
  );
}
