import { X } from 'lucide';
import { Icon } from '../display/Icon.tsx';
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
  /** Called after the closing animation. */
  onClosed?: () => void;
  /** The spoken name of the popup. */
  label: string;
  closeLabel: string;
  /** Called on arrow keys and swipes, for a popup with pages. */
  onPrevious?: () => void;
  onNext?: () => void;
  /** Stays in view below the scrolling part. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * News in the middle of the screen. Back, Escape, a tap outside and its button close it. A tap
 * outside does nothing in the first 300 ms (APP-13).
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
          icon={<Icon of={X} size={22} />}
          tone="filled"
          onClick={onClose}
        />
        {props.children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}
