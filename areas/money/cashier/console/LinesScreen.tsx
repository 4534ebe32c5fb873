import { t, useCall } from '@palaro/client';
import { Facts, ListPage, Loaded, Money, Place, useList, useMay, type Column } from '@palaro/desk';
import { Badge, Button } from '@palaro/ui';
import { useState } from 'react';
import { BANK_LINE_STATES } from '../console-bank.api.ts';
import { cashierConsoleApi, type BankLineRow } from '../console.api.ts';
import { depositAt } from './deposit-columns.tsx';
import { LineDialog, type LineAction } from './LineDialog.tsx';
import { DepositBadge } from './order-cells.tsx';
import styles from './cashier.module.css';

const COLUMNS: readonly Column<BankLineRow>[] = [
  { key: 'day', title: 'cashier-console.recon.day', width: 110, cell: (row) => row.day },
  {
    key: 'amount',
    title: 'cashier-console.bank.amount',
    align: 'end',
    width: 140,
    cell: (row) => <Money value={row.amount} exact />,
  },
  {
    key: 'state',
    title: 'cashier-console.state',
    width: 150,
    cell: (row) => <State of={row} />,
  },
  {
    key: 'account',
    title: 'cashier-console.bank.account',
    width: 190,
    cell: (row) => `${row.bank} ••${row.account}`,
  },
  {
    key: 'reference',
    title: 'cashier-console.reference',
    width: 180,
    cell: (row) => row.reference,
  },
  {
    key: 'description',
    title: 'cashier-console.bank.description',
    cell: (row) => row.description,
  },
];

const State = ({ of: { matched } }: { of: BankLineRow }) => (
  <Badge tone={matched === null ? 'gold' : 'leaf'}>
    {t(`cashier-console.bank.${matched === null ? 'nothing' : 'matched'}`)}
  </Badge>
);

/** Lines of statements; one opens at the right with what it is, or what it may be. */
export default function LinesScreen() {
  const list = useList(cashierConsoleApi.bankLines);
  const may = useMay('reconciliation.decide');
  const [asking, ask] = useState<{ of: BankLineRow; does: LineAction } | null>(null);
  return (
    <>
      <ListPage
        title="cashier-console.bank.lines"
        list={list}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        views={[{ name: t('cashier-console.bank.nothing'), query: 'state=waiting' }]}
        filters={[
          {
            name: 'state',
            label: 'cashier-console.state',
            kind: 'choice',
            options: BANK_LINE_STATES.map((value) => ({
              value,
              label: t(`cashier-console.bank.${value === 'waiting' ? 'nothing' : 'matched'}`),
            })),
          },
        ]}
        empty="cashier-console.bank.no_lines"
        actions={
          <>
            <Place to="/console/recon/statements">{t('cashier-console.bank.statements')}</Place>
            <Place to="/console/recon/differences">{t('cashier-console.recon.differences')}</Place>
          </>
        }
        aside={(row) => ({
          title: <Money value={row.amount} exact />,
          body: <One of={row} onAsk={(does) => ask({ of: row, does })} />,
          foot: may && row.matched !== null && (
            <Button size="sm" onClick={() => ask({ of: row, does: { is: 'take_back' } })}>
              {t('cashier-console.bank.do.take_back')}
            </Button>
          ),
        })}
      />
      {asking && <LineDialog {...asking} onClose={() => ask(null)} />}
    </>
  );
}

interface OneProps {
  of: BankLineRow;
  onAsk(does: LineAction): void;
}

const One = ({ of: row, onAsk }: OneProps) => (
  <>
    <Facts
      rows={[
        { label: 'cashier-console.recon.day', value: row.day },
        { label: 'cashier-console.bank.account', value: `${row.bank} ••${row.account}` },
        { label: 'cashier-console.reference', value: row.reference },
        { label: 'cashier-console.bank.description', value: row.description },
        row.matched !== null && { label: 'cashier-console.bank.posting', value: row.matched },
        row.matched !== null && {
          label: 'cashier-console.bank.matched_by',
          value: row.by ?? t('cashier-console.bank.by_system'),
        },
        row.rest !== '0.0000' && {
          label: 'cashier-console.bank.rest',
          value: <Money value={row.rest} exact />,
        },
      ]}
    />
    {row.matched === null && <Fits of={row} onAsk={onAsk} />}
  </>
);

/** Postings and waiting deposits that the line may be, the closest amount first. */
function Fits({ of: row, onAsk }: OneProps) {
  const params = { account: row.accountId, line: row.id };
  const read = useCall(cashierConsoleApi.bankLineFits, { params }, { staleMs: 0 });
  const mayMatch = useMay('reconciliation.decide');
  const mayCredit = useMay('deposit.decide');
  return (
    <Loaded of={read}>
      {({ postings, orders }) =>
        postings.length + orders.length === 0 ? (
          <p>{t('cashier-console.bank.no_fits')}</p>
        ) : (
          <table className={styles.table} aria-label={t('cashier-console.bank.fits')}>
            <tbody>
              {postings.map((one) => (
                <tr key={one.posting}>
                  <td>{one.day}</td>
                  <td>{one.reference ?? one.posting}</td>
                  <td className={styles.end}>
                    <Money value={one.amount} exact />
                  </td>
                  <td className={styles.end}>
                    {mayMatch && (
                      <Button size="sm" onClick={() => onAsk({ is: 'match', to: one })}>
                        {t('cashier-console.match')}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
              {orders.map((one) => (
                <tr key={one.id}>
                  <td>
                    <DepositBadge of={one.state} />
                  </td>
                  <td>
                    <Place to={depositAt(one)}>{one.reference}</Place>
                  </td>
                  <td className={styles.end}>
                    <Money value={one.amount} exact />
                  </td>
                  <td className={styles.end}>
                    {mayCredit && (
                      <Button size="sm" onClick={() => onAsk({ is: 'credit', to: one })}>
                        {t('cashier-console.bank.do.credit')}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </Loaded>
  );
}
