import { call, t, useCall } from '@palaro/client';
import {
  Facts,
  Instant,
  ListPage,
  Loaded,
  Money,
  Place,
  saveFile,
  TIME_WIDTH,
  useList,
  whatFailed,
  type Column,
} from '@palaro/desk';
import { Badge, Button, toast } from '@palaro/ui';
import { cashierConsoleApi, type CashDay } from '../console.api.ts';

const figure = (key: 'depositsPaid' | 'withdrawalsPaid' | 'fees'): Column<CashDay> => ({
  key,
  title: `cashier-console.recon.${key}`,
  align: 'end',
  width: 150,
  cell: (row) => <Money value={row[key]} exact />,
});

const COLUMNS: readonly Column<CashDay>[] = [
  { key: 'day', title: 'cashier-console.recon.day', width: 120, cell: (row) => row.day },
  { key: 'state', title: 'cashier-console.state', width: 150, cell: (row) => <State of={row} /> },
  figure('depositsPaid'),
  figure('withdrawalsPaid'),
  figure('fees'),
  {
    key: 'difference',
    title: 'cashier-console.recon.difference',
    align: 'end',
    width: 130,
    cell: (row) => (
      <strong>
        <Money value={row.difference} exact />
      </strong>
    ),
  },
  {
    key: 'closedAt',
    title: 'cashier-console.recon.closed',
    width: TIME_WIDTH,
    cell: (row) => <Instant at={row.closedAt} />,
  },
];

function State({ of: { open, difference } }: { of: CashDay }) {
  if (difference !== '0.0000') {
    return <Badge tone="rose">{t('cashier-console.recon.unequal')}</Badge>;
  }
  return open > 0 ? (
    <Badge tone="gold">{t('cashier-console.recon.waiting', { count: open })}</Badge>
  ) : (
    <Badge tone="leaf">{t('cashier-console.recon.agrees')}</Badge>
  );
}

/** Closed days, the newest first; one opens at the right as it was signed. */
export default function CashDaysScreen() {
  const list = useList(cashierConsoleApi.cashDays);
  return (
    <ListPage
      title="cashier-console.recon.days"
      list={list}
      columns={COLUMNS}
      rowKey={(row) => row.day}
      empty="cashier-console.recon.no_days"
      actions={
        <>
          <Place to="/console/recon/statements">{t('cashier-console.bank.statements')}</Place>
          <Place to="/console/recon/differences">{t('cashier-console.recon.differences')}</Place>
        </>
      }
      aside={({ day }) => ({
        title: day,
        body: <Statement day={day} />,
        foot: (
          <Button size="sm" onClick={() => void download(day)}>
            {t('cashier-console.recon.download')}
          </Button>
        ),
      })}
    />
  );
}

const download = (day: string) =>
  call(cashierConsoleApi.downloadCashDay, { params: { day } }).then(
    ({ name, file }) => saveFile(name, file, 'application/json'),
    (error: unknown) => toast(whatFailed(error), { kind: 'error' }),
  );

function Statement({ day }: { day: string }) {
  const read = useCall(cashierConsoleApi.cashDay, { params: { day } });
  return (
    <Loaded of={read}>
      {({ statement, hash }) => (
        <>
          <Facts
            rows={(
              [
                ...(['depositsPaid', 'depositsReversed', 'withdrawalsPaid'] as const),
                ...(['payoutsReturned', 'balancesReturned', 'fees', 'difference'] as const),
              ] as const
            ).map((key) => ({
              label: `cashier-console.recon.${key}` as const,
              value: <Money value={statement[key] ?? '0.0000'} exact />,
            }))}
          />
          <h3>{t('cashier-console.recon.owed')}</h3>
          <ul>
            {statement.owed.map(({ account, amount }) => (
              <li key={account}>
                <span>{`${account} ·`}</span> <Money value={amount} exact />
              </li>
            ))}
          </ul>
          <h3>{t('cashier-console.recon.files')}</h3>
          <ul>
            {statement.files.map(({ provider, lines, net }) => (
              <li key={provider}>
                <span>{`${t('cashier-console.recon.file', { provider, count: lines })} ·`}</span>{' '}
                <Money value={net} exact />
              </li>
            ))}
          </ul>
          <Place to={`/console/recon/differences?day=${day}`}>
            {t('cashier-console.recon.differences')}
          </Place>
          <Facts rows={[{ label: 'cashier-console.recon.hash', value: <code>{hash}</code> }]} />
        </>
      )}
    </Loaded>
  );
}
