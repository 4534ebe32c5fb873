import { t, usePages } from '@palaro/client';
import type { RowOf } from '@palaro/client';
import { DataTable, Place, useMay, type Column } from '@palaro/desk';
import { consoleApi } from '../console.api.ts';
import { Title } from './EntriesPart.tsx';
import { StateBadge } from './entry-cells.tsx';
import styles from './content.module.css';

type TopicRow = RowOf<typeof consoleApi.topicList>;

const COLUMNS: readonly Column<TopicRow>[] = [
  { key: 'title', title: 'content-console.name', cell: (row) => <Title of={row.title} /> },
  {
    key: 'device',
    title: 'content-console.device',
    width: 180,
    cell: ({ device }) =>
      device ? t(`content-console.device.${device}`) : t('content-console.device.all'),
  },
  {
    key: 'state',
    title: 'content-console.state',
    width: 120,
    cell: (row) => <StateBadge of={row.published ? 'live' : 'draft'} />,
  },
  { key: 'sort', title: 'content-console.sort', width: 90, align: 'end', cell: (row) => row.sort },
];

/** Help topics in the order of the help center. */
export function HelpPart() {
  const pages = usePages(consoleApi.topicList, {});
  const may = useMay('content.edit');
  return (
    <div className={styles.part}>
      {may && (
        <div className={styles.row}>
          <Place to="/console/content/help/new" className={styles.write}>
            {t('content-console.new_topic')}
          </Place>
        </div>
      )}
      <DataTable<TopicRow>
        label={t('content-console.help')}
        screen="content-help"
        columns={COLUMNS}
        pages={pages}
        rowKey={(row) => row.id}
        to={(row) => `/console/content/help/${row.id}`}
        empty={t('content-console.no_topics')}
      />
    </div>
  );
}
