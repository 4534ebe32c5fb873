import styles from './skeleton.module.css';
import { cx } from '../class-names.ts';

interface SkeletonProps {
  /**
   * The shape of what will stand here, so that nothing moves when it comes; `signed` is a row with
   * a sign before its words.
   */
  shape?: 'line' | 'row' | 'signed' | 'tile' | 'banner' | 'circle' | 'block';
  count?: number;
  className?: string;
}

/** The place of something that is being loaded; silent for screen readers (the list says it). */
export function Skeleton({ shape = 'line', count = 1, className }: SkeletonProps) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} aria-hidden className={cx(styles.bone, styles[shape], className)}>
          {(shape === 'row' || shape === 'signed') && (
            <>
              <span className={styles.upper} />
              <span className={styles.lower} />
            </>
          )}
        </span>
      ))}
    </>
  );
}
