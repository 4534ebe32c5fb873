import { setting, t } from '@palaro/client';
import { StateScreen } from './StateScreen.tsx';

/** Replaces every page in start-up state 2 (APP-06). */
export const RegionScreen = ({ onRetry }: { onRetry(): Promise<unknown> }) => (
  <StateScreen
    drawing="region"
    title={t('shell.region.title')}
    text={t('shell.region.text', { name: setting('site.name', '') })}
    action={t('shell.try_again')}
    onAction={onRetry}
  />
);
