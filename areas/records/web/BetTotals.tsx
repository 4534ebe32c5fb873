import type { Reply } from '@palaro/api';
import { t } from '@palaro/client';
import { Amount, Card, Skeleton } from '@palaro/ui';
import type { ReactNode } from 'react';
import type { recordsApi } from '../records.api.ts';
import styles from './BettingRecordPage.module.css';

type Totals = Reply<typeof recordsApi.rounds>['totals'];

/** Sums over the whole filter as the server counted them, not over the rows that are loaded. */
export function BetTotals({ of, count }: { of: Totals | undefined; count: number }) {
  const shown = (value: ReactNode) => (of ? value : <Skeleton />);
  return (
    <Card className={styles.totals}>
      <dl className={styles.sums}>
        <div>
          <dt>{t('records.net')}</dt>
          <dd>{shown(of && <Net value={of.net} />)}</dd>
        </div>
        <div>
          <dt>{t('records.staked')}</dt>
          <dd>{shown(of && <Amount value={of.stake} />)}</dd>
        </div>
        <div>
          <dt>{t('records.paid')}</dt>
          <dd>{shown(of && <Amount value={of.payout} />)}</dd>
        </div>
      </dl>
      <p className={styles.count}>{of ? t('records.count', { count }) : ' '}</p>
    </Card>
  );
}

/** A loss is dim, not red: losing is no error (design.md); nothing is neither. */
function Net({ value }: { value: string }) {
  const won = /[1-9]/.test(value) ? 'leaf' : 'ink';
  return <Amount value={value} signed size="lg" tone={value.startsWith('-') ? 'dim' : won} />;
}
