import { reloadCall, t } from '@palaro/client';
import {
  Facts,
  Instant,
  ListPage,
  Person,
  Place,
  PlainTable,
  useList,
  useMay,
  useWork,
  type Column,
} from '@palaro/desk';
import { Badge, Button } from '@palaro/ui';
import { useState } from 'react';
import { reconciliationConsoleApi, type Finding } from '../console.api.ts';
import { DECIDED_ELSEWHERE, FINDING_STATES } from '../findings.ts';
import { FindingDialog, type FindingAction } from './FindingDialog.tsx';

const TONES = { Open: 'gold', Matched: 'leaf', Accepted: 'sky', Settled: 'dim' } as const;

const COLUMNS: readonly Column<Finding>[] = [
  {
    key: 'first',
    title: 'reconciliation-console.first',
    width: 150,
    cell: (row) => <Instant at={row.first} />,
  },
  {
    key: 'check',
    title: 'reconciliation-console.check',
    width: 200,
    cell: (row) => <code>{row.check}</code>,
  },
  { key: 'subject', title: 'reconciliation-console.subject', cell: (row) => row.subject },
  {
    key: 'state',
    title: 'reconciliation-console.state',
    width: 130,
    cell: (row) => (
      <Badge tone={TONES[row.state]}>{t(`reconciliation-console.state.${row.state}`)}</Badge>
    ),
  },
];

/** Findings of the checks, with what may be done about each. */
export default function FindingsScreen() {
  const list = useList(reconciliationConsoleApi.findings);
  useWork(() => reloadCall(reconciliationConsoleApi.findings));
  const may = useMay('reconciliation.decide');
  const [asking, ask] = useState<{ of: Finding; does: FindingAction } | null>(null);
  return (
    <>
      <ListPage
        title="reconciliation-console.findings"
        list={list}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        views={[{ name: t('reconciliation-console.state.Open'), query: 'state=Open' }]}
        filters={[
          {
            name: 'state',
            label: 'reconciliation-console.state',
            kind: 'choice',
            options: FINDING_STATES.map((value) => ({
              value,
              label: t(`reconciliation-console.state.${value}`),
            })),
          },
          { name: 'check', label: 'reconciliation-console.check', kind: 'text', max: 60 },
          { name: 'subject', label: 'reconciliation-console.subject', kind: 'text', max: 200 },
        ]}
        empty="reconciliation-console.none"
        aside={(row) => ({
          title: row.subject,
          body: <One of={row} />,
          foot:
            may &&
            actionsFor(row).map((does) => (
              <Button key={does} size="sm" onClick={() => ask({ of: row, does })}>
                {t(`reconciliation-console.do.${does}`)}
              </Button>
            )),
        })}
      />
      {asking && <FindingDialog {...asking} onClose={() => ask(null)} />}
    </>
  );
}

function actionsFor({ state, check }: Finding): FindingAction[] {
  if (state === 'Matched' || state === 'Accepted') return ['reopen'];
  return state === 'Open' && !(check in DECIDED_ELSEWHERE) ? ['match', 'accept'] : [];
}

function One({ of: row }: { of: Finding }) {
  const elsewhere = row.state === 'Open' && DECIDED_ELSEWHERE[row.check];
  return (
    <>
      <Facts
        rows={[
          { label: 'reconciliation-console.check', value: row.check },
          { label: 'reconciliation-console.last', value: <Instant at={row.last} /> },
          row.member !== null && {
            label: 'reconciliation-console.member',
            value: <Person name={row.member} member={row.member} />,
          },
          { label: 'reconciliation-console.posting', value: row.posting },
          { label: 'reconciliation-console.by', value: row.by },
          row.endedAt !== null && {
            label: 'reconciliation-console.ended',
            value: <Instant at={row.endedAt} />,
          },
          { label: 'reconciliation-console.note', value: row.note },
        ]}
      />
      {elsewhere && <Place to={elsewhere}>{t('reconciliation-console.elsewhere')}</Place>}
      <PlainTable
        label={t('reconciliation-console.details')}
        empty={t('reconciliation-console.no_details')}
        columns={[
          { title: 'reconciliation-console.details' },
          { title: 'reconciliation-console.value' },
        ]}
        rows={row.details.map(({ name, value }) => ({
          key: name,
          cells: [<code key="name">{name}</code>, value],
        }))}
      />
    </>
  );
}
