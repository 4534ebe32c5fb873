import { t } from '@palaro/client';
import { Button, EmptyState } from '@palaro/ui';
import type { ReactNode } from 'react';
import { Age } from '../cells/Times.tsx';
import { useKeys, type Key } from '../keys/keys.ts';
import styles from './queue.module.css';

/** One of the two answers. */
export interface QueueAnswer {
  /** The key that gives it: `a`. */
  press: string;
  label: Key['label'];
  danger?: boolean;
  run(): void;
}

interface QueueScreenProps {
  title: string;
  /** How many wait, this one included. */
  waiting: number;
  /** Null: nothing waits. */
  item: {
    /** ISO 8601. */
    since: string;
    lateAfter: number;
    /** Who has taken it; null: nobody. */
    owner: string | null;
    mine: boolean;
  } | null;
  /** Names who or what it is about. */
  heading?: ReactNode;
  /** What the rules would do, with their reasons. */
  suggestion?: ReactNode;
  answers: readonly QueueAnswer[];
  onTake(): void;
  onRelease(): void;
  onNext(): void;
  /** Everything that is needed to decide. */
  children?: ReactNode;
}

/**
 * One item of a queue fills the screen. Its answers work only for whoever has taken it; the caller
 * shows the next item once an answer is given.
 */
export function QueueScreen(props: QueueScreenProps) {
  const { title, waiting, item, heading, suggestion, answers, onTake, onRelease, onNext } = props;
  const mine = item?.mine === true;
  useKeys(
    answers.map(({ press, label, run }) => ({ press, label, run })),
    mine,
  );
  useKeys(
    [
      { press: 't', label: 'desk.queue.take', run: onTake },
      { press: 'n', label: 'desk.queue.next', run: onNext },
    ],
    item !== null,
  );
  return (
    <section className={styles.queue} aria-label={title}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <span className={styles.count}>{t('desk.queue.waiting', { count: waiting })}</span>
      </header>
      {item === null ? (
        <EmptyState drawing="no-messages" title={t('desk.queue.empty')} />
      ) : (
        <>
          <div className={styles.owner} role="status">
            <Age since={item.since} lateAfter={item.lateAfter} />
            <span>{ownerText(item)}</span>
            {!mine && item.owner === null && (
              <Button size="sm" onClick={onTake}>
                <span>{t('desk.queue.take')}</span> <Kbd press="t" />
              </Button>
            )}
            {mine && (
              <Button size="sm" onClick={onRelease}>
                {t('desk.queue.release')}
              </Button>
            )}
            <Button size="sm" onClick={onNext}>
              <span>{t('desk.queue.next')}</span> <Kbd press="n" />
            </Button>
          </div>
          {heading && <h2>{heading}</h2>}
          <div className={styles.body}>{props.children}</div>
          {suggestion && (
            <div className={styles.suggestion}>
              <strong>{t('desk.queue.suggestion')}</strong>
              {suggestion}
            </div>
          )}
          <footer className={styles.answers}>
            {answers.map(({ press, label, danger, run }, at) => (
              <Button
                key={press}
                tone={toneOf(danger, at)}
                disabled={!mine}
                aria-keyshortcuts={press}
                onClick={run}
              >
                <span>{t(label)}</span> <Kbd press={press} />
              </Button>
            ))}
          </footer>
        </>
      )}
    </section>
  );
}

/** One gold button a screen: the first answer. */
const toneOf = (danger: boolean | undefined, at: number) => {
  if (danger) return 'danger';
  return at === 0 ? 'gold' : 'quiet';
};

const Kbd = ({ press }: { press: string }) => (
  <kbd className={styles.key} aria-hidden>
    {press}
  </kbd>
);

const ownerText = ({ mine, owner }: { mine: boolean; owner: string | null }) => {
  if (mine) return t('desk.queue.mine');
  return owner === null ? t('desk.queue.nobody') : t('desk.queue.owner', { name: owner });
};
