import { openWithLogin, pageExists, t } from '@palaro/client';
import { useUnread } from '@palaro/inbox/web';
import { Dot, IconButton, Icon } from '@palaro/ui';
import { Mail } from 'lucide';
import styles from './MessageBadge.module.css';

const INBOX = '/m/webEmail';

/** The inbox button in the header, with a dot while a message is unread. Push keeps it current. */
export function MessageBadge({ className = '' }: { className?: string | undefined }) {
  const unread = useUnread();
  if (!pageExists(INBOX)) return null;
  return (
    <span className={`${styles.badge ?? ''} ${className}`}>
      <IconButton
        label={unread > 0 ? t('shell.messages_unread', { count: unread }) : t('shell.messages')}
        icon={<Icon of={Mail} size={22} />}
        onClick={() => openWithLogin(INBOX)}
      />
      {unread > 0 && (
        <span className={styles.dot} aria-hidden>
          <Dot tone="coral" />
        </span>
      )}
    </span>
  );
}
