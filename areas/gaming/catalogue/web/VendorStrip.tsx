import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { LayoutGrid } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { VendorEntry } from '../catalogue.api.ts';
import styles from './VendorStrip.module.css';

/** How many vendors are in view; a swipe moves on by as many (GAME-04). */
const PER_PAGE = 4;

interface VendorStripProps {
  vendors: readonly Pick<VendorEntry, 'vassalage' | 'vendorName' | 'mobileSmallIcon'>[];
  /** The chosen vendor; null: all of them. */
  value: string | null;
  onChange(vassalage: string | null): void;
}

/** The vendors in a row that swipes, All first. A tap on the chosen one unselects it (GAME-06). */
export function VendorStrip({ vendors, value, onChange }: VendorStripProps) {
  const row = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(0);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // `scrollIntoView` would scroll the page too.
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft;
  }, [value]);
  const scrolled = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setPage(Math.ceil(scrollLeft / Math.max(clientWidth, 1) - 0.1));
  };
  const pages = Math.ceil((vendors.length + 1) / PER_PAGE);
  return (
    <div className={styles.strip}>
      <div
        ref={row}
        role="group"
        aria-label={t('catalogue.vendors')}
        className={styles.row}
        onScroll={scrolled}
      >
        <button
          type="button"
          className={styles.vendor}
          aria-pressed={value === null}
          onClick={() => onChange(null)}
        >
          <span className={styles.sign}>
            <Icon of={LayoutGrid} size={22} aria-hidden />
          </span>
          <span className={styles.name}>{t('catalogue.all_vendors')}</span>
        </button>
        {vendors.map(({ vassalage, vendorName, mobileSmallIcon }) => (
          <button
            key={vassalage}
            type="button"
            className={styles.vendor}
            aria-pressed={value === vassalage}
            onClick={() => onChange(value === vassalage ? null : vassalage)}
          >
            <span className={styles.sign}>
              <img
                src={mobileSmallIcon}
                alt=""
                width={62}
                height={78}
                loading="lazy"
                className={styles.art}
              />
            </span>
            <span className={styles.name}>{vendorName}</span>
          </button>
        ))}
      </div>
      {pages > 1 && (
        <div className={styles.dots} aria-hidden>
          {Array.from({ length: pages }, (_, at) => (
            <span key={at} className={at === page ? `${styles.dot} ${styles.here}` : styles.dot} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Keeps the strip's height while its vendors load, so that nothing below it moves. */
export const VendorStripPlace = () => <div className={styles.place} />;
