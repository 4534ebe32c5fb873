import { failureMessage, t, type CallResult } from '@palaro/client';
import { ErrorState } from '@palaro/ui';

interface ContentFailedProps {
  title: string;
  of: Pick<CallResult<unknown>, 'error' | 'isFetching' | 'refetch'>;
}

/** Shown when published content could not be loaded: the reason and a retry. */
export const ContentFailed = ({ title, of }: ContentFailedProps) => (
  <ErrorState
    title={title}
    retryLabel={t('content.retry')}
    onRetry={() => void of.refetch()}
    busy={of.isFetching}
  >
    {failureMessage(of.error)}
  </ErrorState>
);
