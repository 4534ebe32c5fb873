import { t } from '@palaro/client';
import { Card, Icon } from '@palaro/ui';
import { CalendarX2, Eye, Lock } from 'lucide';
import styles from './KycPage.module.css';

/** How the data are used, told before they are sent (RA 10173). */
export const PrivacyNote = () => (
  <Card>
    <h2 className={styles.noteTitle}>{t('kyc.privacy.title')}</h2>
    <ul className={styles.note}>
      <li>
        <Icon of={Lock} size={18} aria-hidden />
        <span>{t('kyc.privacy.sealed')}</span>
      </li>
      <li>
        <Icon of={Eye} size={18} aria-hidden />
        <span>{t('kyc.privacy.seen')}</span>
      </li>
      <li>
        <Icon of={CalendarX2} size={18} aria-hidden />
        <span>{t('kyc.privacy.kept')}</span>
      </li>
    </ul>
  </Card>
);
