import { navigate, t, useCall } from '@palaro/client';
import { Button, EmptyState, NotLoaded } from '@palaro/ui';
import { luckyDrawApi } from '../lucky-draw.api.ts';
import { LuckyDrawCard } from './LuckyDrawCard.tsx';
import styles from './lucky-draw.module.css';

/** `/m/startLottery`: the lucky draws that run, with chances, odds and what is left (REWARD-03). */
export default function StartLotteryPage() {
  const read = useCall(luckyDrawApi.luckyDraws, undefined, { staleMs: 0 });
  return (
    <div className={styles.page}>
      {read.data === undefined && (
        <NotLoaded of={[read]} rows={6} retryLabel={t('lucky-draw.try_again')} />
      )}
      {read.data?.length === 0 && <NoDraw />}
      {read.data?.map((draw) => (
        <LuckyDrawCard key={draw.id} draw={draw} />
      ))}
    </div>
  );
}

const NoDraw = () => (
  <EmptyState
    drawing="no-notices"
    title={t('lucky-draw.none')}
    action={<Button onClick={() => navigate('/m/activity')}>{t('lucky-draw.to_activity')}</Button>}
  >
    {t('lucky-draw.none_help')}
  </EmptyState>
);
