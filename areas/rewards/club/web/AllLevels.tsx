import { peso, t } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { Card, cx } from '@palaro/ui';
import type { ClubBenefits } from '../club.api.ts';
import { labelOf } from '../club-levels.ts';
import styles from './club.module.css';

interface AllLevelsProps {
  levels: ClubBenefits['levels'];
  current: number;
}

/** Each level with what reaches it and what it gives. */
export const AllLevels = ({ levels, current }: AllLevelsProps) => (
  <Card title={t('club.all_levels')}>
    <ol className={styles.levels}>
      {levels.slice(1).map(({ level, deposit, validBet, benefits, rebate }) => (
        <li
          key={level}
          className={cx(styles.oneLevel, level === current && styles.current)}
          aria-current={level === current ? 'true' : undefined}
        >
          <h3 className={styles.levelName} translate="no">
            {labelOf(level)}
          </h3>
          <p className={styles.line}>
            {t('club.needs', { deposit: peso(deposit), validBet: peso(validBet) })}
          </p>
          <dl className={styles.benefits}>
            {benefits
              .filter(({ amount }) => compareDecimal(amount, '0') > 0)
              .map(({ kind, amount }) => (
                <div key={kind} className={styles.benefit}>
                  <dt>{t(`club.benefit.${kind}`)}</dt>
                  <dd translate="no">{peso(amount)}</dd>
                </div>
              ))}
          </dl>
          <p className={styles.line}>
            {t('club.rebate', { slots: rebate.RNG, tables: rebate.LIVE, sports: rebate.SPORTS })}
          </p>
        </li>
      ))}
    </ol>
  </Card>
);
