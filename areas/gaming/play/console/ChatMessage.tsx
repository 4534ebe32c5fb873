import { t } from '@palaro/client';
import { actNow, Facts, Instant, Person, useMay } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { chatConsoleApi, type ChatRow } from '../console-chat.api.ts';
import type { Asked } from './AskAboutChat.tsx';
import { silenceRows, SilenceWays } from './Silence.tsx';
import styles from './chats.module.css';

const RELOAD = [chatConsoleApi.chatMessages];

interface ChatMessageProps {
  row: ChatRow;
  /** Asks before it is done. */
  ask(what: Asked): void;
}

/** One message at the right of the list: who wrote it, and what an operator can do about it. */
export function ChatMessage({ row, ask }: ChatMessageProps) {
  const may = useMay('chat.moderate');
  const { silence } = row;
  const message = { params: { message: row.id } };
  return (
    <>
      <Facts
        rows={[
          {
            label: 'play-console.who',
            value: <Person name={row.account} member={row.member} />,
          },
          { label: 'play-console.sent', value: <Instant at={row.sentAt} /> },
          { label: 'play-console.said', value: row.text },
          ...silenceRows(silence),
        ]}
      />
      {row.distress && <p className={styles.why}>{t('play-console.distress_help')}</p>}
      {may && (
        <div className={styles.ways}>
          {!row.removed && (
            <Button size="sm" tone="danger" onClick={() => ask('remove')}>
              {t('play-console.remove')}
            </Button>
          )}
          {row.waitingSince && (
            <Button size="sm" onClick={() => void actNow(chatConsoleApi.keepChat, message, RELOAD)}>
              {t('play-console.keep')}
            </Button>
          )}
          <SilenceWays silence={silence} ask={ask} />
        </div>
      )}
    </>
  );
}
