import { t } from '@palaro/client';
import { Card } from '@palaro/ui';
import styles from './club.module.css';

/** How levels rise and fall and when awards come, from the rules that the server counts by. */
export const Rules = () => (
  <Card title={t('club.rules')}>
    <ul className={styles.rules}>
      <li>{t('club.rule_rise')}</li>
      <li>{t('club.rule_week')}</li>
      <li>{t('club.rule_month')}</li>
      <li>{t('club.rule_birthday')}</li>
      <li>{t('club.rule_claim')}</li>
    </ul>
  </Card>
);
