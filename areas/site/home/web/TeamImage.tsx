import { ContentImage } from '@palaro/ui';
import styles from './HomeBelow.module.css';

/** A team's crest in a circle. Its name is beside it. */
export function TeamImage({ path, size }: { path: string; size: number }) {
  return (
    <span className={styles.sign} style={{ width: size, height: size }}>
      {path && <ContentImage path={path} alt="" width={1} height={1} sizes={`${size}px`} />}
    </span>
  );
}
