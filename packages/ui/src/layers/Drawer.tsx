import type { ReactNode } from 'react';
import { useSwipe } from '../motion/use-swipe.ts';
import styles from './layer.module.css';
import { ModalFrame } from './ModalFrame.tsx';
import { ScrollBody } from './ScrollBody.tsx';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Spoken name of the drawer. */
  label: string;
  /** Stays in view above what scrolls: the logo, the button that closes. */
  head: ReactNode;
  /** Stays in view below it. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A panel from the left edge. Back, Escape, the dark beside it and a swipe to the left close it; it
 * draws no close button of its own, so `head` holds one.
 */
export function Drawer({ open, onClose, label, head, footer, children }: DrawerProps) {
  const swipe = useSwipe({ onLeft: onClose });
  return (
    <ModalFrame
      open={open}
      onClose={onClose}
      layer={styles.drawerLayer}
      className={styles.drawer}
      aria-label={label}
      {...swipe}
    >
      <div className={styles.drawerHead}>{head}</div>
      <ScrollBody className={styles.drawerBody}>{children}</ScrollBody>
      {footer && <div className={styles.drawerFooter}>{footer}</div>}
    </ModalFrame>
  );
}
