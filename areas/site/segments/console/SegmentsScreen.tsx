import { t } from '@palaro/client';
import {
  Instant,
  ListPage,
  Place,
  TIME_WIDTH,
  useList,
  useMay,
  type Column,
  type Filter,
} from '@palaro/desk';
import { SEGMENT_STATES, segmentsApi, type SegmentRow } from '../segments.api.ts';
import { SegmentState } from './SegmentState.tsx';
import { Size } from './Size.tsx';
import styles from './segments.module.css';

const COLUMNS: readonly Column<SegmentRow>[] = [
  { key: 'name', title: 'segments-console.name', cell: ({ name }) => name },
  {
    key: 'members',
    title: 'segments-console.members',
    cell: ({ conditions }) => <Size of={conditions} />,
    align: 'end',
    width: 110,
  },
  {
    key: 'version',
    title: 'segments-console.version',
    cell: ({ version }) => version,
    align: 'end',
    width: 90,
  },
  {
    key: 'state',
    title: 'segments-console.state',
    cell: ({ state }) => <SegmentState of={state} />,
    width: 120,
  },
  {
    key: 'changed',
    title: 'segments-console.changed',
    cell: ({ changedAt }) => <Instant at={changedAt} />,
    width: TIME_WIDTH,
  },
  { key: 'by', title: 'segments-console.by', cell: ({ changedBy }) => changedBy, width: 120 },
];

const filters = (): Filter[] => [
  {
    name: 'state',
    label: 'segments-console.state',
    kind: 'choice',
    options: SEGMENT_STATES.map((value) => ({
      value,
      label: t(`segments-console.state.${value}`),
    })),
  },
];

/** Saved segments, newest first, with how many members each has now. */
export default function SegmentsScreen() {
  const list = useList(segmentsApi.segments);
  const may = useMay('segment.manage');
  return (
    <ListPage
      title="segments-console.title"
      list={list}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      to={({ id }) => `/console/segments/${id}`}
      filters={filters()}
      empty="segments-console.none"
      actions={
        may && (
          <Place to="/console/segments/new" className={styles.write}>
            {t('segments-console.new')}
          </Place>
        )
      }
    />
  );
}
