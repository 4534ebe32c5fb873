import { readStored, t, writeStored } from '@palaro/client';
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

/** Where the counter stood in this browser; a first visit starts at random. */
function stood(): number {
  const kept = Number(readStored('jackpotCount'));
  return Number.isSafeInteger(kept) && kept >= COUNTER_FROM
    ? kept
    : between(COUNTER_FROM, COUNTER_TO);
}

/**
 * The jackpot counter of HOME-08. It starts and grows at random, is only decoration, and says so.
 * It never falls: another page, a reload and a later visit go on where it stood. Nothing can be won
 * by it, so it shows no currency.
 */
export function HomeCounter() {
  const [count, setCount] = useState(stood);
  useEffect(() => {
    writeStored('jackpotCount', String(count));
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
