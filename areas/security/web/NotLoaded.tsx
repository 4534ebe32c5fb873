import { failureMessage, t, type CallResult } from '@palaro/client';
import { ErrorState, Skeleton } from '@palaro/ui';

interface NotLoadedProps {
  /** What the sheet is made of; at least one of them is not there yet. */
  of: readonly Pick<CallResult<unknown>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>[];
  /** Rows of its shape. */
  rows: number;
}

/** In place of a sheet's content: its shape, and where reading failed, a way to try again. */
export function NotLoaded({ of, rows }: NotLoadedProps) {
  const failed = of.filter(({ data, isError }) => isError && data === undefined);
  if (failed.length === 0) return <Skeleton shape="row" count={rows} />;
  return (
    <ErrorState
      title={failureMessage(failed[0]?.error)}
      retryLabel={t('security.try_again')}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      busy={failed.some(({ isFetching }) => isFetching)}
    />
  );
}
