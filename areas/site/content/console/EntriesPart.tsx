import { t, useLanguage } from '@palaro/client';
import {
  DataTable,
  Filters,
  Instant,
  Place,
  useList,
  useMay,
  type Column,
  type Filter,
} from '@palaro/desk';
import { inLanguage, WRITTEN_LANGUAGES, type InLanguages } from '@palaro/kernel';
import { CONTENT_STATES, consoleApi, type AnnouncementRow } from '../console.api.ts';
import { ANNOUNCEMENT_TYPES, EXECUTIONS, GROUPS } from '../published.api.ts';
import { Missing, StateBadge } from './entry-cells.tsx';
import styles from './content.module.css';

/** A title in the operator's language, or in the other one. */
export function Title({ of }: { of: InLanguages<string> }) {
  const shown = inLanguage(of, useLanguage());
  return <span>{shown || of.EN || of.TY || t('content-console.no_title')}</span>;
}

const COLUMNS: readonly Column<AnnouncementRow>[] = [
  { key: 'title', title: 'content-console.name', cell: (row) => <Title of={row.title} /> },
  {
    key: 'type',
    title: 'content-console.type',
    width: 144,
    cell: (row) => t(`content-console.type.${row.type}`),
  },
  {
    key: 'state',
    title: 'content-console.state',
    width: 150,
    cell: (row) => (
      <>
        <StateBadge of={row.state} /> <Missing of={row.missing} />
      </>
    ),
  },
  {
    key: 'startsAt',
    title: 'content-console.startsAt',
    width: 172,
    cell: (row) => <Instant at={row.startsAt} />,
  },
  {
    key: 'endsAt',
    title: 'content-console.endsAt',
    width: 172,
    cell: (row) => row.endsAt && <Instant at={row.endsAt} />,
  },
  {
    key: 'audience',
    title: 'content-console.audience',
    width: 130,
    hidden: true,
    cell: (row) => t(`content-console.audience.${row.audience}`),
  },
  {
    key: 'taps',
    title: 'content-console.taps',
    width: 92,
    align: 'end',
    cell: (row) => (row.type === 'B' ? row.taps.toLocaleString('en-US') : ''),
  },
];

const filters = (): Filter[] => [
  choice('type', ANNOUNCEMENT_TYPES, (value) => t(`content-console.type.${value}`)),
  choice('state', CONTENT_STATES, (value) => t(`content-console.state.${value}`)),
  choice('missing', WRITTEN_LANGUAGES, (value) =>
    t('content-console.is_missing', { language: value }),
  ),
  choice('groupName', GROUPS, (value) => t(`content-console.groupName.${value}`)),
  choice('execution', EXECUTIONS, (value) => t(`content-console.execution.${value}`)),
];

const choice = <V extends string>(
  name: 'type' | 'state' | 'missing' | 'groupName' | 'execution',
  values: readonly V[],
  label: (value: V) => string,
): Filter => ({
  name,
  label: `content-console.${name}`,
  kind: 'choice',
  options: values.map((value) => ({ value, label: label(value) })),
});

/** Banners, popups, notices and promotion texts, in the order in which members see them. */
export function EntriesPart() {
  const list = useList(consoleApi.announcementList);
  const may = useMay('content.edit');
  return (
    <div className={styles.part}>
      {may && (
        <nav className={styles.row} aria-label={t('content-console.write')}>
          {ANNOUNCEMENT_TYPES.map((type) => (
            <Place key={type} to={`/console/content/new?type=${type}`} className={styles.write}>
              {t(`content-console.new.${type}`)}
            </Place>
          ))}
        </nav>
      )}
      <Filters filters={filters()} values={list.filters} set={list.set} />
      <DataTable<AnnouncementRow>
        label={t('content-console.entries')}
        screen="content-entries"
        columns={COLUMNS}
        pages={list.pages}
        rowKey={(row) => row.id}
        to={(row) => `/console/content/${row.id}`}
        empty={t('content-console.no_entries')}
      />
    </div>
  );
}
