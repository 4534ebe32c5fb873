import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSwipe } from '../motion/use-swipe.ts';
import styles from './layer.module.css';
import { ScrollBody } from './ScrollBody.tsx';
import { useLayer, usePresence } from './use-layer.ts';
import { useOpenGuard } from './use-open-guard.ts';

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
export function Drawer({ open, onClose, ...rest }: DrawerProps) {
  const state = usePresence(open);
  if (state === 'gone') return null;
  return createPortal(
    <OpenDrawer {...rest} open={open} leaving={state === 'closing'} onClose={onClose} />,
    document.body,
  );
}

function OpenDrawer(props: DrawerProps & { leaving: boolean }) {
  const { open, leaving, onClose, label, head, footer, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const swipe = useSwipe({ onLeft: onClose });
  const [ready, guarded] = useOpenGuard(open);
  useLayer(box, open, onClose);
  return (
    <div className={styles.drawerLayer} data-leaving={leaving || undefined}>
      <div className={styles.scrim} data-mask onClick={guarded(onClose)} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        data-ready={ready || undefined}
        aria-label={label}
        tabIndex={-1}
        className={styles.drawer}
        {...swipe}
      >
        <div className={styles.drawerHead}>{head}</div>
        <ScrollBody className={styles.drawerBody}>{children}</ScrollBody>
        {footer && <div className={styles.drawerFooter}>{footer}</div>}
      </div>
    </div>
  );
}
