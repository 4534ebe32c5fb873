import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { wrapText } from '../wrap-text.tsx';
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
  /** The spoken name of the button. */
  label: string;
  icon?: ReactNode;
  /** Shown on the button instead of an icon (an avatar, a balance). */
  trigger?: ReactNode;
  items: readonly MenuItem[];
  /** Above the entries; a function gets what closes the menu, for ways of its own. */
  head?: ReactNode | ((close: () => void) => ReactNode);
  foot?: ReactNode;
  /** Starts open, because its button was pressed before this code was loaded. */
  opened?: boolean;
  /** The edge of the button that the panel is aligned with. */
  align?: 'left' | 'right';
}

/**
 * A button and the panel it opens. Escape, a tap elsewhere, leaving with Tab and a choice close it.
 */
export function Menu(props: MenuProps) {
  const { label, icon, trigger, items, head, foot, opened = false, align = 'right' } = props;
  const [open, setOpen] = useState(opened);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button has been replaced and took the focus with it.
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
          {head && (
            <div className={styles.head}>{typeof head === 'function' ? head(close) : head}</div>
          )}
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
                  {wrapText(item.label)}
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
      // A popup that opens by itself lies over the menu; touches in it do not close the menu.
      if (!target.closest('[aria-modal="true"]')) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      buttonIn(place.current)?.focus();
    };
    document.addEventListener('pointerdown', outside);
    // iOS before 13 has no pointer events; elsewhere both events come, which does no harm.
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
