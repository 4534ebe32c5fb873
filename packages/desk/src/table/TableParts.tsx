import { t, type Pages } from '@palaro/client';
import { cx, ErrorState, Spinner } from '@palaro/ui';
import type { ReactNode } from 'react';
import type { Column } from './columns.ts';
import styles from './data-table.module.css';

interface TotalsRowProps<Row> {
  visible: readonly Column<Row>[];
  selects: boolean;
  totals?: Readonly<Record<string, ReactNode>>;
}

/** The server's sums over everything that is filtered; it stays in view. */
export function TotalsRow<Row>({ visible, selects, totals }: TotalsRowProps<Row>) {
  if (!totals) return null;
  return (
    <div role="rowgroup" className={styles.foot}>
      <div role="row" className={styles.row} aria-label={t('desk.table.totals')}>
        {selects && <span role="gridcell" />}
        {visible.map(({ key, align, title }) => (
          <span
            key={key}
            role="gridcell"
            className={cx(styles.cell, align === 'end' && styles.end)}
            data-title={t(title)}
          >
            {totals[key]}
          </span>
        ))}
      </div>
    </div>
  );
}

/** What stands in place of rows, or below them. */
export function Below<Row>({ pages, empty }: { pages: Pages<Row>; empty?: ReactNode }) {
  const none = pages.rows.length === 0;
  if (pages.state === 'failed')
    return (
      <ErrorState title={t('desk.table.failed')} retryLabel={t('desk.retry')} onRetry={pages.retry}>
        {pages.message}
      </ErrorState>
    );
  if (pages.state === 'loading') return <Bones />;
  if (none) return <p className={styles.empty}>{empty ?? t('desk.table.empty')}</p>;
  return pages.state === 'more' ? (
    <div className={styles.more}>
      <Spinner label={t('desk.loading')} />
    </div>
  ) : null;
}

const BONES = 8;
const Bones = () => (
  <div role="status" className={styles.bones}>
    <span className="sr-only">{t('desk.loading')}</span>
    {Array.from({ length: BONES }, (_, at) => (
      <span key={at} aria-hidden className={styles.bone} />
    ))}
  </div>
);
