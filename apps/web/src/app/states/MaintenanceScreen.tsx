import { t } from '@palaro/client';
import { StateScreen } from './StateScreen.tsx';

interface MaintenanceScreenProps {
  heading?: 'h1' | 'h2';
  onRetry(): Promise<unknown>;
}

/** Start-up state 1 (APP-06): in place of every page. */
export const MaintenanceScreen = ({ heading, onRetry }: MaintenanceScreenProps) => (
  <StateScreen
    drawing="maintenance"
    heading={heading}
    title={t('shell.maintenance.title')}
    money={t('shell.maintenance.money')}
    text={t('shell.maintenance.text')}
    action={t('shell.try_again')}
    onAction={onRetry}
  />
);
