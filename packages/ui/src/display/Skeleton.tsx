import styles from './skeleton.module.css';
import { cx } from '../class-names.ts';

interface SkeletonProps {
  /**
   * The shape of what will appear here, so that nothing moves then. `signed` is a row with a sign
   * before its words.
   */
  shape?: 'line' | 'row' | 'signed' | 'tile' | 'banner' | 'circle' | 'block';
  count?: number;
  className?: string;
}

/**
 * Keeps the place of something that is loading. Screen readers skip it, as the list announces it.
 */
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
