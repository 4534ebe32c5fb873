import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../controls/IconButton.tsx';
import styles from './menu.module.css';

interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
}

interface MenuProps {
  /** Spoken name of the button. */
  label: string;
  icon?: ReactNode;
  /** Instead of an icon: what the button shows (an avatar, a balance). */
  trigger?: ReactNode;
  items: readonly MenuItem[];
  head?: ReactNode;
  foot?: ReactNode;
  /** Which edge of the button the panel keeps to. */
  align?: 'left' | 'right';
}

/**
 * A button and the panel it opens; Escape, a touch elsewhere, leaving with Tab and a choice close
 * it.
 */
export function Menu({ label, icon, trigger, items, head, foot, align = 'right' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useOutside(place, open, close);
  const button = {
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  };
  return (
    <div ref={place} className={styles.place}>
      {trigger ? (
        <button type="button" aria-label={label} className={styles.trigger} {...button}>
          {trigger}
        </button>
      ) : (
        <IconButton label={label} icon={icon} {...button} />
      )}
      {open && (
        <div id={id} className={cx(styles.panel, styles[align])}>
          {head && <div className={styles.head}>{head}</div>}
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  className={cx(styles.item, item.danger && styles.danger)}
                  onClick={() => {
                    close();
                    item.onSelect();
                  }}
                >
                  {item.icon && <span className={styles.icon}>{item.icon}</span>}
                  {item.label}
                </button>
              </li>
            ))}
          </ul>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </div>
  );
}

function useOutside(place: { current: HTMLElement | null }, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      place.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  });
}
