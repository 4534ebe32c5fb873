import { reloadCall, t } from '@palaro/client';
import {
  Age,
  Instant,
  ListPage,
  Person,
  TIME_WIDTH,
  useList,
  useWork,
  type Column,
  type Filter,
  type View,
} from '@palaro/desk';
import { SHARED_CARDS } from '@palaro/games/cards';
import { Badge } from '@palaro/ui';
import { useCallback, useState } from 'react';
import { chatTopic } from '../chat.api.ts';
import { CHAT_LATE_SECONDS } from '../chat.limits.ts';
import { chatConsoleApi, type ChatRow } from '../console-chat.api.ts';
import { gameOptions } from './game-options.ts';
import { AskAboutChat, type Asked } from './AskAboutChat.tsx';
import { ChatTables } from './ChatTables.tsx';
import { ChatMessage } from './ChatMessage.tsx';
import { Listen, useAtMostOnceASecond } from './listen.ts';
import { Said } from './Said.tsx';

const COLUMNS: readonly Column<ChatRow>[] = [
  { key: 'table', title: 'play-console.table', width: 150, cell: ({ game }) => game },
  {
    key: 'who',
    title: 'play-console.who',
    width: 170,
    cell: ({ account, member, silence }) => (
      <>
        <Person name={account} member={member} />{' '}
        {silence && <Badge tone="dim">{t('play-console.silenced')}</Badge>}
      </>
    ),
  },
  { key: 'said', title: 'play-console.said', cell: (row) => <Said of={row} /> },
  {
    key: 'sent',
    title: 'play-console.sent',
    width: TIME_WIDTH,
    cell: ({ sentAt, waitingSince }) =>
      waitingSince ? (
        <Age since={waitingSince} lateAfter={CHAT_LATE_SECONDS} />
      ) : (
        <Instant at={sentAt} />
      ),
  },
];

const filters = (): Filter[] => [
  {
    name: 'game',
    label: 'play-console.table',
    kind: 'choice',
    options: gameOptions(SHARED_CARDS),
  },
  { name: 'member', label: 'play-console.member_id', kind: 'text' },
];

const views = (): View[] => [
  { name: t('play-console.view.waiting'), query: 'state=waiting' },
  { name: t('play-console.view.silenced'), query: 'state=silenced' },
  { name: t('play-console.view.removed'), query: 'state=removed' },
];

/** What members write at tables, as they write it: what waits for an operator comes first. */
export default function ChatsScreen() {
  const list = useList(chatConsoleApi.chatMessages);
  const reload = useCallback(() => void reloadCall(chatConsoleApi.chatMessages), []);
  useWork(reload);
  const heard = useAtMostOnceASecond(reload);
  const [asked, ask] = useState<{ row: ChatRow; what: Asked } | null>(null);
  const { game } = list.filters;
  const tables = SHARED_CARDS.filter(({ id }) => !game || id === game);
  return (
    <>
      {tables.map(({ id }) => (
        <Listen key={id} topic={chatTopic(id)} heard={heard} />
      ))}
      <ListPage
        title="play-console.chats"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        filters={filters()}
        views={views()}
        actions={<ChatTables />}
        empty="play-console.chats_empty"
        aside={(row) => ({
          title: row.game,
          body: <ChatMessage key={row.id} row={row} ask={(what) => ask({ row, what })} />,
        })}
      />
      {asked && <AskAboutChat row={asked.row} asked={asked.what} onClose={() => ask(null)} />}
    </>
  );
}
