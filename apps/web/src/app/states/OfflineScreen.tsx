import { onOnlineChange, t } from '@palaro/client';
import { useEffect, useRef } from 'react';
import { StateScreen } from './StateScreen.tsx';

/** A line may work again without the browser noticing that it was gone. */
export const OFFLINE_RETRY_MS = 30_000;

/**
 * The start-up info did not come: nothing can be decided, so no page renders. Comes back by itself
 * when the network does.
 */
export function OfflineScreen({ onRetry }: { onRetry(): Promise<unknown> }) {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void retry.current();
    }, OFFLINE_RETRY_MS);
    const unsubscribe = onOnlineChange((online) => online && void retry.current());
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, []);
  return (
    <StateScreen
      drawing="offline"
      title={t('shell.offline.title')}
      text={t('shell.offline.text')}
      action={t('shell.try_again')}
      onAction={onRetry}
    />
  );
}
