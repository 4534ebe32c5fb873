import { t } from '@palaro/client';
import { Card } from '@palaro/ui';
import { CalendarX2, Eye, Lock } from 'lucide-react';
import styles from './KycPage.module.css';

/** How the data are used, told before they are sent (RA 10173). */
export const PrivacyNote = () => (
  <Card>
    <h2 className={styles.noteTitle}>{t('kyc.privacy.title')}</h2>
    <ul className={styles.note}>
      <li>
        <Lock size={18} aria-hidden />
        {t('kyc.privacy.sealed')}
      </li>
      <li>
        <Eye size={18} aria-hidden />
        {t('kyc.privacy.seen')}
      </li>
      <li>
        <CalendarX2 size={18} aria-hidden />
        {t('kyc.privacy.kept')}
      </li>
    </ul>
  </Card>
);
