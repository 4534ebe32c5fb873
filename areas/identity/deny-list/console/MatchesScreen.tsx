import { navigate, t } from '@palaro/client';
import {
  act,
  Ago,
  ConfirmDialog,
  ListPage,
  Person,
  TIME_WIDTH,
  useList,
  useMay,
  type Column,
  type Filter,
} from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { denyListApi, MATCH_STATES, type DenyMatch } from '../deny-list.api.ts';

const COLUMNS: readonly Column<DenyMatch>[] = [
  {
    key: 'member',
    title: 'deny-list-console.member',
    cell: (row) => <Person name={row.account} member={row.member} />,
  },
  {
    key: 'fits',
    title: 'deny-list-console.fits',
    cell: (row) => `${t(`deny-list-console.kind.${row.kind}`)} ${row.value}`,
  },
  { key: 'reason', title: 'deny-list-console.reason', cell: (row) => row.reason },
  {
    key: 'via',
    title: 'deny-list-console.via',
    cell: (row) => t(`deny-list-console.via.${row.via}`),
  },
  {
    key: 'since',
    title: 'deny-list-console.since',
    cell: (row) => <Ago at={row.at} />,
    width: TIME_WIDTH,
  },
];

const filters = (): Filter[] => [
  {
    name: 'state',
    label: 'deny-list-console.state',
    kind: 'choice',
    options: MATCH_STATES.map((value) => ({
      value,
      label: t(`deny-list-console.match_state.${value}`),
    })),
  },
  { name: 'member', label: 'deny-list-console.member', kind: 'text', max: 18 },
];

/** Members whom an entry fits: whoever is not meant is let through. */
export default function MatchesScreen() {
  const list = useList(denyListApi.denyMatches);
  const may = useMay('deny.manage');
  const [clearing, clear] = useState<DenyMatch | null>(null);
  const columns = [
    ...COLUMNS,
    {
      key: 'clear',
      title: 'deny-list-console.clear' as const,
      cell: (row: DenyMatch) =>
        row.cleared?.by ??
        (may && (
          <Button size="sm" onClick={() => clear(row)}>
            {t('deny-list-console.clear')}
          </Button>
        )),
    },
  ];
  return (
    <>
      <ListPage
        title="deny-list-console.matches"
        list={list}
        columns={columns}
        rowKey={(row) => `${row.member}/${row.entry}`}
        filters={filters()}
        empty="deny-list-console.no_matches"
        actions={
          <Button size="sm" onClick={() => navigate('/console/deny-list')}>
            {t('deny-list-console.back')}
          </Button>
        }
      />
      {clearing && (
        <ConfirmDialog
          open
          reason
          title={t('deny-list-console.clear_title', {
            value: clearing.value,
            account: clearing.account,
          })}
          confirm={t('deny-list-console.clear')}
          onConfirm={(reason) =>
            act(
              denyListApi.clearMatch,
              { params: { entry: clearing.entry, member: clearing.member }, body: { reason } },
              [denyListApi.denyMatches],
            )
          }
          onClose={() => clear(null)}
        >
          <p>{t('deny-list-console.clear_text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
