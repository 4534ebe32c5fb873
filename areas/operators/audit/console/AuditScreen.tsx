import {
  TIME_WIDTH,
  Diff,
  ExportButton,
  Facts,
  Instant,
  ListPage,
  Person,
  useList,
  useMay,
  type Column,
} from '@palaro/desk';
import { auditApi, type AuditEntryRow } from '../audit.api.ts';
import { actionText } from './action-text.ts';
import { TrailTools } from './TrailTools.tsx';
import { TrailState } from './TrailState.tsx';
import styles from './audit.module.css';

const COLUMNS: readonly Column<AuditEntryRow>[] = [
  { key: 'seq', title: 'audit-console.seq', cell: (row) => row.seq, align: 'end', width: 80 },
  {
    key: 'at',
    title: 'audit-console.at',
    cell: (row) => <Instant at={row.at} />,
    width: TIME_WIDTH,
  },
  { key: 'actor', title: 'audit-console.actor', cell: (row) => row.actor, width: 180 },
  {
    key: 'action',
    title: 'audit-console.action',
    cell: ({ action }) => <strong title={action}>{actionText(action)}</strong>,
    width: 264,
  },
  { key: 'subject', title: 'audit-console.subject', cell: (row) => row.subject },
  { key: 'reason', title: 'audit-console.reason', cell: (row) => row.reason },
];

/** The audit trail: search, one entry at the right, verification and evidence. */
export default function AuditScreen() {
  const list = useList(auditApi.auditEntries);
  const mayExport = useMay('audit.export');
  return (
    <div className={styles.screen}>
      <TrailState />
      <ListPage
        title="audit-console.title"
        list={list}
        columns={COLUMNS}
        rowKey={(row) => row.seq}
        filters={[
          { name: 'actor', label: 'audit-console.actor', kind: 'text' },
          { name: 'action', label: 'audit-console.code', kind: 'text' },
          { name: 'subject', label: 'audit-console.subject', kind: 'text', max: 200 },
          { name: 'member', label: 'audit-console.member', kind: 'text', max: 18 },
          { name: 'from', label: 'audit-console.from', kind: 'day' },
          { name: 'until', label: 'audit-console.until', kind: 'day' },
        ]}
        tools={
          mayExport && (
            <ExportButton
              endpoint={auditApi.exportAuditList}
              input={{ body: list.filters }}
              name="audit"
            />
          )
        }
        empty="audit-console.empty"
        actions={<TrailTools from={list.filters['from']} until={list.filters['until']} />}
        aside={(row) => ({
          title: `${actionText(row.action)} · ${row.seq}`,
          body: <Entry of={row} />,
        })}
      />
    </div>
  );
}

const Entry = ({ of: row }: { of: AuditEntryRow }) => (
  <div className={styles.entry}>
    <Facts
      rows={[
        { label: 'audit-console.at', value: <Instant at={row.at} /> },
        { label: 'audit-console.actor', value: row.actor },
        { label: 'audit-console.code', value: <code>{row.action}</code> },
        { label: 'audit-console.subject', value: row.subject },
        row.member !== null && {
          label: 'audit-console.member',
          value: <Person name={row.member} member={row.member} />,
        },
        { label: 'audit-console.reason', value: row.reason },
        { label: 'audit-console.ip', value: row.ip },
        { label: 'audit-console.request', value: row.requestId },
        { label: 'audit-console.hash', value: <code>{row.hash}</code> },
      ]}
    />
    {(row.before !== null || row.after !== null) && <Diff before={row.before} after={row.after} />}
  </div>
);
