import { t, usePages, type RowOf } from '@palaro/client';
import { DataTable, Instant, TIME_WIDTH, type Column } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { inboxConsoleApi } from '../console.api.ts';
import { Outbox } from './Outbox.tsx';
import styles from './messages-tab.module.css';

type Row = RowOf<typeof inboxConsoleApi.memberMessages>;

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'at',
    title: 'inbox-console.at',
    cell: (row) => <Instant at={row.sentAt} />,
    width: TIME_WIDTH,
  },
  { key: 'title', title: 'inbox-console.title', cell: (row) => <strong>{row.title}</strong> },
  {
    key: 'kind',
    title: 'inbox-console.kind',
    cell: (row) => t(`inbox-console.kind.${row.kind}`),
    width: 120,
  },
  {
    key: 'state',
    title: 'inbox-console.state',
    cell: (row) => <Badge tone="dim">{t(`inbox-console.${stateOf(row)}`)}</Badge>,
    width: 190,
  },
];

const stateOf = ({ read, removed }: Row) => {
  if (removed) return 'removed';
  return read ? 'read' : 'unread';
};

/** The member's inbox, and the SMS and mails to where he can be reached now. */
export default function MessagesTab({ member }: { member: string }) {
  const pages = usePages(inboxConsoleApi.memberMessages, {}, { params: { member } });
  return (
    <>
      <h2 className={styles.head}>{t('inbox-console.inbox')}</h2>
      <DataTable
        label={t('inbox-console.inbox')}
        screen="inbox-console.inbox"
        columns={COLUMNS}
        pages={pages}
        rowKey={(row) => row.id}
        empty={t('inbox-console.none')}
      />
      <h2 className={styles.head}>{t('inbox-console.outbox')}</h2>
      <Outbox member={member} />
    </>
  );
}
