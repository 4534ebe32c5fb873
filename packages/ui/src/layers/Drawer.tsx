import type { ReactNode } from 'react';
import { useSwipe } from '../motion/use-swipe.ts';
import styles from './layer.module.css';
import { ModalFrame } from './ModalFrame.tsx';
import { ScrollBody } from './ScrollBody.tsx';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** The spoken name of the drawer. */
  label: string;
  /** Stays in view above the scrolling part: the logo, the close button. */
  head: ReactNode;
  /** Stays in view below the scrolling part. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A panel from the left edge. Back, Escape, a tap beside it and a swipe to the left close it. It
 * has no close button, so `head` must contain one.
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
