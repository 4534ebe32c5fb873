import { pageExists, t } from '@palaro/client';
import { Card, ListRow } from '@palaro/ui';
import styles from './rebate.module.css';

const REPORT = '/m/member/rebateReport';
const LEVELS = '/m/member/benefits';

/** The rules that the server counts by, and the ways to the report and to the rates. */
export const HowItWorks = () => (
  <Card title={t('rebate.how')}>
    <ul className={styles.rules}>
      <li>{t('rebate.how_rate')}</li>
      <li>{t('rebate.how_once')}</li>
      <li>{t('rebate.how_days')}</li>
      <li>{t('rebate.how_free')}</li>
    </ul>
    <Way to={REPORT} text={t('rebate.to_report')} />
    <Way to={LEVELS} text={t('rebate.to_levels')} />
  </Card>
);

const Way = ({ to, text }: { to: string; text: string }) =>
  pageExists(to) ? <ListRow title={text} to={to} chevron /> : null;
