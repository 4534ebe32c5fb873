import { t } from '@palaro/client';
import { StateScreen } from './StateScreen.tsx';

/** Start-up state 1 (APP-06): in place of every page. */
export const MaintenanceScreen = ({ onRetry }: { onRetry(): Promise<unknown> }) => (
  <StateScreen
    drawing="maintenance"
    title={t('shell.maintenance.title')}
    money={t('shell.maintenance.money')}
    text={t('shell.maintenance.text')}
    action={t('shell.try_again')}
    onAction={onRetry}
  />
);
