import { peso, t } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import type { Promotion } from '../promotions.api.ts';
import { WeightsRow } from './WeightsRow.tsx';
import styles from './promotions.module.css';

/** All conditions in words, from the rule that the server counts by; none stands elsewhere. */
export function Conditions({ of: { signIn, turnoverTimes } }: { of: Promotion }) {
  if (!signIn) return null;
  const last = signIn.days[signIn.days.length - 1];
  return (
    <>
      <ul className={styles.conditions}>
        <li>{t('promotions.cond_row')}</li>
        <li>
          {compareDecimal(signIn.needs, '0') === 0
            ? t('promotions.cond_needs_none')
            : t('promotions.cond_needs', { needs: peso(signIn.needs) })}
        </li>
        <li>
          {turnoverTimes === 0
            ? t('promotions.cond_turnover_none')
            : t('promotions.cond_turnover', {
                times: turnoverTimes,
                example: peso(last?.amount ?? '0.0000'),
                required: peso(last?.turnover ?? '0.0000'),
              })}
        </li>
        <li>{t('promotions.cond_day')}</li>
        <li>{t('promotions.cond_once')}</li>
        <li>{t('promotions.cond_budget')}</li>
      </ul>
      {turnoverTimes > 0 && <WeightsRow />}
    </>
  );
}
