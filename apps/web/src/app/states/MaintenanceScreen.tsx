import { currentLanguage, formatDayHeading, formatTime, setting, t } from '@palaro/client';
import { writtenOf } from '@palaro/kernel';
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
    text={[words(), openAgain()].join(' ').trim()}
    action={t('shell.try_again')}
    onAction={onRetry}
  />
);

const notice = () => setting('maintenance.notice', { EN: '', TY: '', until: '' });

/** The operators' own words in the visitor's language, else the site's. */
const words = () => notice()[writtenOf(currentLanguage())] || t('shell.maintenance.text');

/** When it should be over, where the operators say so. */
function openAgain(): string {
  const { until } = notice();
  if (!until) return '';
  const time = `${formatDayHeading(until)}, ${formatTime(until)}`;
  return t('shell.maintenance.until', { time });
}
