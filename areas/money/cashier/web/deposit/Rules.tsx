import { navigate, pageExists, peso, switchOn, t } from '@palaro/client';
import { shortDecimal } from '@palaro/kernel';
import { Button, ListRow } from '@palaro/ui';
import type { DepositSite } from './deposit-site.ts';
import styles from './Deposit.module.css';

/** What a member should know before he pays, and where to go on. */
export function Rules({ site }: { site: DepositSite }) {
  return (
    <>
      <section className={styles.rules}>
        <h2 className={styles.heading}>{t('deposits.rules_title')}</h2>
        <ul>
          <li>{t('deposits.rule_own')}</li>
          <li>{t('deposits.rule_exact')}</li>
          <li>{t('deposits.rule_bet', { times: shortDecimal(site.turnoverTimes) })}</li>
          <li>{t('deposits.rule_late')}</li>
        </ul>
      </section>
      <nav className={styles.links}>
        {pageExists('/m/vouReport') && switchOn('DEPRECM3') && (
          <Way text={t('deposits.records')} to="/m/vouReport" />
        )}
        {pageExists('/m/playSafely') && <Way text={t('deposits.safely')} to="/m/playSafely" />}
        <Way text={t('deposits.help')} to="/m/service" />
      </nav>
    </>
  );
}

const Way = ({ text, to }: { text: string; to: string }) => (
  <ListRow title={text} chevron onPress={() => navigate(to)} />
);

/** How much an unverified member may still pay in, with the way to verify. */
export function Verification({ site: { kyc } }: { site: DepositSite }) {
  if (kyc.left === null) return null;
  return (
    <div className={styles.notice}>
      <p>
        {/[1-9]/.test(kyc.left)
          ? t('deposits.kyc_left', { left: peso(kyc.left) })
          : t('deposits.kyc_none')}
      </p>
      <Button size="sm" onClick={() => navigate('/m/kyc')}>
        {t('deposits.verify')}
      </Button>
    </div>
  );
}
