import { dayOf, formatDayHeading, pageExists, t, useSession } from '@palaro/client';
import { Button, EmptyState, ErrorState, Skeleton, Icon } from '@palaro/ui';
import { LifeBuoy } from 'lucide';
import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Composer } from './Composer.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { lastId, type ShownMessage } from './talk.ts';
import { useConversation } from './use-conversation.ts';
import styles from './Conversation.module.css';

/** The page that describes help with play, and the limits that a member can set. */
const HELP = '/m/help';

/** The built-in conversation. It starts again when the visitor changes. */
export function Conversation() {
  const session = useSession();
  return <Talk key={session?.token ?? ''} member={session !== null} />;
}

function Talk({ member }: { member: boolean }) {
  const talk = useConversation(member);
  const { state, messages, more, earlier } = talk;
  const end = useEnd(messages);
  return (
    <section className={styles.talk} aria-label={t('support.chat.title')}>
      <div className={styles.body}>
        {state === 'loading' && <Bones />}
        {state === 'failed' && (
          <ErrorState
            title={t('support.chat.not_loaded')}
            retryLabel={t('support.chat.try_again')}
            onRetry={talk.reread}
          />
        )}
        {state === 'ready' && messages.length === 0 && (
          <EmptyState drawing="no-messages" title={t('support.chat.empty')}>
            {t('support.chat.empty_help')}
          </EmptyState>
        )}
        {more && (
          <div className={styles.earlier}>
            <Button size="sm" busy={earlier.busy} onClick={earlier.load}>
              {t('support.chat.earlier')}
            </Button>
          </div>
        )}
        <div role="log" aria-label={t('support.chat.messages')} aria-busy={earlier.busy}>
          <ol className={styles.messages}>
            <Messages messages={messages} newFrom={talk.newFrom} onRetry={talk.retry} />
          </ol>
        </div>
        {talk.helpOffered && <HelpNote />}
        <div ref={end} />
      </div>
      <Composer onSend={talk.say} />
    </section>
  );
}

interface MessagesProps {
  messages: ShownMessage[];
  newFrom: string | null;
  onRetry: (message: ShownMessage) => void;
}

function Messages({ messages, newFrom, onRetry }: MessagesProps) {
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    const newDay = !before || dayOf(before.sentAt) !== dayOf(message.sentAt);
    return (
      <Fragment key={message.clientId ?? message.id}>
        {newDay && <li className={styles.day}>{formatDayHeading(message.sentAt)}</li>}
        {message.id === newFrom && <li className={styles.fresh}>{t('support.chat.new')}</li>}
        <MessageBubble
          message={message}
          last={after?.author !== message.author || after.state !== message.state}
          onRetry={onRetry}
        />
      </Fragment>
    );
  });
}

/** A quiet note below the messages that says where to find help. */
function HelpNote() {
  return (
    <aside className={styles.help}>
      <Icon of={LifeBuoy} size={22} aria-hidden />
      <div>
        <p className={styles.helpTitle}>{t('support.help.title')}</p>
        <p>{t('support.help.text')}</p>
        {pageExists(HELP) && (
          <Link href={HELP} className={styles.link}>
            {t('support.help.open')}
          </Link>
        )}
      </div>
    </aside>
  );
}

const Bones = () => (
  <div className={styles.bones} aria-busy>
    <Skeleton shape="block" className={styles.boneTheirs} />
    <Skeleton shape="block" className={styles.boneMine} />
    <Skeleton shape="block" className={styles.boneTheirs} />
    <span className="sr-only" role="status">
      {t('support.chat.loading')}
    </span>
  </div>
);

/** Scrolls to a new message, but not while the visitor reads earlier ones. */
function useEnd(messages: ShownMessage[]) {
  const end = useRef<HTMLDivElement>(null);
  const newest = messages[messages.length - 1];
  const mark = newest ? `${newest.clientId ?? newest.id}` : lastId(messages);
  const own = newest?.state === 'sending';
  const near = useRef(true);
  useEffect(() => {
    const look = () => {
      const root = document.documentElement;
      near.current = root.scrollHeight - window.innerHeight - window.scrollY < window.innerHeight;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  useLayoutEffect(() => {
    if (mark !== null && (own || near.current)) end.current?.scrollIntoView({ block: 'end' });
  }, [mark, own]);
  return end;
}
