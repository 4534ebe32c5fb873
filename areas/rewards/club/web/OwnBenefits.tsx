import { navigate, pageExists, peso, t } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { Button, Card } from '@palaro/ui';
import type { ClubBenefits } from '../club.api.ts';
import styles from './club.module.css';

const REWARDS = '/m/rewardCenter';

/** Benefits of this level, and the way to the awards that wait. */
export function OwnBenefits({ club: { label, benefits } }: { club: ClubBenefits }) {
  const given = benefits.filter(({ amount }) => compareDecimal(amount, '0') > 0);
  return (
    <Card title={t('club.given', { level: label })}>
      {given.length === 0 ? (
        <p className={styles.line}>{t('club.gives_nothing')}</p>
      ) : (
        <dl className={styles.benefits}>
          {given.map(({ kind, amount }) => (
            <div key={kind} className={styles.benefit}>
              <dt>{t(`club.benefit.${kind}`)}</dt>
              <dd translate="no">{peso(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {pageExists(REWARDS) && (
        <Button wide onClick={() => navigate(REWARDS)}>
          {t('club.to_rewards')}
        </Button>
      )}
    </Card>
  );
}
