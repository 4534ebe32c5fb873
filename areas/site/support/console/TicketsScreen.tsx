import { reloadCall, t } from '@palaro/client';
import {
  Age,
  Ago,
  ListPage,
  Person,
  useList,
  useWork,
  TIME_WIDTH,
  type Column,
  type View,
} from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { ticketsApi, type TalkRow } from '../console.api.ts';
import { TALK_LATE_SECONDS } from '../support.limits.ts';

const COLUMNS: readonly Column<TalkRow>[] = [
  { key: 'who', title: 'support-console.who', width: 200, cell: (row) => <Who of={row} /> },
  {
    key: 'said',
    title: 'support-console.said',
    cell: ({ excerpt, distress }) => (
      <>
        {distress && <Badge tone="rose">{t('support-console.distress')}</Badge>}{' '}
        <span>{excerpt}</span>
      </>
    ),
  },
  {
    key: 'waits',
    title: 'support-console.waits',
    width: TIME_WIDTH,
    cell: ({ waitingSince }) =>
      waitingSince && <Age since={waitingSince} lateAfter={TALK_LATE_SECONDS} />,
  },
  {
    key: 'last',
    title: 'support-console.last',
    width: TIME_WIDTH,
    cell: ({ lastMessageAt }) => <Ago at={lastMessageAt} />,
  },
  { key: 'taken', title: 'support-console.taken', width: 130, cell: ({ takenBy }) => takenBy },
];

const views = (): View[] => [
  { name: t('support-console.view.waiting'), query: 'state=waiting' },
  { name: t('support-console.view.mine'), query: 'holder=me' },
  { name: t('support-console.view.answered'), query: 'state=answered' },
  { name: t('support-console.view.closed'), query: 'state=closed' },
];

function Who({ of }: { of: TalkRow }) {
  if (of.account) return <Person name={of.account} />;
  const { about } = of;
  return (
    <span>
      {about ? t('support-console.guest_is', { account: about }) : t('support-console.guest')}
    </span>
  );
}

/** All conversations: words of distress first, then who waits longest. It follows by itself. */
export default function TicketsScreen() {
  const list = useList(ticketsApi.tickets);
  useWork(() => reloadCall(ticketsApi.tickets));
  return (
    <ListPage
      title="support-console.tickets"
      list={list}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      to={({ id }) => `/console/tickets/${id}`}
      views={views()}
      empty="support-console.empty"
    />
  );
}
