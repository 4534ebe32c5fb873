import { cx } from '@palaro/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './layers.module.css';

interface PopoverProps {
  /** Draws the button; its props make it open the panel. */
  trigger(props: {
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick(): void;
  }): ReactNode;
  /** The panel's spoken name. */
  label: string;
  align?: 'left' | 'right';
  children: (close: () => void) => ReactNode;
}

/** A button and the small panel below it. Escape, a press elsewhere and `close` close it. */
export function Popover({ trigger, label, align = 'left', children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    const panel = place.current?.querySelector(`[data-popover]`);
    panel?.querySelector<HTMLElement>('input, select, button')?.focus();
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      place.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape, true);
    };
  }, [open]);
  return (
    <div ref={place} className={styles.place}>
      {trigger({
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div
          id={id}
          role="group"
          aria-label={label}
          data-popover
          className={cx(styles.panel, align === 'right' && styles.right)}
        >
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
