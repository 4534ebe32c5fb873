import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../controls/IconButton.tsx';
import styles from './menu.module.css';
import { useCountedOpen } from './open-layers.ts';

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
  /** Open from the beginning: its button was pressed before this code had come. */
  opened?: boolean;
  /** Which edge of the button the panel keeps to. */
  align?: 'left' | 'right';
}

/**
 * A button and the panel it opens; Escape, a touch elsewhere, leaving with Tab and a choice close
 * it.
 */
export function Menu(props: MenuProps) {
  const { label, icon, trigger, items, head, foot, opened = false, align = 'right' } = props;
  const [open, setOpen] = useState(opened);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (opened) buttonIn(place.current)?.focus();
  }, [opened]);
  const id = useId();
  const close = () => setOpen(false);
  useOutside(place, open, close);
  useCountedOpen(open);
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

const buttonIn = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('[aria-expanded]');

function useOutside(place: { current: HTMLElement | null }, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (!(target instanceof Element) || place.current?.contains(target)) return;
      // A popup that comes by itself lies over the menu: what is done in it is meant for it.
      if (!target.closest('[aria-modal="true"]')) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      buttonIn(place.current)?.focus();
    };
    document.addEventListener('pointerdown', outside);
    // iOS before 13 knows no pointers; where it does, both say the same.
    document.addEventListener('touchstart', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('touchstart', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  });
}
