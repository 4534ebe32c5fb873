import { t } from '@palaro/client';
import { Card } from '@palaro/ui';
import { AWARD_DAYS } from '../promotions.limits.ts';
import { WeightsRow } from './WeightsRow.tsx';
import styles from './promotions.module.css';

/** `/m/activityInfo`: what holds for every promotion, before anybody joins one. */
export default function ActivityInfoPage() {
  return (
    <div className={styles.page}>
      <p className={styles.intro}>{t('promotions.info_intro')}</p>
      <Card title={t('promotions.info_claim_title')}>
        <p>{t('promotions.info_claim', { days: AWARD_DAYS })}</p>
      </Card>
      <Card title={t('promotions.info_bet_title')}>
        <p>{t('promotions.info_bet')}</p>
        <WeightsRow />
      </Card>
      <Card title={t('promotions.info_fair_title')}>
        <p>{t('promotions.info_fair')}</p>
      </Card>
      <Card title={t('promotions.info_care_title')}>
        <p>{t('promotions.info_care')}</p>
      </Card>
    </div>
  );
}
