import { needsAccount, type Pages } from '@palaro/client';
import type { ReactNode } from 'react';
import { ErrorState } from '../display/States.tsx';
import { Spinner } from '../display/Spinner.tsx';
import { AccountNeeded } from './AccountNeeded.tsx';
import styles from './list-screen.module.css';
import { useLoadAhead } from './use-load-ahead.ts';

interface ListScreenProps<Row> {
  pages: Pages<Row>;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Shown while the first page loads, in the shape of the rows. */
  skeleton: ReactNode;
  /** The title of a failure; the failure's message is below it. */
  failed: ReactNode;
  retryLabel: string;
  loadingLabel: string;
  /** Filters; they stay in every state of the list. */
  above?: ReactNode;
  /** The server's sums over everything that matches the filter. */
  total?: ReactNode;
  /** Draws the rows that have been loaded. */
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * A list that loads more while it is scrolled, with states for loading, empty, failed with a retry,
 * and the end; in their place the way to an account, where that is what lacks.
 */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { pages, empty, skeleton, failed, retryLabel, loadingLabel, above, total } = props;
  useLoadAhead(pages.loadMore, pages.rows.length);
  // Nothing to filter or to sum up, and nothing that a repeat would bring.
  if (needsAccount(pages.error)) return <AccountNeeded />;
  const none = pages.rows.length === 0;
  const loading = pages.state === 'loading';
  return (
    <>
      {above}
      {total}
      <div aria-busy={loading || pages.state === 'more'}>
        {loading && skeleton}
        {none && (pages.state === 'ready' || pages.state === 'end') && empty}
        {!none && props.children(pages.rows)}
      </div>
      {pages.state === 'failed' && (
        <ErrorState title={failed} retryLabel={retryLabel} onRetry={pages.retry}>
          {pages.message}
        </ErrorState>
      )}
      <div className={styles.end} role="status">
        {loading && <span className="sr-only">{loadingLabel}</span>}
        {pages.state === 'more' && <Spinner label={loadingLabel} />}
      </div>
    </>
  );
}
