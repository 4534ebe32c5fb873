import { t } from '@palaro/client';
import { cx } from '@palaro/ui';
import type { ChangeDetail } from '../changes.api.ts';
import styles from './change.module.css';

/** The people as places, those who have not come yet empty. */
export function FourEyes({ change }: { change: ChangeDetail }) {
  const agreed = change.steps.flatMap(({ step, name }) => (step === 'approve' ? [name] : []));
  const places = Array.from({ length: change.needed }, (_, at) => agreed[at] ?? null);
  return (
    <ul className={styles.eyes}>
      <li className={cx(styles.eye, styles.filled)}>
        <span className={styles.role}>{t('changes-console.eyes_maker')}</span>
        <strong>{change.maker}</strong>
      </li>
      {places.map((name, at) => (
        <li key={at} className={cx(styles.eye, name !== null && styles.filled)}>
          <span className={styles.role}>{t('changes-console.eyes_checker')}</span>
          <strong>{name ?? t('changes-console.eyes_empty')}</strong>
        </li>
      ))}
    </ul>
  );
}
