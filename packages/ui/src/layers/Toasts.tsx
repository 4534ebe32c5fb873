import { CircleAlert, CircleCheck, Info } from 'lucide';
import { Icon } from '../display/Icon.tsx';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../class-names.ts';
import { Spinner } from '../display/Spinner.tsx';
import { toastStore, type ShownToast } from './toast-store.ts';
import styles from './toasts.module.css';

const SIGNS: Record<ShownToast['kind'], ReactNode> = {
  info: null,
  notice: <Icon of={Info} size={20} />,
  loading: <Spinner size={20} />,
  success: <Icon of={CircleCheck} size={20} />,
  error: <Icon of={CircleAlert} size={20} />,
};

interface ToastsProps {
  /** Turns keys into texts, if keys are toasted. */
  text?: (text: string, values?: Record<string, string | number>) => string;
}

/**
 * The place where toasts appear, once in the shell. Errors interrupt a screen reader; all others
 * wait.
 */
export function Toasts({ text = (plain) => plain }: ToastsProps) {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const line = (urgent: boolean) =>
    shown
      .filter((each) => (each.kind === 'error') === urgent)
      .map((each) => (
        <div key={each.id} className={cx(styles.toast, styles[each.kind])}>
          {SIGNS[each.kind] && <span className={styles.sign}>{SIGNS[each.kind]}</span>}
          <span>{text(each.text, each.values)}</span>
        </div>
      ));
  return createPortal(
    <div className={styles.place} data-toasts>
      <div aria-live="polite">{line(false)}</div>
      <div aria-live="assertive">{line(true)}</div>
    </div>,
    document.body,
  );
}
