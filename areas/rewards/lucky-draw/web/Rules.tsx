import { peso, t } from '@palaro/client';
import { Card } from '@palaro/ui';
import type { LuckyDraw } from '../lucky-draw.api.ts';
import styles from './lucky-draw.module.css';

/** The rules of chances and prizes, before anybody draws. */
export const Rules = ({ draw: { free, betFor, most, turnoverTimes } }: { draw: LuckyDraw }) => (
  <Card title={t('lucky-draw.how')}>
    <ul className={styles.rules}>
      {free > 0 && (
        <li>{t(free === 1 ? 'lucky-draw.rule_free' : 'lucky-draw.rule_free_more', { free })}</li>
      )}
      <li>{t('lucky-draw.rule_bet_for', { amount: peso(betFor), most })}</li>
      <li>{t('lucky-draw.rule_day')}</li>
      <li>
        {turnoverTimes === 0
          ? t('lucky-draw.rule_no_bet')
          : t('lucky-draw.rule_times', { times: turnoverTimes })}
      </li>
      <li>{t('lucky-draw.rule_gone')}</li>
    </ul>
  </Card>
);
