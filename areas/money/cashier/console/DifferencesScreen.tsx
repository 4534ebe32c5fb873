import { reloadCall, t } from '@palaro/client';
import { Facts, ListPage, Money, Place, useList, useMay, useWork, type Column } from '@palaro/desk';
import { Badge, Button } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi, type CashDifference } from '../console.api.ts';
import { DIFFERENCE_KINDS, DIFFERENCE_STATES } from '../differences.ts';
import { DifferenceDialog, type DifferenceAction } from './DifferenceDialog.tsx';

const TONES = { Open: 'gold', Matched: 'leaf', Accepted: 'sky', Settled: 'dim' } as const;
const amount = (key: 'expected' | 'told'): Column<CashDifference> => ({
  key,
  title: `cashier-console.recon.${key}`,
  align: 'end',
  width: 130,
  cell: (row) => row[key] && <Money value={row[key]} exact />,
});

const COLUMNS: readonly Column<CashDifference>[] = [
  { key: 'day', title: 'cashier-console.recon.day', width: 110, cell: (row) => row.day },
  {
    key: 'kind',
    title: 'cashier-console.recon.kind',
    width: 190,
    cell: (row) => <strong>{t(`cashier-console.recon.kind.${row.kind}`)}</strong>,
  },
  amount('expected'),
  amount('told'),
  {
    key: 'state',
    title: 'cashier-console.state',
    width: 130,
    cell: (row) => (
      <Badge tone={TONES[row.state]}>{t(`cashier-console.recon.state.${row.state}`)}</Badge>
    ),
  },
  {
    key: 'provider',
    title: 'cashier-console.provider',
    width: 110,
    cell: (row) => row.provider,
  },
  {
    key: 'reference',
    title: 'cashier-console.reference',
    cell: (row) => row.reference ?? row.line,
  },
];

/** What providers' files and our orders disagree in, with what may be done about each. */
export default function DifferencesScreen() {
  const list = useList(cashierConsoleApi.cashDifferences);
  useWork(() => reloadCall(cashierConsoleApi.cashDifferences));
  const may = useMay('reconciliation.decide');
  const [asking, ask] = useState<{ of: CashDifference; does: DifferenceAction } | null>(null);
  return (
    <>
      <ListPage
        title="cashier-console.recon.differences"
        list={list}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        views={[{ name: t('cashier-console.recon.state.Open'), query: 'state=Open' }]}
        filters={[
          {
            name: 'kind',
            label: 'cashier-console.recon.kind',
            kind: 'choice',
            options: DIFFERENCE_KINDS.map((value) => ({
              value,
              label: t(`cashier-console.recon.kind.${value}`),
            })),
          },
          {
            name: 'state',
            label: 'cashier-console.state',
            kind: 'choice',
            options: DIFFERENCE_STATES.map((value) => ({
              value,
              label: t(`cashier-console.recon.state.${value}`),
            })),
          },
          { name: 'day', label: 'cashier-console.recon.day', kind: 'day' },
          { name: 'provider', label: 'cashier-console.provider', kind: 'text', max: 20 },
        ]}
        empty="cashier-console.recon.no_differences"
        actions={
          <>
            <Place to="/console/recon">{t('cashier-console.recon.days')}</Place>
            <Place to="/console/recon/statements">{t('cashier-console.bank.statements')}</Place>
          </>
        }
        aside={(row) => ({
          title: t(`cashier-console.recon.kind.${row.kind}`),
          body: <One of={row} />,
          foot:
            may &&
            actionsFor(row).map((does) => (
              <Button key={does} size="sm" onClick={() => ask({ of: row, does })}>
                {t(`cashier-console.recon.do.${does}`)}
              </Button>
            )),
        })}
      />
      {asking && <DifferenceDialog {...asking} onClose={() => ask(null)} />}
    </>
  );
}

function actionsFor({ state, kind, provider }: CashDifference): DifferenceAction[] {
  if (state === 'Accepted') return ['reopen'];
  if (state !== 'Open') return [];
  // A bank's line is matched among the lines.
  return kind === 'missing_here' && provider !== 'BANK' ? ['match', 'accept'] : ['accept'];
}

const One = ({ of: row }: { of: CashDifference }) => (
  <Facts
    rows={[
      { label: 'cashier-console.provider', value: row.provider },
      { label: 'cashier-console.recon.line', value: row.line },
      { label: 'cashier-console.provider_id', value: row.providerId },
      { label: 'cashier-console.reference', value: row.reference },
      row.expected !== null && {
        label: 'cashier-console.recon.expected',
        value: <Money value={row.expected} exact />,
      },
      row.told !== null && {
        label: 'cashier-console.recon.told',
        value: <Money value={row.told} exact />,
      },
      row.off !== null && {
        label: 'cashier-console.recon.off',
        value: <Money value={row.off} exact />,
      },
      { label: 'cashier-console.recon.answer', value: row.answer },
    ]}
  />
);
