import { formatDayHeading, formatTime, navigate, t, usePages, useQueryParam } from '@palaro/client';
import { byDay, PeriodFilter, usePeriod } from '@palaro/records/web/period';
import {
  Amount,
  Button,
  DayHeading,
  EmptyState,
  FilterChips,
  ListRow,
  ListScreen,
  Skeleton,
} from '@palaro/ui';
import { depositsApi, type DepositOrder } from '../deposits.api.ts';
import { DEPOSIT_STATES, type DepositState } from '../order-states.ts';
import { MethodIcon } from './deposit/MethodIcon.tsx';
import { REPORT_BOUNDS } from './report-bounds.ts';
import { ReportTotals } from './ReportTotals.tsx';
import styles from './Report.module.css';

const isState = (text: string | null): text is DepositState =>
  (DEPOSIT_STATES as readonly (string | null)[]).includes(text);

/** `/m/vouReport`: the member's deposits, with sums over the whole filter (MONEY-03). */
export default function DepositReportPage() {
  const filter = usePeriod(REPORT_BOUNDS);
  const [asked, setState] = useQueryParam('state');
  const state = isState(asked) ? asked : null;
  const orders = usePages(
    depositsApi.depositReport,
    {
      startDate: filter.period.from,
      endDate: filter.period.to,
      ...(state ? { state } : {}),
    },
    { pageField: 'pageNo' },
  );
  const totals = orders.first?.totals;
  return (
    <div className={styles.page}>
      <ListScreen
        pages={orders}
        above={
          <div className={styles.filter}>
            <PeriodFilter filter={filter} />
            <FilterChips
              label={t('deposits.state')}
              items={[
                { id: '', label: t('deposits.all') },
                { id: 'Pending', label: t('deposits.state_waiting') },
                { id: 'Paid', label: t('deposits.state_paid') },
                { id: 'Expired', label: t('deposits.state_ended') },
              ]}
              value={state ?? ''}
              onChange={(next) => setState(next || null)}
            />
          </div>
        }
        total={
          <ReportTotals
            label={t('deposits.sum_paid')}
            sum={totals?.credited}
            count={totals && t('deposits.count', { count: totals.count })}
            failed={orders.state === 'failed'}
          />
        }
        empty={<Nothing />}
        skeleton={<Skeleton shape="signed" count={6} />}
        failed={t('deposits.records_not_loaded')}
        retryLabel={t('deposits.try_again')}
        loadingLabel={t('deposits.loading')}
      >
        {(rows) =>
          byDay(rows, ({ createdAt }) => createdAt).map(({ day, rows: own }) => (
            <section key={day}>
              <DayHeading>{formatDayHeading(own[0]?.createdAt ?? day)}</DayHeading>
              {own.map((order) => (
                <Row key={order.id} order={order} />
              ))}
            </section>
          ))
        }
      </ListScreen>
    </div>
  );
}

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
    state={order.stateText}
    onPress={() => navigate(`/m/voucherCenter?order=${order.id}`)}
  />
);

const Nothing = () => (
  <EmptyState
    title={t('deposits.nothing')}
    action={
      <Button tone="gold" onClick={() => navigate('/m/voucherCenter')}>
        {t('deposits.nothing_action')}
      </Button>
    }
  />
);
