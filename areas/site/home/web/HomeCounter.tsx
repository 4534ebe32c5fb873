import { t } from '@palaro/client';
import { groupDecimal, randomInt } from '@palaro/kernel';
import { RollingNumber } from '@palaro/ui';
import { useEffect, useState } from 'react';
import {
  COUNTER_FROM,
  COUNTER_PAUSES_MS,
  COUNTER_STEP_FROM,
  COUNTER_STEP_TO,
  COUNTER_TO,
} from '../home.limits.ts';
import styles from './HomeBelow.module.css';

/** A random number from `from` to `to`, both included. */
const between = (from: number, to: number) => from + randomInt(to - from + 1);

/**
 * The jackpot counter of HOME-08. It starts and grows at random, is only decoration, and says so.
 * Nothing can be won by it, so it shows no currency.
 */
export function HomeCounter() {
  const [count, setCount] = useState(() => between(COUNTER_FROM, COUNTER_TO));
  useEffect(() => {
    const pause = COUNTER_PAUSES_MS[randomInt(COUNTER_PAUSES_MS.length)];
    const step = () => setCount(count + between(COUNTER_STEP_FROM, COUNTER_STEP_TO));
    const timer = setTimeout(step, pause);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <section className={styles.counter} aria-label={t('home.counter')}>
      <h2 className={styles.counterName}>{t('home.counter')}</h2>
      <p className={styles.figures}>
        <RollingNumber value={groupDecimal(String(count), 0)} size={34} />
      </p>
      <p className={styles.counterNote}>{t('home.counter_note')}</p>
    </section>
  );
}
