import { t } from '@palaro/client';
import { StateScreen } from './StateScreen.tsx';

/** The start-up info did not come: nothing can be decided, so no page renders. */
export const OfflineScreen = ({ onRetry }: { onRetry(): Promise<unknown> }) => (
  <StateScreen
    drawing="offline"
    title={t('shell.offline.title')}
    text={t('shell.offline.text')}
    action={t('shell.try_again')}
    onAction={onRetry}
  />
);
