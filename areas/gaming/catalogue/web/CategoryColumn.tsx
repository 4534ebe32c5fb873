import { HOME, t, useLocation } from '@palaro/client';
import { CategoryIcon, useRoving } from '@palaro/ui';
import { useRef, type ComponentProps } from 'react';
import { Link } from 'wouter';
import { categoryName } from './names.ts';
import { categoryAddress, useCategories, useCategory } from './useCategories.ts';
import styles from './CategoryColumn.module.css';

type IconCode = ComponentProps<typeof CategoryIcon>['code'];

/** The categories in a column beside the page on wide screens; choosing one leads home. */
export function CategoryColumn() {
  const { codes } = useCategories();
  const [path] = useLocation();
  const [current] = useCategory();
  const column = useRef<HTMLElement>(null);
  useRoving(column);
  return (
    <nav ref={column} aria-label={t('catalogue.categories')}>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Link
              href={categoryAddress(code)}
              className={styles.item}
              aria-current={path === HOME && code === current ? 'page' : undefined}
            >
              <CategoryIcon code={code as IconCode} size={32} />
              <span>{categoryName(code)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
