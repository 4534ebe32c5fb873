import { useRef, type HTMLAttributes } from 'react';
import { createPortal } from 'react-dom';
import styles from './layer.module.css';
import { useLayer, usePresence } from './use-layer.ts';
import { useOpenGuard } from './use-open-guard.ts';

interface ModalFrameProps extends HTMLAttributes<HTMLDivElement> {
  open: boolean;
  onClose: () => void;
  /** The layer's class; it decides at which edge the panel is. */
  layer: string | undefined;
}

/**
 * The common frame of sheet and drawer: the dark background and, over it, a panel that is a modal
 * dialog and closes with an animation. All other props go to the panel.
 */
export function ModalFrame(props: ModalFrameProps) {
  const state = usePresence(props.open);
  if (state === 'gone') return null;
  return createPortal(<Frame {...props} leaving={state === 'closing'} />, document.body);
}

function Frame({
  open,
  onClose,
  layer,
  leaving,
  ...panel
}: ModalFrameProps & { leaving: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [ready, guarded] = useOpenGuard(open);
  useLayer(box, open, onClose);
  return (
    <div className={layer} data-leaving={leaving || undefined}>
      <div className={styles.scrim} data-mask onClick={guarded(onClose)} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        data-ready={ready || undefined}
        tabIndex={-1}
        {...panel}
      />
    </div>
  );
}
