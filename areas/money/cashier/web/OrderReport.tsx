import { formatDayHeading, t, type Pages } from '@palaro/client';
import { byDay, PeriodFilter, type usePeriod } from '@palaro/records/web/period';
import { DayHeading, FilterChips, ListScreen, Skeleton } from '@palaro/ui';
import { Fragment, type ReactNode } from 'react';
import { ReportTotals } from './ReportTotals.tsx';
import styles from './Report.module.css';

interface OrderReportProps<Order> {
  pages: Pages<Order>;
  filter: ReturnType<typeof usePeriod>;
  /** States to choose from; '' is all of them. */
  states: {
    label: string;
    items: readonly { id: string; label: string }[];
    value: string;
    onChange: (state: string) => void;
  };
  /** Sum by the server over the whole filter; undefined while it is counted. */
  total: { label: string; sum: string | undefined; count: string | undefined };
  /** The button that keeps the record as a file. */
  file: ReactNode;
  empty: ReactNode;
  failed: string;
  children: (order: Order) => ReactNode;
}

/** Record of orders by day, with filters above and the sum over all of them. */
export function OrderReport<Order extends { id: string; createdAt: string }>(
  props: OrderReportProps<Order>,
) {
  const { pages, filter, states, total, file, empty, failed, children } = props;
  return (
    <div className={styles.page}>
      <ListScreen
        pages={pages}
        above={
          <div className={styles.filter}>
            <PeriodFilter filter={filter} />
            <FilterChips {...states} />
          </div>
        }
        total={
          <>
            <ReportTotals {...total} failed={pages.state === 'failed'} />
            {pages.rows.length > 0 && file}
          </>
        }
        empty={empty}
        skeleton={<Skeleton shape="signed" count={6} />}
        failed={failed}
        retryLabel={t('records.try_again')}
        loadingLabel={t('records.loading')}
      >
        {(rows) =>
          byDay(rows, ({ createdAt }) => createdAt).map(({ day, rows: own }) => (
            <section key={day}>
              <DayHeading>{formatDayHeading(own[0]?.createdAt ?? day)}</DayHeading>
              {own.map((order) => (
                <Fragment key={order.id}>{children(order)}</Fragment>
              ))}
            </section>
          ))
        }
      </ListScreen>
    </div>
  );
}
