import { HOME, navigate, openWithLogin, pageExists, switchOn, t } from '@palaro/client';
import { useUnread } from '@palaro/inbox/web';
import { Dot, IconButton, Icon } from '@palaro/ui';
import { ArrowLeft, Mail, Settings } from 'lucide';
import styles from './MineTop.module.css';

const SETTINGS = '/m/set';
const INBOX = '/m/webEmail';

/**
 * The header of `/m/mine`, because the shell draws none there: back to home, title, settings
 * (MINE-01).
 */
export function MineTop() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <IconButton
          label={t('mine.back')}
          icon={<Icon of={ArrowLeft} size={24} />}
          onClick={() => navigate(HOME)}
        />
        <h1 className={styles.title}>{t('mine.title')}</h1>
        <MineActions />
      </div>
    </header>
  );
}

/** Links to messages and settings. A guest logs in first and then gets there. */
function MineActions() {
  return (
    <div className={styles.actions}>
      {switchOn('MAILCEN') && pageExists(INBOX) && <MessageBadge />}
      <IconButton
        label={t('mine.settings')}
        icon={<Icon of={Settings} size={22} />}
        onClick={() => openWithLogin(SETTINGS)}
      />
    </div>
  );
}

/** The inbox button, with a dot while a message is unread (MINE-07). */
function MessageBadge() {
  const unread = useUnread() > 0;
  return (
    <span className={styles.badge}>
      <IconButton
        label={unread ? t('mine.messages_unread') : t('mine.messages')}
        icon={<Icon of={Mail} size={22} />}
        onClick={() => openWithLogin(INBOX)}
      />
      {unread && (
        <span className={styles.dot} aria-hidden>
          <Dot tone="coral" />
        </span>
      )}
    </span>
  );
}
