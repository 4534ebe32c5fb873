import { formatTime, pageExists, t } from '@palaro/client';
import { cx, Icon } from '@palaro/ui';
import { AlertCircle, Check } from 'lucide';
import { Link } from 'wouter';
import { receivedText } from './hours.ts';
import { piecesOf, type ShownMessage } from './talk.ts';
import styles from './Conversation.module.css';

interface MessageProps {
  message: ShownMessage;
  /** True for the last of several messages by one side, which shows the time. */
  last: boolean;
  onRetry: (message: ShownMessage) => void;
}

/** One message. Automatic notes are centred and labelled as such. */
export function MessageBubble({ message, last, onRetry }: MessageProps) {
  const { author, note, text, state } = message;
  if (author === 'site') {
    return (
      <li className={styles.note}>
        <span className={styles.noteLabel}>{t('support.chat.site')}</span>
        <span>{note === 'closed' ? t('support.chat.closed') : receivedText()}</span>
      </li>
    );
  }
  const mine = author === 'visitor';
  return (
    <li className={cx(styles.message, mine ? styles.mine : styles.theirs)}>
      <span className="sr-only">{mine ? t('support.chat.you') : t('support.chat.operator')}</span>
      <p className={cx(styles.bubble, state === 'sending' && styles.going)}>
        {piecesOf(text).map((piece, index) => (
          <Piece key={index} {...piece} />
        ))}
      </p>
      {state === 'failed' ? (
        <button type="button" className={styles.failed} onClick={() => onRetry(message)}>
          <Icon of={AlertCircle} size={16} aria-hidden />
          <span>{t('support.chat.failed')}</span>
          <span className={styles.again}>{t('support.chat.retry')}</span>
        </button>
      ) : (
        last && <Stamp message={message} />
      )}
    </li>
  );
}

/** Plain text, with a link if it is an address of a page of this site. */
function Piece({ text, address }: { text: string; address: boolean }) {
  const path = text.trim();
  if (!address || !pageExists(path)) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, text.indexOf(path))}</span>
      <Link href={path} className={styles.link}>
        {path}
      </Link>
    </>
  );
}

function Stamp({ message: { author, sentAt, state } }: { message: ShownMessage }) {
  return (
    <span className={styles.stamp}>
      <span>{state === 'sending' ? t('support.chat.sending') : formatTime(sentAt)}</span>
      {author === 'visitor' && state === 'sent' && (
        <>
          <Icon of={Check} size={14} aria-hidden />
          <span className="sr-only">{t('support.chat.sent')}</span>
        </>
      )}
    </span>
  );
}
