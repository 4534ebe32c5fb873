import { X } from 'lucide';
import { Icon } from '../display/Icon.tsx';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { useSwipe } from '../motion/use-swipe.ts';
import styles from './layer.module.css';
import { ModalFrame } from './ModalFrame.tsx';
import { ScrollBody } from './ScrollBody.tsx';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Stays in view below the scrolling part: the main button. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A choice or a detail, from the lower edge (in the middle on wide screens). Back, Escape, a tap
 * outside, its button and a swipe down on its head close it. A tap outside counts only after 300
 * ms, because the second tap of a double tap on its opener may land there (APP-13).
 */
export function Sheet({ open, onClose, title, closeLabel, footer, children }: SheetProps) {
  const id = useId();
  const swipe = useSwipe({ onDown: onClose });
  return (
    <ModalFrame
      open={open}
      onClose={onClose}
      layer={styles.sheetLayer}
      className={styles.sheet}
      aria-labelledby={id}
    >
      <div className={styles.sheetHead} {...swipe}>
        <span className={styles.grip} aria-hidden />
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<Icon of={X} size={22} />} onClick={onClose} />
      </div>
      <ScrollBody className={styles.body}>{children}</ScrollBody>
      {footer && <div className={styles.footer}>{footer}</div>}
    </ModalFrame>
  );
}
