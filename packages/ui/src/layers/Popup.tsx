import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/IconButton.tsx';
import { useSwipe } from '../motion/use-swipe.ts';
import layers from './layer.module.css';
import styles from './popup.module.css';
import { useLayer, usePresence } from './use-layer.ts';
import { useOpenGuard } from './use-open-guard.ts';

interface PopupProps {
  open: boolean;
  onClose: () => void;
  /** After the closing movement has ended. */
  onClosed?: () => void;
  /** Spoken name of the popup. */
  label: string;
  closeLabel: string;
  /** Arrow keys and swipes, where it has pages. */
  onPrevious?: () => void;
  onNext?: () => void;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * News in the middle of the screen. Back, Escape, the dark around it and its button close it; for
 * 300 ms after it opened a tap outside does nothing (APP-13).
 */
export function Popup({ open, onClosed, ...rest }: PopupProps) {
  const state = usePresence(open);
  const was = useRef(state);
  useEffect(() => {
    if (was.current !== 'gone' && state === 'gone') onClosed?.();
    was.current = state;
  }, [state, onClosed]);
  if (state === 'gone') return null;
  return createPortal(
    <OpenPopup {...rest} open={open} leaving={state === 'closing'} />,
    document.body,
  );
}

function OpenPopup(props: Omit<PopupProps, 'onClosed'> & { leaving: boolean }) {
  const { open, leaving, onClose, onPrevious, onNext, footer } = props;
  const box = useRef<HTMLDivElement>(null);
  const [, guarded] = useOpenGuard(open);
  const swipe = useSwipe({ onLeft: onNext, onRight: onPrevious });
  useLayer(box, open, onClose);
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') onPrevious?.();
    if (event.key === 'ArrowRight') onNext?.();
  };
  return (
    <div className={styles.layer} data-leaving={leaving || undefined}>
      <div className={layers.scrim} data-mask onClick={guarded(onClose)} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-label={props.label}
        tabIndex={-1}
        className={styles.popup}
        onKeyDown={turn}
        {...swipe}
      >
        <IconButton
          className={styles.close}
          label={props.closeLabel}
          icon={<X size={22} />}
          tone="filled"
          onClick={onClose}
        />
        {props.children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}
