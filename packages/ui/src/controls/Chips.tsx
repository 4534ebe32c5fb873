import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { useCurrentInView } from '../motion/use-current-in-view.ts';
import { wrapText } from '../wrap-text.tsx';
import styles from './chips.module.css';

interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean;
  icon?: ReactNode;
  count?: number;
}

/** A filter or a choice. Screen readers hear whether it is pressed. */
export function Chip({ selected, icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={cx(styles.target, className)}
    >
      <span className={styles.chip}>
        {icon && <span className={styles.icon}>{icon}</span>}
        {wrapText(children)}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </span>
    </button>
  );
}

interface FilterChipsProps {
  label: string;
  items: readonly { id: string; label: ReactNode; count?: number }[];
  value: string;
  onChange: (id: string) => void;
}

/** A choice of one among several, in a row that scrolls sideways. */
export function FilterChips({ label, items, value, onChange }: FilterChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  useCurrentInView(row, value);
  return (
    <div ref={row} role="group" aria-label={label} className={styles.scroller}>
      {items.map((item) => (
        <Chip
          key={item.id}
          selected={item.id === value}
          count={item.count}
          onClick={() => onChange(item.id)}
        >
          {item.label}
        </Chip>
      ))}
    </div>
  );
}
