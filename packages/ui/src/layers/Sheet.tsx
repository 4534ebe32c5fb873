import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/IconButton.tsx';
import { useSwipe } from '../motion/use-swipe.ts';
import styles from './layer.module.css';
import { ScrollBody } from './ScrollBody.tsx';
import { useLayer, usePresence } from './use-layer.ts';
import { useOpenGuard } from './use-open-guard.ts';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Stays in view below what scrolls: the button that does it. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A choice or a detail from the lower edge (from the middle on wide screens). Back, Escape, the
 * dark around it, its button and a swipe down on its head close it; the dark only after 300 ms,
 * since the second tap of a double tap on its opener may land there (APP-13).
 */
export function Sheet({ open, onClose, ...rest }: SheetProps) {
  const state = usePresence(open);
  if (state === 'gone') return null;
  return createPortal(
    <OpenSheet {...rest} open={open} leaving={state === 'closing'} onClose={onClose} />,
    document.body,
  );
}

function OpenSheet(props: SheetProps & { leaving: boolean }) {
  const { open, leaving, onClose, title, closeLabel, footer, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const swipe = useSwipe({ onDown: onClose });
  const [ready, guarded] = useOpenGuard(open);
  useLayer(box, open, onClose);
  return (
    <div className={styles.sheetLayer} data-leaving={leaving || undefined}>
      <div className={styles.scrim} data-mask onClick={guarded(onClose)} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        data-ready={ready || undefined}
        aria-labelledby={id}
        tabIndex={-1}
        className={styles.sheet}
      >
        <div className={styles.sheetHead} {...swipe}>
          <span className={styles.grip} aria-hidden />
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<X size={22} />} onClick={onClose} />
        </div>
        <ScrollBody className={styles.body}>{children}</ScrollBody>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}
