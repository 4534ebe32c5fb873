import { t } from '@palaro/client';
import { Icon, IconButton } from '@palaro/ui';
import { X } from 'lucide';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { leave } from '../form/unsaved.ts';
import styles from './layers.module.css';

interface SideSheetProps {
  title: ReactNode;
  onClose(): void;
  /** Stays in view below the content: what can be done. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A panel at the right that leaves the list beside it in use, so it is not modal. Escape closes it,
 * from inside and from the list.
 */
export function SideSheet({ title, onClose, foot, children }: SideSheetProps) {
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('[aria-modal="true"]'))
        leave(close.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <aside className={styles.side} aria-labelledby={id}>
      <div className={styles.sideHead}>
        <h2 id={id}>{title}</h2>
        <IconButton
          label={t('desk.close')}
          icon={<Icon of={X} size={16} />}
          onClick={() => leave(onClose)}
        />
      </div>
      <div className={styles.sideBody} tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </div>
      {foot && <div className={styles.sideFoot}>{foot}</div>}
    </aside>
  );
}
