import { peso, t } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { Card, Icon } from '@palaro/ui';
import { Crown } from 'lucide';
import type { ClubBenefits } from '../club.api.ts';
import { labelOf } from '../club-levels.ts';
import styles from './club.module.css';

/** The level, and how far the next one is: both totals must be reached. */
export function LevelCard({ club }: { club: ClubBenefits }) {
  const { label, next, deposit, validBet, played, keep } = club;
  const keepsItself = compareDecimal(keep, '0') === 0;
  return (
    <Card>
      <p className={styles.level}>
        <Icon of={Crown} size={28} aria-hidden className={styles.crown} />
        <span className="sr-only">{t('club.your_level')}</span>
        <span translate="no">{label}</span>
      </p>
      {next ? (
        <>
          <p className={styles.line}>{t('club.to_next', { level: labelOf(next.level) })}</p>
          <Progress
            name={t('club.deposits')}
            amount={deposit}
            needed={next.deposit}
            percent={next.depositPercent}
          />
          <Progress
            name={t('club.bets')}
            amount={validBet}
            needed={next.validBet}
            percent={next.validBetPercent}
          />
        </>
      ) : (
        <p className={styles.line}>{t('club.at_top')}</p>
      )}
      <h2 className={styles.heading}>{t('club.keep')}</h2>
      <p className={styles.line}>
        {keepsItself
          ? t('club.keep_none')
          : t('club.keep_text', { played: peso(played), keep: peso(keep) })}
      </p>
    </Card>
  );
}

interface ProgressProps {
  name: string;
  amount: string;
  needed: string;
  percent: number;
}

/** A bar with its two amounts in words below; the bar alone says nothing to a screen reader. */
const Progress = ({ name, amount, needed, percent }: ProgressProps) => (
  <div className={styles.progress}>
    <p className={styles.progressHead}>
      <span>{name}</span>
      <span translate="no">{t('club.of', { amount: peso(amount), needed: peso(needed) })}</span>
    </p>
    <progress aria-label={name} max={100} value={percent} />
  </div>
);
