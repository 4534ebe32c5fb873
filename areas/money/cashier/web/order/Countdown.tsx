import { siteNow, t } from '@palaro/client';
import { useEffect, useState } from 'react';
import styles from './Order.module.css';

const SECOND_MS = 1_000;

const leftOf = (until: string) =>
  Math.max(0, Math.ceil((Date.parse(until) - Date.parse(siteNow())) / SECOND_MS));

/** `12:05`, or `3:12:05` above an hour. */
function clockText(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** How long the order can still be paid, by the server's clock. */
export function Countdown({ until }: { until: string }) {
  const [left, setLeft] = useState(leftOf(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftOf(until)), SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <p className={styles.countdown}>
      {left === 0 ? (
        t('deposits.time_over')
      ) : (
        <>
          <span>{t('deposits.time_left')}</span>{' '}
          <span className={styles.clock}>{clockText(left)}</span>
        </>
      )}
    </p>
  );
}
