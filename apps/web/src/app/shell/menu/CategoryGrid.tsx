import { categoryAddress, categoryName, useCategories, useCategory } from '@palaro/catalogue/web';
import { HOME, t, useLocation } from '@palaro/client';
import { CategoryIcon, Skeleton } from '@palaro/ui';
import type { ComponentProps, MouseEvent } from 'react';
import styles from './CategoryGrid.module.css';

type IconCode = ComponentProps<typeof CategoryIcon>['code'];

/** The number of placeholders: most deployments have this many categories. */
const PLACES = 6;

/** Group 1 of the side menu (MENU-01): Hot, then the categories of the vendor data. */
export function CategoryGrid({ onPick }: { onPick(address: string): void }) {
  const { codes } = useCategories();
  const [path] = useLocation();
  const [current] = useCategory();
  const pick = (code: string) => (event: MouseEvent) => {
    event.preventDefault();
    onPick(categoryAddress(code));
  };
  return (
    <nav aria-label={t('shell.games')}>
      <ul className={styles.grid}>
        {codes.map((code) => (
          <li key={code}>
            <a
              href={categoryAddress(code)}
              className={styles.item}
              aria-current={path === HOME && code === current ? 'page' : undefined}
              onClick={pick(code)}
            >
              <CategoryIcon code={code as IconCode} size={36} />
              <span className={styles.word}>{categoryName(code)}</span>
            </a>
          </li>
        ))}
        {codes.length === 0 && (
          <li className={styles.wait}>
            <Skeleton shape="tile" count={PLACES} />
          </li>
        )}
      </ul>
    </nav>
  );
}
