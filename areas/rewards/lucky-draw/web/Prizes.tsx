import { t } from '@palaro/client';
import { shortDecimal } from '@palaro/kernel';
import { Amount, Card, cx } from '@palaro/ui';
import type { LuckyDraw, Prize } from '../lucky-draw.api.ts';
import styles from './lucky-draw.module.css';

interface PrizesProps extends Pick<LuckyDraw, 'prizes'> {
  /** A draw is under way: the prizes light up in turn. */
  turns: boolean;
  /** The place that was drawn last on this page. */
  won: number | null;
}

/** Prizes with their odds and what is left of each. */
export const Prizes = ({ prizes, turns, won }: PrizesProps) => (
  <Card title={t('lucky-draw.prizes')}>
    <ol className={cx(styles.prizes, turns && styles.turns)}>
      {prizes.map((prize, place) => (
        <li key={place} className={cx(styles.prize, !turns && won === place && styles.won)}>
          <span className={styles.what}>
            <Amount value={prize.amount} tone="gold" size="lg" />
            <span className={styles.stock}>{stockText(prize)}</span>
          </span>
          <span className={styles.odds}>
            {prize.stock === null
              ? `${t('lucky-draw.usual')}: ${t('lucky-draw.odds', { odds: shortDecimal(prize.odds) })}`
              : t('lucky-draw.odds', { odds: shortDecimal(prize.odds) })}
          </span>
        </li>
      ))}
    </ol>
  </Card>
);

function stockText({ stock, left }: Prize): string {
  if (stock === null || left === null) return t('lucky-draw.endless');
  if (left === 0) return t('lucky-draw.gone');
  return t('lucky-draw.left', { left, stock });
}
