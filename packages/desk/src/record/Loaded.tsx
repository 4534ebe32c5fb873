import { failureMessage, t, type CallResult } from '@palaro/client';
import { ErrorState, Skeleton } from '@palaro/ui';
import type { ReactNode } from 'react';

interface LoadedProps<T> {
  /** A read of `useCall`. */
  of: CallResult<T>;
  children: (value: T) => ReactNode;
}

const BONES = 6;

/** The content of a read, or its loading and failed states. An old answer stays over a failure. */
export function Loaded<T>({ of, children }: LoadedProps<T>) {
  if (of.data !== undefined) return children(of.data);
  if (!of.isError)
    return (
      <div role="status">
        <span className="sr-only">{t('desk.loading')}</span>
        <Skeleton shape="row" count={BONES} />
      </div>
    );
  return (
    <ErrorState
      title={t('desk.record.failed')}
      retryLabel={t('desk.retry')}
      busy={of.isFetching}
      onRetry={() => void of.refetch()}
    >
      {failureMessage(of.error)}
    </ErrorState>
  );
}
