import { t } from '@palaro/client';
import type { ReactNode } from 'react';
import { allValues, differences, shownValue } from './differences.ts';
import styles from './record.module.css';

interface DiffProps {
  before: unknown;
  after: unknown;
  /** The field's name for people; its place in the JSON unless given. */
  label?(path: string): ReactNode;
  /** A value in words; as it is in the JSON unless given. */
  shown?(path: string, value: unknown): ReactNode;
  /** Equal values too: somebody decides by them. */
  whole?: boolean;
}

/**
 * Before and after side by side, only what differs unless `whole` (docs/domain/design.md, Console).
 */
export function Diff({ before, after, label, shown, whole = false }: DiffProps) {
  const found = whole ? allValues(before, after) : differences(before, after);
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
            <Side className={styles.before}>
              {shown?.(one.path, one.before) ?? shownValue(one.before)}
            </Side>
            <Side className={styles.after}>
              {shown?.(one.path, one.after) ?? shownValue(one.after)}
            </Side>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Side = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <td className={className}>{children ?? <em>{t('desk.diff.absent')}</em>}</td>
);
