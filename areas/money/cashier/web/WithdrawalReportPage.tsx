import { callWith, formatTime, navigate, t, usePages, useQueryParam } from '@palaro/client';
import { FileButton, usePeriod, type Columns } from '@palaro/records/web/period';
import { Amount, Button, EmptyState, Icon, ListRow } from '@palaro/ui';
import { Landmark, Smartphone } from 'lucide';
import { WITHDRAWAL_FILTERS } from '../order-states.ts';
import { withdrawalsApi, type WithdrawalOrder } from '../withdrawals.api.ts';
import { OrderReport } from './OrderReport.tsx';
import { REPORT_BOUNDS } from './report-bounds.ts';
import { ofParts } from './withdraw/rail-words.ts';

const filterOf = (text: string | null) => WITHDRAWAL_FILTERS.find((one) => one === text) ?? null;

/**
 * `/m/withdrawReport`: record of the member's withdrawals, with sums over the whole filter
 * (MONEY-03).
 */
export default function WithdrawalReportPage() {
  const filter = usePeriod(REPORT_BOUNDS);
  const [stateParam, setState] = useQueryParam('state');
  const state = filterOf(stateParam);
  const { from: startDate, to: endDate } = filter.period;
  const query = { startDate, endDate, ...(state ? { state } : {}) };
  const orders = usePages(withdrawalsApi.withdrawalReport, query, { pageField: 'pageNo' });
  const totals = orders.first?.totals;
  return (
    <OrderReport
      pages={orders}
      filter={filter}
      states={{
        label: t('withdrawals.state'),
        items: [
          { id: '', label: t('withdrawals.state_all') },
          { id: 'open', label: t('withdrawals.state_open') },
          { id: 'Paid', label: t('withdrawals.state_paid') },
          { id: 'ended', label: t('withdrawals.state_ended') },
        ],
        value: state ?? '',
        onChange: (next) => setState(next || null),
      }}
      total={{
        label: t('withdrawals.sum_paid'),
        sum: totals?.paid,
        count: totals && t('withdrawals.count', { count: totals.count }),
      }}
      file={
        <FileButton
          name="withdrawals"
          columns={fileColumns()}
          read={(pageNo) =>
            callWith(withdrawalsApi.withdrawalReport, { query: { ...query, pageNo } })
          }
        />
      }
      empty={<NoWithdrawals />}
      failed={t('withdrawals.records_not_loaded')}
    >
      {(order) => <Row order={order} />}
    </OrderReport>
  );
}

const fileColumns = (): Columns<WithdrawalOrder> => ({
  [t('records.csv_time')]: ({ createdAt }) => createdAt,
  [t('records.paid_with')]: ({ card }) => card,
  [t('records.csv_state')]: ({ state }) => t(`withdrawals.short_${state}`),
  [t('records.csv_amount')]: ({ amount }) => amount,
  [t('records.entry')]: ({ reference }) => reference,
});

const Row = ({ order }: { order: WithdrawalOrder }) => (
  <ListRow
    lead={<Icon of={order.kind === 'wallet' ? Smartphone : Landmark} size={22} aria-hidden />}
    title={order.card}
    detail={[
      formatTime(order.createdAt),
      ...(order.parts.length > 1 ? [ofParts(order.parts.length)] : []),
      order.reference,
    ].join(' · ')}
    amount={<Amount value={order.amount} tone={order.state === 'Paid' ? 'ink' : 'dim'} />}
    state={t(`withdrawals.short_${order.state}`)}
    onPress={() => navigate(`/m/withdraw?order=${order.id}`)}
  />
);

const NoWithdrawals = () => (
  <EmptyState
    title={t('withdrawals.nothing')}
    action={
      <Button tone="gold" onClick={() => navigate('/m/withdraw')}>
        {t('withdrawals.nothing_action')}
      </Button>
    }
  />
);
