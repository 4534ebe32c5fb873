import { reloadCall, t } from '@palaro/client';
import {
  Age,
  Ago,
  ListPage,
  Person,
  useList,
  useWork,
  type Column,
  type Filter,
} from '@palaro/desk';
import { CHANGE_STATES, changesApi, type ChangeRow } from '../changes.api.ts';
import { LATE_SECONDS } from '../changes.limits.ts';
import { KIND_NAMES } from '../kind-names.ts';
import { kindText, StateBadge, Subject } from './change-cells.tsx';

/** Requests end after a day, so their age is short. */
const AGE_WIDTH = 164;

const COLUMNS: readonly Column<ChangeRow>[] = [
  {
    key: 'kind',
    title: 'changes-console.kind',
    cell: (row) => <strong>{kindText(row.kind)}</strong>,
    width: 226,
  },
  {
    key: 'subject',
    title: 'changes-console.subject',
    cell: (row) => <Subject of={row.subject} />,
    width: 138,
  },
  { key: 'reason', title: 'changes-console.reason', cell: (row) => row.reason },
  {
    key: 'maker',
    title: 'changes-console.maker',
    cell: (row) => <Person name={row.maker} />,
    width: 92,
  },
  {
    key: 'asked',
    title: 'changes-console.asked',
    width: AGE_WIDTH,
    cell: (row) =>
      row.state === 'Pending' ? (
        <Age since={row.madeAt} lateAfter={LATE_SECONDS / 2} />
      ) : (
        <Ago at={row.madeAt} />
      ),
  },
  {
    key: 'approvals',
    title: 'changes-console.approvals',
    cell: (row) => t('changes-console.approvals_of', { count: row.approvals, needed: row.needed }),
    width: 78,
  },
  {
    key: 'state',
    title: 'changes-console.state',
    cell: (row) => <StateBadge state={row.state} />,
    width: 122,
  },
];

/** Changes that wait for somebody, and those that are decided. */
export default function ChangesScreen() {
  const list = useList(changesApi.changes);
  useWork(() => reloadCall(changesApi.changes));
  const filters: Filter[] = [
    {
      ...({ name: 'state', label: 'changes-console.state', kind: 'choice' } as const),
      options: CHANGE_STATES.map((value) => ({
        value,
        label: t(`changes-console.state.${value}`),
      })),
    },
    {
      ...({ name: 'kind', label: 'changes-console.kind', kind: 'choice' } as const),
      options: KIND_NAMES.map((value) => ({ value, label: kindText(value) })),
    },
    { name: 'maker', label: 'changes-console.maker', kind: 'text', max: 64 },
  ];
  return (
    <ListPage
      title="changes-console.title"
      list={list}
      columns={COLUMNS}
      rowKey={(row) => row.id}
      to={(row) => `/console/changes/${row.id}`}
      filters={filters}
      views={[
        { name: t('changes-console.to_decide'), query: 'mine=decide' },
        { name: t('changes-console.waiting'), query: 'state=Pending' },
        { name: t('changes-console.made'), query: 'mine=made' },
      ]}
      empty="changes-console.empty"
    />
  );
}
