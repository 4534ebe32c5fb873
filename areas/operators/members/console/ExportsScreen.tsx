import { reloadCall, t, type RowOf } from '@palaro/client';
import {
  Ago,
  CallForm,
  ExportButton,
  Instant,
  ListPage,
  Place,
  SideSheet,
  TIME_WIDTH,
  useList,
  type Column,
} from '@palaro/desk';
import { Badge, Button } from '@palaro/ui';
import { useState } from 'react';
import { exportsApi } from '../exports.api.ts';
import type { MEMBER_STATES } from '../members.api.ts';
import { EXPORT_HOURS } from '../members.limits.ts';

type Row = RowOf<typeof exportsApi.contactExports>;

const TONES = {
  ...({ Pending: 'gold', Approved: 'gold', Applied: 'leaf', Rejected: 'dim' } as const),
  ...({ Withdrawn: 'dim', Expired: 'dim', Stale: 'rose' } as const),
};

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'state',
    title: 'members-console.export_state',
    cell: ({ id, state }) => (
      <Place to={`/console/changes/${id}`}>
        <Badge tone={TONES[state]}>{t(`members-console.export.${state}`)}</Badge>
      </Place>
    ),
    width: 120,
  },
  { key: 'of', title: 'members-console.export_of', cell: (row) => whomOf(row), width: 160 },
  { key: 'reason', title: 'members-console.reason', cell: (row) => row.reason },
  {
    key: 'made',
    title: 'members-console.export_made',
    cell: (row) => <Ago at={row.madeAt} />,
    width: 164,
  },
  {
    key: 'until',
    title: 'members-console.until',
    cell: (row) => row.until && <Instant at={row.until} />,
    width: TIME_WIDTH,
  },
  {
    key: 'fetched',
    title: 'members-console.export_fetched',
    cell: (row) => row.fetched,
    align: 'end',
    width: 90,
  },
  {
    key: 'file',
    title: 'members-console.export_file',
    cell: (row) => row.until && <Fetch change={row.id} />,
    width: 150,
  },
];

const whomOf = ({ ofState, kycLevel }: Row) =>
  [
    ofState ? t(`members-console.state.${ofState}`) : t('members-console.export_all'),
    ...(kycLevel ? [t('members-console.level_value', { level: kycLevel })] : []),
  ].join(' · ');

const Fetch = ({ change }: { change: string }) => (
  <ExportButton
    endpoint={exportsApi.fetchContactExport}
    input={{ params: { change } }}
    name="members-contacts"
    label={t('members-console.export_fetch')}
    done={() => void reloadCall(exportsApi.contactExports)}
  />
);

/** Files with contacts: asked for here, agreed to by somebody else, fetched here for a day. */
export default function ExportsScreen() {
  const list = useList(exportsApi.contactExports);
  const [asking, ask] = useState(false);
  return (
    <>
      <ListPage
        title="members-console.exports"
        list={list}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        empty="members-console.no_exports"
        actions={
          <Button size="sm" onClick={() => ask(true)}>
            {t('members-console.export_ask')}
          </Button>
        }
      />
      {asking && (
        <SideSheet title={t('members-console.export_ask')} onClose={() => ask(false)}>
          <p>{t('members-console.export_help', { hours: EXPORT_HOURS })}</p>
          <CallForm
            endpoint={exportsApi.askContactExport}
            labels={{
              state: 'members-console.state',
              kycLevel: 'members-console.level',
              reason: 'members-console.reason',
            }}
            option={(field, value) =>
              field === 'state'
                ? t(`members-console.state.${value as (typeof MEMBER_STATES)[number]}`)
                : t('members-console.level_value', { level: value })
            }
            submit={t('members-console.export_submit')}
            reload={[exportsApi.contactExports]}
            done={() => ask(false)}
          />
        </SideSheet>
      )}
    </>
  );
}
