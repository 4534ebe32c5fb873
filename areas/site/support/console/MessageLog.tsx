import { t } from '@palaro/client';
import { Instant } from '@palaro/desk';
import { cx } from '@palaro/ui';
import { useEffect, useRef } from 'react';
import type { TalkMessage } from '../console.api.ts';
import styles from './tickets.module.css';

interface MessageLogProps {
  messages: readonly TalkMessage[];
  /** The member's account; null for a guest. */
  account: string | null;
}

/** What was said, oldest first; a screen reader hears what comes. */
export function MessageLog({ messages, account }: MessageLogProps) {
  const nameOf = (author: 'visitor' | 'operator') =>
    (author === 'visitor' && account) || t(`support-console.${author}`);
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <div
      ref={box}
      role="log"
      tabIndex={0}
      aria-label={t('support-console.log')}
      className={styles.log}
    >
      <ol>
        {messages.map((message) => (
          <li key={message.id} className={cx(styles.message, styles[message.author])}>
            <span className={styles.by}>
              {message.author !== 'site' && <span>{`${nameOf(message.author)} · `}</span>}
              <Instant at={message.sentAt} />
            </span>
            <p>{message.note ? t(`support-console.${message.note}`) : message.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
