import {
  dayOf,
  formatDayHeading,
  HOME,
  navigate,
  reloadCall,
  t,
  usePages,
  useQueryParam,
  useTopic,
} from '@palaro/client';
import {
  Button,
  Card,
  DayHeading,
  EmptyState,
  FilterChips,
  ListScreen,
  Skeleton,
  Icon,
} from '@palaro/ui';
import { CheckCheck } from 'lucide';
import { useEffect, useState } from 'react';
import { inboxApi, inboxTopic, type Message } from '../inbox.api.ts';
import {
  leaveMessages,
  markAllRead,
  markRead,
  useShown,
  type ShownMessage,
} from './message-changes.ts';
import { MessageRow } from './MessageRow.tsx';
import { MessageSheet } from './MessageSheet.tsx';
import { useUnread } from './use-unread.ts';
import styles from './MessageList.module.css';

const NOTHING = {};
const UNREAD = { unread: true };

/** The member's messages, newest first; the filter lives in the address. */
export function MessageList() {
  const [show, setShow] = useQueryParam('show');
  const onlyUnread = show === 'unread';
  const pages = usePages(inboxApi.messages, onlyUnread ? UNREAD : NOTHING);
  const messages = useShown(pages.rows, !onlyUnread);
  useEffect(() => leaveMessages, []);
  const [opened, open] = useState<string | null>(null);
  useNewMessages();
  const openMessage = (message: ShownMessage) => {
    markRead(message);
    open(message.id);
  };
  const shown = { ...pages, rows: messages };
  return (
    <div className={styles.page}>
      <ListScreen
        pages={shown}
        above={<Filter onlyUnread={onlyUnread} choose={setShow} newest={pages.rows[0]} />}
        empty={<NoMessages onlyUnread={onlyUnread} showAll={() => setShow(null)} />}
        skeleton={<ListSkeleton />}
        failed={t('inbox.not_loaded')}
        retryLabel={t('inbox.try_again')}
        loadingLabel={t('inbox.loading')}
      >
        {(rows) => <MessageDays messages={rows} onOpen={openMessage} />}
      </ListScreen>
      <MessageSheet
        message={messages.find(({ id, deleted }) => id === opened && !deleted) ?? null}
        onClose={() => open(null)}
      />
    </div>
  );
}

/**
 * Reloads the list when the count rises, because a message has arrived. Reading messages here only
 * lowers it.
 */
function useNewMessages(): void {
  const known = useUnread();
  useTopic(inboxTopic, {
    onEvent: ({ unread }) => {
      if (unread === null || unread > known) void reloadCall(inboxApi.messages);
    },
    onGap: () => void reloadCall(inboxApi.messages),
  });
}

interface FilterProps {
  onlyUnread: boolean;
  choose(show: string | null): void;
  newest: Message | undefined;
}

function Filter({ onlyUnread, choose, newest }: FilterProps) {
  const unread = useUnread();
  const [busy, setBusy] = useState(false);
  const readAll = (message: Message) => {
    setBusy(true);
    void markAllRead(message).finally(() => setBusy(false));
  };
  return (
    <div className={styles.filter}>
      <FilterChips
        label={t('inbox.show')}
        items={[
          { id: 'all', label: t('inbox.all') },
          { id: 'unread', label: t('inbox.unread'), ...(unread > 0 ? { count: unread } : {}) },
        ]}
        value={onlyUnread ? 'unread' : 'all'}
        onChange={(id) => choose(id === 'unread' ? id : null)}
      />
      {newest && unread > 0 && (
        <Button
          size="sm"
          busy={busy}
          icon={<Icon of={CheckCheck} size={16} />}
          onClick={() => readAll(newest)}
        >
          {t('inbox.read_all')}
        </Button>
      )}
    </div>
  );
}

interface MessageDaysProps {
  messages: readonly ShownMessage[];
  onOpen(message: ShownMessage): void;
}

function MessageDays({ messages, onOpen }: MessageDaysProps) {
  return byDay(messages).map(({ day, rows }) => (
    <section key={day} className={styles.day}>
      <DayHeading>{formatDayHeading(rows[0]?.sentAt ?? day)}</DayHeading>
      <Card className={styles.list}>
        {rows.map((message) => (
          <MessageRow key={message.id} message={message} onOpen={onOpen} />
        ))}
      </Card>
    </section>
  ));
}

function byDay(messages: readonly ShownMessage[]) {
  const days: { day: string; rows: ShownMessage[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    const last = days[days.length - 1];
    if (last?.day === day) last.rows.push(message);
    else days.push({ day, rows: [message] });
  }
  return days;
}

function NoMessages({ onlyUnread, showAll }: { onlyUnread: boolean; showAll(): void }) {
  if (onlyUnread) {
    return (
      <EmptyState
        drawing="no-messages"
        title={t('inbox.none_unread')}
        action={<Button onClick={showAll}>{t('inbox.show_all')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      drawing="no-messages"
      title={t('inbox.none')}
      action={<Button onClick={() => navigate(HOME)}>{t('inbox.to_the_games')}</Button>}
    >
      {t('inbox.none_help')}
    </EmptyState>
  );
}

const ListSkeleton = () => (
  <>
    {[2, 1, 1].map((rows, index) => (
      <div key={index} className={styles.day}>
        <Skeleton shape="line" className={styles.dayBone} />
        <Card className={styles.list}>
          <Skeleton shape="signed" count={rows} className={styles.rowBone} />
        </Card>
      </div>
    ))}
  </>
);
