import { t } from '@palaro/client';
import { Button, Drawing } from '@palaro/ui';
import { useState, type ComponentProps } from 'react';
import styles from './StateScreen.module.css';

export interface StateScreenProps {
  drawing: ComponentProps<typeof Drawing>['name'];
  title: string;
  /** `h2` below a header that already has the page's title. */
  heading?: 'h1' | 'h2';
  text: string;
  /** What happened to the money; shown first. */
  money?: string;
  action: string;
  /** The button is busy until the promise settles. */
  onAction(): Promise<unknown> | void;
}

/** A whole screen that says one thing and offers one action. */
export function StateScreen(props: StateScreenProps) {
  const { drawing, title, heading: Heading = 'h1', text, money, action, onAction } = props;
  const [busy, setBusy] = useState(false);
  const act = () => {
    const done = onAction();
    if (!done) return;
    setBusy(true);
    void done.finally(() => setBusy(false));
  };
  return (
    <section className={styles.screen} aria-label={title}>
      <Drawing name={drawing} size={168} />
      <Heading className={styles.title}>{title}</Heading>
      {money && <p className={styles.money}>{money}</p>}
      <p className={styles.text}>{text}</p>
      <Button tone="gold" size="lg" busy={busy} onClick={act}>
        {action}
      </Button>
      <span className="sr-only" role="status">
        {busy ? t('shell.loading') : ''}
      </span>
    </section>
  );
}
