import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../controls/Button.tsx';
import styles from './layer.module.css';
import { useLayer, usePresence } from './use-layer.ts';
import { useOpenGuard } from './use-open-guard.ts';

interface DialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Says what happens: "Log out", not "OK". */
  confirmLabel: ReactNode;
  onConfirm: () => void;
  /** Without it there is only one button. */
  cancelLabel?: ReactNode;
  onCancel: () => void;
  danger?: boolean;
  busy?: boolean;
}

/** Confirms what cannot be undone. Clicks in the first 300 ms do nothing (APP-13). */
export function Dialog({ open, ...rest }: DialogProps) {
  const state = usePresence(open);
  if (state === 'gone') return null;
  return createPortal(
    <OpenDialog {...rest} open={open} leaving={state === 'closing'} />,
    document.body,
  );
}

function OpenDialog(props: DialogProps & { leaving: boolean }) {
  const { open, leaving, title, children, confirmLabel, cancelLabel, onCancel, danger } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [ready, guarded] = useOpenGuard(open);
  useLayer(box, open, onCancel);
  return (
    <div className={styles.dialogLayer} data-leaving={leaving || undefined}>
      <div className={styles.scrim} onClick={guarded(onCancel)} />
      <div
        ref={box}
        role="alertdialog"
        aria-modal="true"
        data-ready={ready || undefined}
        aria-labelledby={id}
        aria-describedby={children ? `${id}-text` : undefined}
        tabIndex={-1}
        className={styles.dialog}
      >
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children && (
          <div id={`${id}-text`} className={styles.text}>
            {children}
          </div>
        )}
        <div className={styles.choices}>
          {cancelLabel && (
            <Button wide data-autofocus onClick={guarded(onCancel)}>
              {cancelLabel}
            </Button>
          )}
          <Button
            wide
            tone={danger ? 'danger' : 'gold'}
            busy={props.busy}
            onClick={guarded(props.onConfirm)}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
