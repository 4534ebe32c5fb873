import { Button, Drawing } from '@palaro/ui';
import { useState, type ComponentProps } from 'react';
import styles from './states.module.css';

interface StateScreenProps {
  drawing: ComponentProps<typeof Drawing>['name'];
  title: string;
  text: string;
  action?: string;
  /** The button is busy until the promise settles. */
  onAction?(): Promise<unknown> | void;
}

/** A screen that says one thing and offers at most one action. */
export function StateScreen({ drawing, title, text, action, onAction }: StateScreenProps) {
  const [busy, setBusy] = useState(false);
  const act = () => {
    const done = onAction?.();
    if (!done) return;
    setBusy(true);
    void done.finally(() => setBusy(false));
  };
  return (
    <section className={styles.state} aria-label={title}>
      <Drawing name={drawing} size={140} />
      <h1>{title}</h1>
      <p>{text}</p>
      {action && (
        <Button tone="gold" busy={busy} onClick={act}>
          {action}
        </Button>
      )}
    </section>
  );
}
