import { t } from '@palaro/client';
import { StateScreen } from './StateScreen.tsx';

/** Shown when a page's code could not be loaded (APP-10). */
export const ChunkFailedScreen = ({ onRetry }: { onRetry(): void }) => (
  <StateScreen
    drawing="offline"
    heading="h2"
    title={t('shell.chunk.title')}
    text={t('shell.chunk.text')}
    action={t('shell.try_again')}
    onAction={onRetry}
  />
);
