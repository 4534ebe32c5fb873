import { t } from '@palaro/client';
import type { ReactNode } from 'react';
import { differences, shownValue } from './differences.ts';
import styles from './record.module.css';

interface DiffProps {
  before: unknown;
  after: unknown;
  /** The field's name for people; its place in the JSON unless given. */
  label?(path: string): ReactNode;
}

/** Before and after side by side, only what differs (docs/domain/design.md, Console). */
export function Diff({ before, after, label }: DiffProps) {
  const found = differences(before, after);
  if (found.length === 0) return <p>{t('desk.diff.none')}</p>;
  return (
    <table className={styles.diff}>
      <thead>
        <tr>
          <th scope="col">{t('desk.diff.field')}</th>
          <th scope="col">{t('desk.diff.before')}</th>
          <th scope="col">{t('desk.diff.after')}</th>
        </tr>
      </thead>
      <tbody>
        {found.map((one) => (
          <tr key={one.path}>
            <th scope="row">{label?.(one.path) ?? one.path}</th>
            <Side value={one.before} className={styles.before} />
            <Side value={one.after} className={styles.after} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Side({ value, className }: { value: unknown; className: string | undefined }) {
  const text = shownValue(value);
  return <td className={className}>{text ?? <em>{t('desk.diff.absent')}</em>}</td>;
}
