import { t } from '@palaro/client';
import {
  Facts,
  Instant,
  ListPage,
  Money,
  Place,
  TIME_WIDTH,
  useList,
  useMay,
  type Column,
} from '@palaro/desk';
import { Badge, Button } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi, type BankStatementRow } from '../console.api.ts';
import { SettlementUpload } from './SettlementUpload.tsx';
import { StatementUpload } from './StatementUpload.tsx';

const COLUMNS: readonly Column<BankStatementRow>[] = [
  {
    key: 'account',
    title: 'cashier-console.bank.account',
    width: 200,
    cell: (row) => nameOf(row),
  },
  {
    key: 'days',
    title: 'cashier-console.bank.days',
    width: 200,
    cell: (row) => daysOf(row),
  },
  {
    key: 'state',
    title: 'cashier-console.state',
    width: 150,
    cell: ({ waiting }) =>
      waiting > 0 ? (
        <Badge tone="gold">{t('cashier-console.bank.waiting', { count: waiting })}</Badge>
      ) : (
        <Badge tone="leaf">{t('cashier-console.bank.all_matched')}</Badge>
      ),
  },
  {
    key: 'closing',
    title: 'cashier-console.bank.closing',
    align: 'end',
    width: 150,
    cell: (row) => <Money value={row.closing} exact />,
  },
  {
    key: 'ledger',
    title: 'cashier-console.bank.ledger',
    align: 'end',
    width: 210,
    cell: (row) => <Money value={row.ledger} exact />,
  },
  {
    key: 'readAt',
    title: 'cashier-console.bank.read_at',
    width: TIME_WIDTH,
    cell: (row) => <Instant at={row.importedAt} />,
  },
];

const nameOf = ({ bank, account }: { bank: string; account: string }) => `${bank} ••${account}`;
const daysOf = ({ from, to }: BankStatementRow) => (from === to ? to : `${from} – ${to}`);

/** Statements of the house's accounts; one opens at the right with its lines. */
export default function StatementsScreen() {
  const list = useList(cashierConsoleApi.bankStatements);
  const may = useMay('reconciliation.decide');
  const [uploads, setUploads] = useState<'statement' | 'settlement' | null>(null);
  const close = () => setUploads(null);
  return (
    <>
      <ListPage
        title="cashier-console.bank.statements"
        list={list}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        empty="cashier-console.bank.none"
        actions={
          <>
            <Place to="/console/recon">{t('cashier-console.recon.days')}</Place>
            <Place to="/console/recon/lines">{t('cashier-console.bank.lines')}</Place>
            <Place to="/console/recon/differences">{t('cashier-console.recon.differences')}</Place>
            {may && (
              <>
                <Button size="sm" onClick={() => setUploads('settlement')}>
                  {t('cashier-console.recon.upload')}
                </Button>
                <Button size="sm" onClick={() => setUploads('statement')}>
                  {t('cashier-console.bank.upload')}
                </Button>
              </>
            )}
          </>
        }
        aside={(row) => ({ title: nameOf(row), body: <One of={row} /> })}
      />
      {uploads === 'statement' && <StatementUpload onClose={close} />}
      {uploads === 'settlement' && <SettlementUpload onClose={close} />}
    </>
  );
}

const One = ({ of: row }: { of: BankStatementRow }) => (
  <>
    <Facts
      rows={[
        { label: 'cashier-console.bank.days', value: daysOf(row) },
        ...(['opening', 'closing', 'ledger'] as const).map((key) => ({
          label: `cashier-console.bank.${key}` as const,
          value: <Money value={row[key]} exact />,
        })),
      ]}
    />
    <Place to={`/console/recon/lines?statement=${row.id}`}>
      {t('cashier-console.bank.lines_of', { count: row.lines })}
    </Place>
  </>
);
