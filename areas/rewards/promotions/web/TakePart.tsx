import { askLoginHere, formatDay, navigate, t, useSession } from '@palaro/client';
import { Button, Card } from '@palaro/ui';
import type { Promotion } from '../promotions.api.ts';
import styles from './promotions.module.css';

/** How far the member is, what he got last, and the way to where he takes part or claims. */
export function TakePart({ promotion }: { promotion: Promotion }) {
  const session = useSession();
  const { progress, go, status, last } = promotion;
  const open = status === 'Process' || status === 'Joined' || status === 'coming';
  const waits = status === 'Issued';
  if (progress === null && last === null && !waits && (go === null || !open)) return null;
  return (
    <Card>
      {progress && (
        <>
          <progress className={styles.bar} max={100} value={progress.percent} aria-hidden />
          <p className={styles.line}>{progress.text}</p>
        </>
      )}
      {last && (
        <>
          <p className={styles.awardName}>{daysText(last)}</p>
          <p className={styles.line}>{last.text}</p>
        </>
      )}
      {waits && (
        <Button tone="gold" wide onClick={() => navigate('/m/rewardCenter')}>
          {t('promotions.reward_title')}
        </Button>
      )}
      {go !== null && open && (
        <Button tone="gold" wide onClick={() => (session ? navigate(go) : askLoginHere())}>
          {session ? t('promotions.take_part') : t('promotions.log_in_to_take')}
        </Button>
      )}
    </Card>
  );
}

const daysText = ({ from, to }: NonNullable<Promotion['last']>) =>
  from === to
    ? t('promotions.last_day', { from: formatDay(from) })
    : t('promotions.last_days', { from: formatDay(from), to: formatDay(to) });
