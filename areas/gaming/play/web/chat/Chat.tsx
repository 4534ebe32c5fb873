import { gameAddress } from '@palaro/catalogue/web';
import {
  formatMoment,
  isTrial,
  loginAddress,
  navigate,
  pageExists,
  t,
  useOnline,
  useSession,
} from '@palaro/client';
import { Button, Icon, IconButton, Sheet, TextLink, useMedia } from '@palaro/ui';
import { X } from 'lucide';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './chat.module.css';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatLog } from './ChatLog.tsx';
import { useTalk, type Whom } from './use-talk.ts';

interface ChatProps {
  gameId: string;
  open: boolean;
  onClose(): void;
  onSeen(id: string): void;
}

const HELP = '/m/help';

/** A table's chat: a sheet on a phone, a panel at the right of a wide stage. */
export default function Chat({ gameId, open, onClose, onSeen }: ChatProps) {
  const session = useSession();
  const wide = useMedia('(min-width: 1024px)');
  const talk = useTalk(gameId, { open, member: session !== null, onSeen });
  const { messages, own, failure } = talk;
  const hidden = own?.hidden ?? [];
  const shown = messages?.filter((one) => !hidden.some(({ author }) => author === one.author));
  const log = (
    <>
      {hidden.length > 0 && <Hidden hidden={hidden} onShow={(whom) => talk.hide(whom, 'shown')} />}
      <ChatLog
        gameId={gameId}
        failure={failure}
        messages={shown ?? null}
        self={own?.author ?? null}
        mayReport={session !== null && !isTrial(session)}
        onAgain={talk.read}
        onHide={(whom) => talk.hide(whom, 'hidden')}
      />
    </>
  );
  const foot = own && <Foot gameId={gameId} talk={talk} own={own} />;
  if (!wide) {
    return (
      <Sheet
        open={open}
        onClose={onClose}
        title={t('table-chat.title')}
        closeLabel={t('table-chat.close')}
        footer={foot}
      >
        {log}
      </Sheet>
    );
  }
  return open ? <Panel log={log} foot={foot} onClose={onClose} /> : null;
}

interface PanelProps {
  log: ReactNode;
  foot: ReactNode;
  onClose(): void;
}

/** Not modal: the game goes on beside it. Escape closes it, and the focus goes back. */
function Panel({ log, foot, onClose }: PanelProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus();
    return () => document.querySelector<HTMLElement>('[data-chat]')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside
      ref={box}
      className={styles.panel}
      aria-label={t('table-chat.title')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2>{t('table-chat.title')}</h2>
        <IconButton
          label={t('table-chat.close')}
          icon={<Icon of={X} size={22} />}
          onClick={onClose}
        />
      </header>
      {log}
      <div className={styles.foot}>{foot}</div>
    </aside>
  );
}

const Hidden = ({ hidden, onShow }: { hidden: readonly Whom[]; onShow(whom: Whom): void }) => (
  <div className={styles.hidden}>
    <p>{t('table-chat.hidden')}</p>
    {hidden.map((whom) => (
      <button key={whom.author} type="button" onClick={() => onShow(whom)}>
        {t('table-chat.show', { name: whom.name })}
      </button>
    ))}
  </div>
);

type Talk = ReturnType<typeof useTalk>;

/** The field, or why there is none. */
function Foot({
  gameId,
  talk,
  own,
}: {
  gameId: string;
  talk: Talk;
  own: NonNullable<Talk['own']>;
}) {
  const session = useSession();
  const online = useOnline();
  if (!session) {
    return (
      <Button wide onClick={() => navigate(loginAddress(gameAddress(gameId, false)))}>
        {t('table-chat.log_in')}
      </Button>
    );
  }
  if (isTrial(session)) return <p className={styles.note}>{t('table-chat.trial')}</p>;
  if (own.silenced) {
    const time = own.silencedUntil && formatMoment(own.silencedUntil);
    return (
      <p className={styles.note} role="status">
        {time ? t('table-chat.silenced_until', { time }) : t('table-chat.silenced')}
      </p>
    );
  }
  return (
    <>
      {talk.helpOffered && (
        <p className={styles.note} role="status">
          <span>{t('table-chat.help')}</span>{' '}
          {pageExists(HELP) && <TextLink href={HELP}>{t('table-chat.help_open')}</TextLink>}
        </p>
      )}
      {!online && (
        <p className={styles.note} role="status">
          {t('table-chat.offline')}
        </p>
      )}
      <ChatComposer online={online} refusal={talk.refusal} say={talk.say} />
    </>
  );
}
