import { currentLanguage, formatMoment, siteNow } from '@palaro/client';
import { localeOf } from '@palaro/kernel';
import { cx } from '@palaro/ui';
import { useEffect, useState } from 'react';
import styles from './cells.module.css';

/** Manila time; UTC on hover (docs/domain/operator-console.md §4). `at` is ISO 8601. */
export const Instant = ({ at }: { at: string }) => (
  <time dateTime={at} title={utc(at)} className={styles.figures}>
    {formatMoment(at)}
  </time>
);

const utc = (at: string) => `${at.slice(0, 19).replace('T', ' ')} UTC`;

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** `3 hours ago` in the operator's language; seconds count as now. */
function agoText(at: string, now: string): string {
  const seconds = (Date.parse(at) - Date.parse(now)) / 1000;
  const format = new Intl.RelativeTimeFormat(localeOf(currentLanguage()), { numeric: 'auto' });
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  return format.format(0, 'second');
}

const EVERY_MS = 15_000;

/** The site's time, renewed every few seconds, for ages that are looked at. */
export function useNow(everyMs = EVERY_MS): string {
  const [now, setNow] = useState(siteNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(siteNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** How long ago something happened; the exact time on hover. */
export function Ago({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={`${formatMoment(at)} · ${utc(at)}`} className={styles.figures}>
      {agoText(at, now)}
    </time>
  );
}

/** Grey, amber from `lateAfter` seconds on, red from twice that on. */
function ageTone(since: string, now: string, lateAfter: number): 'grey' | 'amber' | 'red' {
  const seconds = (Date.parse(now) - Date.parse(since)) / 1000;
  if (seconds >= 2 * lateAfter) return 'red';
  return seconds >= lateAfter ? 'amber' : 'grey';
}

/** How long something has waited, coloured by how late it is. */
export function Age({ since, lateAfter }: { since: string; lateAfter: number }) {
  const now = useNow();
  return (
    <time
      dateTime={since}
      title={formatMoment(since)}
      className={cx(styles.figures, styles[ageTone(since, now, lateAfter)])}
    >
      {agoText(since, now)}
    </time>
  );
}
