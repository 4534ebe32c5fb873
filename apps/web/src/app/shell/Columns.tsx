import { lazyPart } from '@palaro/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './Columns.module.css';
import { loadDoor } from './load-door.ts';

/**
 * From this width on, the categories are on the left, and the wallet and wins on the right
 * (docs/domain/design.md).
 */
const WIDE = '(min-width: 1024px)';

const LeftColumn = lazyPart(() => loadDoor('LeftColumn'));
const RightColumn = lazyPart(() => loadDoor('RightColumn'));

/** The columns beside a page on a wide screen (`useWide`). A phone loads none of their code. */
export function Columns({ when: columns, children }: { when: boolean; children: ReactNode }) {
  return (
    <div className={columns ? styles.columns : styles.single}>
      {columns && (
        <div className={styles.left}>
          <LeftColumn />
        </div>
      )}
      {children}
      {columns && (
        <aside className={styles.right}>
          <RightColumn />
        </aside>
      )}
    </div>
  );
}

const media = () => window.matchMedia(WIDE);

function subscribe(changed: () => void) {
  const list = media();
  // Safari before 14 has no addEventListener on media queries.
  list.addListener(changed);
  return () => list.removeListener(changed);
}

export const useWide = () => useSyncExternalStore(subscribe, () => media().matches);
