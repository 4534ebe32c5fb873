import { currentLanguage, formatDayHeading, formatTime, setting, t } from '@palaro/client';
import { writtenOf } from '@palaro/kernel';
import { StateScreen } from './StateScreen.tsx';

interface MaintenanceScreenProps {
  heading?: 'h1' | 'h2';
  onRetry(): Promise<unknown>;
}

/** Replaces every page in start-up state 1 (APP-06). */
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

/** The operators' text in the visitor's language or, without one, the site's text. */
const words = () => notice()[writtenOf(currentLanguage())] || t('shell.maintenance.text');

/** When the maintenance should end, if the operators give a time. */
function openAgain(): string {
  const { until } = notice();
  if (!until) return '';
  const time = `${formatDayHeading(until)}, ${formatTime(until)}`;
  return t('shell.maintenance.until', { time });
}
