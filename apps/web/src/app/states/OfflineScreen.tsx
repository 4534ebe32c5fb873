import { onOnlineChange, t } from '@palaro/client';
import { useEffect, useRef } from 'react';
import { StateScreen } from './StateScreen.tsx';

/** The network may be back without the browser noticing that it was gone. */
export const OFFLINE_RETRY_MS = 30_000;

/**
 * The start-up info could not be loaded, so no page can render. Retries by itself when the network
 * returns.
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
