import { CategoryColumn } from '@palaro/catalogue/web';
import { t, useLocation, useSession } from '@palaro/client';
import { LegalLines } from './LegalLines.tsx';
import { moreEntries, shortcuts, viewerOf } from './menu/menu-entries.ts';
import { MenuRows } from './menu/MenuRows.tsx';
import { pickEntry } from './menu/pick-entry.ts';
import styles from './LeftColumn.module.css';

/** The column beside every page. It has what the side menu holds on a phone. */
export default function LeftColumn() {
  const viewer = viewerOf(useSession());
  const [path] = useLocation();
  const own = [...shortcuts(viewer), ...moreEntries(viewer)];
  return (
    <>
      <CategoryColumn />
      <nav aria-label={t('shell.side_menu')} className={styles.shortcuts}>
        <MenuRows entries={own} current={path} onPick={pickEntry} />
      </nav>
      <footer className={styles.legal}>
        <LegalLines />
      </footer>
    </>
  );
}
