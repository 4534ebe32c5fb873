import { t } from '@palaro/client';
import { Icon, IconButton } from '@palaro/ui';
import { MessageCircle } from 'lucide';
import styles from './chat-button.module.css';

interface ChatButtonProps {
  open: boolean;
  unread: boolean;
  toggle(): void;
}

/** Opens and closes the table's chat; a dot says that something new was said. */
export function ChatButton({ open, unread, toggle }: ChatButtonProps) {
  return (
    <IconButton
      label={t(unread ? 'play.chat_new' : 'play.chat')}
      aria-expanded={open}
      data-chat
      icon={
        <span className={styles.icon} data-unread={unread || undefined}>
          <Icon of={MessageCircle} size={22} />
        </span>
      }
      onClick={toggle}
    />
  );
}
