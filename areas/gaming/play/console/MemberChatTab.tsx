import { navigate, t, useCall, usePages } from '@palaro/client';
import {
  DataTable,
  Facts,
  History,
  Instant,
  Loaded,
  TIME_WIDTH,
  useMay,
  type Column,
} from '@palaro/desk';
import { useState } from 'react';
import type { Reply } from '@palaro/api';
import { chatConsoleApi, type ChatRow } from '../console-chat.api.ts';
import { AskAboutChat, type Asked } from './AskAboutChat.tsx';
import { Said } from './Said.tsx';
import { silenceRows, SilenceWays, untilText } from './Silence.tsx';
import styles from './chats.module.css';

const COLUMNS: readonly Column<ChatRow>[] = [
  { key: 'table', title: 'play-console.table', width: 150, cell: ({ game }) => game },
  { key: 'said', title: 'play-console.said', cell: (row) => <Said of={row} /> },
  {
    key: 'sent',
    title: 'play-console.sent',
    width: TIME_WIDTH,
    cell: ({ sentAt }) => <Instant at={sentAt} />,
  },
];

/** What a member wrote at tables in the last 30 days, and whether he may write. */
export default function MemberChatTab({ member }: { member: string }) {
  const read = useCall(chatConsoleApi.chatWriter, { params: { member } });
  const messages = usePages(chatConsoleApi.chatMessages, { member });
  return (
    <>
      <Loaded of={read}>{(writer) => <Writer of={writer} />}</Loaded>
      <DataTable
        label={t('play-console.member_chats')}
        screen="play-console.member_chats"
        columns={COLUMNS}
        pages={messages}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/console/games/chat?member=${member}&open=${id}`)}
        empty={t('play-console.chats_empty')}
      />
    </>
  );
}

/** Whether he is silenced, what can be done about it, and what was done before. */
function Writer({ of }: { of: Reply<typeof chatConsoleApi.chatWriter> }) {
  const may = useMay('chat.moderate');
  const [asked, ask] = useState<Asked | null>(null);
  const { account, author, silence, history } = of;
  if (author === null) return null;
  return (
    <div className={styles.writer}>
      <Facts rows={silenceRows(silence)} />
      {may && (
        <div className={styles.ways}>
          <SilenceWays silence={silence} ask={ask} />
        </div>
      )}
      {history.length > 0 && (
        <History
          entries={history.map(({ at, by, did, until, why }) => ({
            key: at,
            at,
            reason: why,
            said:
              did === 'lift' ? (
                t('play-console.lifted_by', { by })
              ) : (
                <>
                  <span>{t('play-console.was_silenced', { by })}</span> {untilText(until)}
                </>
              ),
          }))}
        />
      )}
      {asked && <AskAboutChat row={{ account, author }} asked={asked} onClose={() => ask(null)} />}
    </div>
  );
}
