import { navigate, t } from '@palaro/client';
import {
  Ago,
  CallForm,
  Instant,
  ListPage,
  Person,
  SideSheet,
  TIME_WIDTH,
  useList,
  useMay,
  type Column,
  type Filter,
} from '@palaro/desk';
import { Badge, Button } from '@palaro/ui';
import { useState } from 'react';
import { DENY_KINDS, DENY_STATES, denyListApi, type DenyEntry } from '../deny-list.api.ts';
import { EntryBody } from './EntryBody.tsx';
import { kindOption } from './kind-words.ts';

const COLUMNS: readonly Column<DenyEntry>[] = [
  {
    key: 'kind',
    title: 'deny-list-console.kind',
    cell: (row) => t(`deny-list-console.kind.${row.kind}`),
    width: 124,
  },
  { key: 'value', title: 'deny-list-console.value', cell: (row) => row.value },
  { key: 'reason', title: 'deny-list-console.reason', cell: (row) => row.reason },
  {
    key: 'member',
    title: 'deny-list-console.member',
    cell: (row) => row.member && <Person name={row.member.account} member={row.member.id} />,
  },
  { key: 'found', title: 'deny-list-console.found', cell: (row) => row.matches, align: 'end' },
  { key: 'stops', title: 'deny-list-console.stops', cell: (row) => row.stops, align: 'end' },
  {
    key: 'until',
    title: 'deny-list-console.until',
    cell: (row) =>
      row.until ? <Instant at={row.until} /> : <span>{t('deny-list-console.endless')}</span>,
    width: TIME_WIDTH,
  },
  {
    key: 'state',
    title: 'deny-list-console.state',
    cell: (row) => (
      <Badge tone={row.state === 'listed' ? 'rose' : 'dim'}>
        {t(`deny-list-console.state.${row.state}`)}
      </Badge>
    ),
    width: 100,
  },
  {
    key: 'at',
    title: 'deny-list-console.at',
    cell: (row) => <Ago at={row.at} />,
    width: TIME_WIDTH,
  },
];

const filters = (): Filter[] => [
  {
    name: 'kind',
    label: 'deny-list-console.kind',
    kind: 'choice',
    options: DENY_KINDS.map((value) => ({ value, label: t(`deny-list-console.kind.${value}`) })),
  },
  {
    name: 'state',
    label: 'deny-list-console.state',
    kind: 'choice',
    options: DENY_STATES.map((value) => ({ value, label: t(`deny-list-console.state.${value}`) })),
  },
];

/** The entries of the deny list. A search finds what fits a whole value. */
export default function DenyListScreen() {
  const list = useList(denyListApi.denyEntries);
  const mayChange = useMay('deny.manage');
  const [adding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <>
      <ListPage
        title="deny-list-console.title"
        list={list}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        filters={filters()}
        search="q"
        empty="deny-list-console.none"
        actions={
          <>
            <Button size="sm" onClick={() => navigate('/console/deny-list/matches')}>
              {t('deny-list-console.open_matches')}
            </Button>
            {mayChange && (
              <Button size="sm" tone="danger" onClick={() => setAdding(true)}>
                {t('deny-list-console.add')}
              </Button>
            )}
          </>
        }
        aside={(row) => ({ title: row.value, body: <EntryBody key={row.id} of={row} /> })}
      />
      {adding && (
        <SideSheet title={t('deny-list-console.add_title')} onClose={close}>
          <p>{t('deny-list-console.add_help')}</p>
          <CallForm
            endpoint={denyListApi.addDenied}
            labels={{
              kind: 'deny-list-console.kind',
              value: 'deny-list-console.value',
              until: 'deny-list-console.until',
              reason: 'deny-list-console.reason',
            }}
            helps={{
              value: 'deny-list-console.value_help',
              until: 'deny-list-console.until_help',
            }}
            option={kindOption}
            submit={t('deny-list-console.add')}
            danger
            reload={[denyListApi.denyEntries, denyListApi.denyMatches]}
            done={close}
          />
        </SideSheet>
      )}
    </>
  );
}
