import { formatTime, t } from '@palaro/client';
import { Button, cx, Dot, ListRow, Icon } from '@palaro/ui';
import { Trash2, Undo2 } from 'lucide';
import { LOOKS } from './kinds.ts';
import { restoreMessage, type ShownMessage } from './message-changes.ts';
import styles from './MessageRow.module.css';

interface MessageRowProps {
  message: ShownMessage;
  onOpen(message: ShownMessage): void;
}

/** A message in the list. A message deleted here keeps its place, so that it can be restored. */
export function MessageRow({ message, onOpen }: MessageRowProps) {
  if (message.deleted) return <DeletedRow message={message} />;
  const { text, icon, tint } = LOOKS[message.kind];
  const { read } = message;
  return (
    <ListRow
      className={cx(styles.row, !read && styles.unread)}
      lead={
        <span className={cx(styles.sign, styles[tint])}>
          <Icon of={icon} size={20} aria-hidden />
          {!read && (
            <span className={styles.dot} aria-hidden>
              <Dot tone="coral" />
            </span>
          )}
        </span>
      }
      title={
        <span className={styles.title}>
          {!read && <span className="sr-only">{t('inbox.new_message')}</span>}
          <span>{message.title}</span>
        </span>
      }
      detail={`${formatTime(message.sentAt)} · ${t(text)}`}
      onPress={() => onOpen(message)}
      chevron
    />
  );
}

function DeletedRow({ message }: { message: ShownMessage }) {
  return (
    <div className={cx(styles.row, styles.deleted)} role="status">
      <span className={styles.sign}>
        <Icon of={Trash2} size={20} aria-hidden />
      </span>
      <span className={styles.gone}>{t('inbox.deleted')}</span>
      <Button
        size="sm"
        icon={<Icon of={Undo2} size={16} />}
        onClick={() => restoreMessage(message)}
      >
        {t('inbox.undo')}
      </Button>
    </div>
  );
}
