import { callWith, formatTime, navigate, t, usePages, useQueryParam } from '@palaro/client';
import { FileButton, usePeriod, type Columns } from '@palaro/records/web/period';
import { Amount, Button, EmptyState, ListRow } from '@palaro/ui';
import { depositsApi, type DepositOrder } from '../deposits.api.ts';
import { DEPOSIT_FILTERS } from '../order-states.ts';
import { MethodIcon } from './deposit/MethodIcon.tsx';
import { OrderReport } from './OrderReport.tsx';
import { REPORT_BOUNDS } from './report-bounds.ts';

const filterOf = (text: string | null) => DEPOSIT_FILTERS.find((one) => one === text) ?? null;

/** `/m/vouReport`: record of the member's deposits, with sums over the whole filter (MONEY-03). */
export default function DepositReportPage() {
  const filter = usePeriod(REPORT_BOUNDS);
  const [stateParam, setState] = useQueryParam('state');
  const state = filterOf(stateParam);
  const { from: startDate, to: endDate } = filter.period;
  const query = { startDate, endDate, ...(state ? { state } : {}) };
  const orders = usePages(depositsApi.depositReport, query, { pageField: 'pageNo' });
  const totals = orders.first?.totals;
  return (
    <OrderReport
      pages={orders}
      filter={filter}
      states={{
        label: t('deposits.state'),
        items: [
          { id: '', label: t('deposits.all') },
          { id: 'open', label: t('deposits.state_waiting') },
          { id: 'Paid', label: t('deposits.state_paid') },
          { id: 'ended', label: t('deposits.state_ended') },
        ],
        value: state ?? '',
        onChange: (next) => setState(next || null),
      }}
      total={{
        label: t('deposits.sum_paid'),
        sum: totals?.credited,
        count: totals && t('deposits.count', { count: totals.count }),
      }}
      file={
        <FileButton
          name="deposits"
          columns={fileColumns()}
          read={(pageNo) => callWith(depositsApi.depositReport, { query: { ...query, pageNo } })}
        />
      }
      empty={<NoDeposits />}
      failed={t('deposits.records_not_loaded')}
    >
      {(order) => <Row order={order} />}
    </OrderReport>
  );
}

const fileColumns = (): Columns<DepositOrder> => ({
  [t('records.csv_time')]: ({ createdAt }) => createdAt,
  [t('records.paid_with')]: ({ methodName }) => methodName,
  [t('records.csv_state')]: ({ state }) => t(`deposits.short_${state}`),
  [t('records.csv_amount')]: ({ credited, amount }) => credited ?? amount,
  [t('records.entry')]: ({ reference }) => reference,
});

const Row = ({ order }: { order: DepositOrder }) => (
  <ListRow
    lead={<MethodIcon code={order.method} />}
    title={order.methodName}
    detail={`${formatTime(order.createdAt)} · ${order.reference}`}
    amount={
      <Amount
        value={order.credited ?? order.amount}
        signed={order.state === 'Paid'}
        tone={order.state === 'Paid' ? 'leaf' : 'dim'}
      />
    }
    state={t(`deposits.short_${order.state}`)}
    onPress={() => navigate(`/m/voucherCenter?order=${order.id}`)}
  />
);

const NoDeposits = () => (
  <EmptyState
    title={t('deposits.nothing')}
    action={
      <Button tone="gold" onClick={() => navigate('/m/voucherCenter')}>
        {t('deposits.nothing_action')}
      </Button>
    }
  />
);
