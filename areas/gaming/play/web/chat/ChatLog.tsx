import { formatTime, t } from '@palaro/client';
import { EmptyState, ErrorState, Icon, Skeleton } from '@palaro/ui';
import { EllipsisVertical } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../chat.api.ts';
import styles from './chat.module.css';
import { report, type Whom } from './use-talk.ts';

interface ChatLogProps {
  gameId: string;
  /** Without those of hidden members; null while loading. */
  messages: readonly ChatMessage[] | null;
  failure: Error | null;
  /** The member as a writer; null: nothing written yet. */
  self: string | null;
  /** A guest can neither hide nor report. */
  mayReport: boolean;
  onAgain(): void;
  onHide(whom: Whom): void;
}

/** The messages, newest last, and what can be done about one. */
export function ChatLog(props: ChatLogProps) {
  const { gameId, messages, failure, self, mayReport, onAgain, onHide } = props;
  const box = useNewestInView(messages);
  const [open, setOpen] = useState<string | null>(null);
  if (failure) {
    return (
      <div className={styles.log}>
        <ErrorState
          title={t('table-chat.failed')}
          retryLabel={t('table-chat.again')}
          onRetry={onAgain}
        />
      </div>
    );
  }
  if (!messages) {
    return (
      <div className={styles.log} role="status" aria-label={t('table-chat.loading')}>
        <Skeleton count={6} />
      </div>
    );
  }
  return (
    <div ref={box} className={styles.log}>
      {messages.length === 0 && (
        <EmptyState drawing="no-messages" title={t('table-chat.empty')}>
          {t('table-chat.empty_help')}
        </EmptyState>
      )}
      <div role="log" aria-label={t('table-chat.messages')}>
        <ol className={styles.messages}>
          {messages.map((message) => (
            <li key={message.id} data-own={message.author === self || undefined}>
              <Said message={message} own={message.author === self} />
              {mayReport && message.author !== self && (
                <More
                  gameId={gameId}
                  message={message}
                  onHide={onHide}
                  open={open === message.id}
                  onToggle={() => setOpen((now) => (now === message.id ? null : message.id))}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const Said = ({ message, own }: { message: ChatMessage; own: boolean }) => (
  <div className={styles.said}>
    <p className={styles.who}>
      <strong>{own ? t('table-chat.you') : message.name}</strong>{' '}
      <time dateTime={message.sentAt}>{formatTime(message.sentAt)}</time>
    </p>
    <p className={styles.text}>{message.text}</p>
  </div>
);

interface MoreProps {
  gameId: string;
  message: ChatMessage;
  open: boolean;
  onToggle(): void;
  onHide(whom: Whom): void;
}

/** Hide the writer, report the message. */
function More({ gameId, message, open, onToggle, onHide }: MoreProps) {
  const { id, name } = message;
  const [reported, setReported] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={t('table-chat.more', { name })}
        aria-expanded={open}
        onClick={onToggle}
      >
        <Icon of={EllipsisVertical} size={18} aria-hidden />
      </button>
      {open && (
        <div className={styles.ways}>
          <button type="button" onClick={() => onHide(message)}>
            {t('table-chat.hide', { name })}
          </button>
          {!reported && (
            <button type="button" onClick={() => void report(gameId, id).then(setReported)}>
              {t('table-chat.report')}
            </button>
          )}
          <p role="status">{reported && t('table-chat.reported')}</p>
        </div>
      )}
    </>
  );
}

/** A reader of earlier messages is not torn away by a new one. */
const NEAR_PX = 140;

/** Keeps the newest message in view, and is there when the chat opens. */
function useNewestInView(messages: readonly ChatMessage[] | null) {
  const box = useRef<HTMLDivElement>(null);
  const near = useRef(true);
  const newest = messages?.[messages.length - 1]?.id;
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    if (near.current) node.scrollTop = node.scrollHeight;
    const look = () => {
      near.current = node.scrollHeight - node.clientHeight - node.scrollTop < NEAR_PX;
    };
    node.addEventListener('scroll', look, { passive: true });
    return () => node.removeEventListener('scroll', look);
  }, [newest]);
  return box;
}
