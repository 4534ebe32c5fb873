import { failureMessage, needsAccount, type CallResult } from '@palaro/client';
import { Skeleton } from '../display/Skeleton.tsx';
import { ErrorState } from '../display/States.tsx';
import { AccountNeeded } from './AccountNeeded.tsx';

interface NotLoadedProps {
  /** The reads that the sheet needs; at least one has no data yet. */
  of: readonly Pick<CallResult<unknown>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>[];
  /** The number of rows in the skeleton. */
  rows: number;
  retryLabel: string;
}

/**
 * Shown instead of a sheet's content: its skeleton or, if reading failed, a retry; the way to an
 * account where that is what lacks.
 */
export function NotLoaded({ of, rows, retryLabel }: NotLoadedProps) {
  const failed = of.filter(({ data, isError }) => isError && data === undefined);
  if (failed.length === 0) return <Skeleton shape="row" count={rows} />;
  if (needsAccount(failed[0]?.error)) return <AccountNeeded />;
  return (
    <ErrorState
      title={failureMessage(failed[0]?.error)}
      retryLabel={retryLabel}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      busy={failed.some(({ isFetching }) => isFetching)}
    />
  );
}
