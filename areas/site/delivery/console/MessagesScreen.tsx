import { t } from '@palaro/client';
import {
  Instant,
  ListPage,
  Place,
  TIME_WIDTH,
  useList,
  type Column,
  type Filter,
} from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { MESSAGE_CHANNELS, MESSAGE_STATES, messagesApi, type MessageRow } from '../console.api.ts';
import { MessageButtons, MessageFacts } from './OneMessage.tsx';
import { Providers } from './Providers.tsx';

const TONES = { queued: 'gold', sent: 'dim', delivered: 'leaf', failed: 'rose' } as const;

const COLUMNS: readonly Column<MessageRow>[] = [
  {
    key: 'at',
    title: 'delivery-console.at',
    cell: (row) => <Instant at={row.sentAt} />,
    width: TIME_WIDTH,
  },
  {
    key: 'channel',
    title: 'delivery-console.channel',
    cell: ({ channel }) => t(`delivery-console.channel.${channel}`),
    width: 100,
  },
  { key: 'to', title: 'delivery-console.to', cell: (row) => row.to },
  { key: 'purpose', title: 'delivery-console.purpose', cell: (row) => row.purpose },
  { key: 'provider', title: 'delivery-console.provider', cell: (row) => row.provider },
  {
    key: 'tries',
    title: 'delivery-console.tries',
    cell: (row) => row.tries,
    align: 'end',
    width: 100,
  },
  {
    key: 'state',
    title: 'delivery-console.state',
    cell: ({ state }) => <Badge tone={TONES[state]}>{t(`delivery-console.state.${state}`)}</Badge>,
    width: 160,
  },
];

const filters = (): Filter[] => [
  {
    name: 'state',
    label: 'delivery-console.state',
    kind: 'choice',
    options: MESSAGE_STATES.map((value) => ({
      value,
      label: t(`delivery-console.state.${value}`),
    })),
  },
  {
    name: 'channel',
    label: 'delivery-console.channel',
    kind: 'choice',
    options: MESSAGE_CHANNELS.map((value) => ({
      value,
      label: t(`delivery-console.channel.${value}`),
    })),
  },
  { name: 'purpose', label: 'delivery-console.purpose', kind: 'text' },
];

const views = () => [
  { name: t('delivery-console.view.failed'), query: 'state=failed' },
  { name: t('delivery-console.view.queued'), query: 'state=queued' },
];

/** SMS and mails, newest first. A row opens at the right, where a given-up one is sent again. */
export default function MessagesScreen() {
  const list = useList(messagesApi.messages);
  return (
    <>
      <ListPage
        title="delivery-console.title"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        filters={filters()}
        views={views()}
        empty="delivery-console.empty"
        actions={<Place to="/console/messages/templates">{t('delivery-console.templates')}</Place>}
        aside={(row) => ({
          title: t(`delivery-console.channel.${row.channel}`),
          body: <MessageFacts key={row.id} of={row} />,
          foot: <MessageButtons key={row.id} of={row} />,
        })}
      />
      <Providers />
    </>
  );
}
