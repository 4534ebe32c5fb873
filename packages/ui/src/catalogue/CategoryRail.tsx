import { useRef, type CSSProperties, type ReactNode } from 'react';
import { CategoryIcon, type CategoryCode } from '../art/CategoryIcon.tsx';
import { cx } from '../class-names.ts';
import { useRoving } from '../controls/use-roving.ts';
import { useCurrentInView } from '../motion/use-current-in-view.ts';
import { useStuck } from '../motion/use-stuck.ts';
import styles from './category-rail.module.css';

interface CategoryRailProps {
  label: string;
  items: readonly { id: CategoryCode; label: string }[];
  value: CategoryCode;
  onChange: (id: CategoryCode) => void;
  /** Where it sticks, in px from the top of the window, below what is above it. */
  top?: number;
  /** Stays at the right end while the items scroll. Its place is kept until it has loaded. */
  end?: ReactNode;
}

/**
 * Icons with their words below; the current one is lit from below like a lantern. The rail sticks
 * while the games scroll under it.
 */
export function CategoryRail(props: CategoryRailProps) {
  const { label, items, value, onChange, top = 56, end } = props;
  const rail = useRef<HTMLElement>(null);
  const stuck = useStuck();
  useRoving(rail);
  useCurrentInView(rail, value);
  return (
    <div
      className={cx(styles.rail, stuck && styles.stuck)}
      style={{ '--rail-top': `${top}px` } as CSSProperties}
    >
      <nav ref={rail} aria-label={label} className={styles.items}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            aria-current={item.id === value || undefined}
            className={styles.item}
            onClick={() => onChange(item.id)}
          >
            <span className={styles.icon}>
              <CategoryIcon code={item.id} size={32} />
            </span>
            <span className={styles.word}>{item.label}</span>
          </button>
        ))}
      </nav>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
