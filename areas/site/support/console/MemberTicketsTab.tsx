import { navigate, t, usePages } from '@palaro/client';
import { Ago, DataTable, TIME_WIDTH, type Column } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { ticketsApi, type FeedbackRow, type TalkRow } from '../console.api.ts';
import styles from './tickets.module.css';

const TALKS: readonly Column<TalkRow>[] = [
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
    key: 'state',
    title: 'support-console.state',
    cell: ({ state }) => (
      <Badge tone={state === 'waiting' ? 'gold' : 'dim'}>
        {t(`support-console.view.${state}`)}
      </Badge>
    ),
    width: 130,
  },
  {
    key: 'last',
    title: 'support-console.last',
    cell: ({ lastMessageAt }) => <Ago at={lastMessageAt} />,
    width: TIME_WIDTH,
  },
  { key: 'taken', title: 'support-console.taken', cell: ({ takenBy }) => takenBy, width: 130 },
];

const FEEDBACK: readonly Column<FeedbackRow>[] = [
  { key: 'said', title: 'support-console.feedback', cell: ({ excerpt }) => excerpt },
  {
    key: 'topic',
    title: 'support-console.topic',
    cell: ({ topic }) => t(`support-console.topic.${topic}`),
    width: 150,
  },
  {
    key: 'state',
    title: 'support-console.state',
    cell: ({ answered }) => (
      <Badge tone={answered ? 'dim' : 'gold'}>
        {t(`support-console.view.${answered ? 'answered' : 'waiting'}`)}
      </Badge>
    ),
    width: 130,
  },
  {
    key: 'sent',
    title: 'support-console.sent',
    cell: ({ sentAt }) => <Ago at={sentAt} />,
    width: TIME_WIDTH,
  },
];

/** What a member wrote to the operators; each row opens where it is answered. */
export default function MemberTicketsTab({ member }: { member: string }) {
  const talks = usePages(ticketsApi.tickets, { member });
  const feedback = usePages(ticketsApi.feedbackTickets, { member });
  return (
    <>
      <h2 className={styles.part}>{t('support-console.tickets')}</h2>
      <DataTable
        label={t('support-console.tickets')}
        screen="support-console.member_tickets"
        columns={TALKS}
        pages={talks}
        rowKey={({ id }) => id}
        to={({ id }) => `/console/tickets/${id}`}
        empty={t('support-console.no_tickets')}
      />
      <h2 className={styles.part}>{t('support-console.feedback')}</h2>
      <DataTable
        label={t('support-console.feedback')}
        screen="support-console.member_feedback"
        columns={FEEDBACK}
        pages={feedback}
        rowKey={({ reference }) => reference}
        onOpen={({ reference }) =>
          navigate(`/console/tickets/feedback?member=${member}&open=${reference}`)
        }
        empty={t('support-console.no_feedback')}
      />
    </>
  );
}
