import { failureMessage, t, type CallResult } from '@palaro/client';
import { ErrorState } from '@palaro/ui';

interface ContentFailedProps {
  title: string;
  of: Pick<CallResult<unknown>, 'error' | 'isFetching' | 'refetch'>;
}

/** What operators published could not be read: why, and the way to try again. */
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
