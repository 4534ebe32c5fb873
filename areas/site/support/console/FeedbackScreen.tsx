import { t, useCall } from '@palaro/client';
import {
  Age,
  CallForm,
  Facts,
  Instant,
  ListPage,
  Loaded,
  Person,
  useList,
  useMay,
  TIME_WIDTH,
  type Column,
  type Filter,
} from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { ticketsApi, type FeedbackRow } from '../console.api.ts';
import { FEEDBACK_TOPICS } from '../support.api.ts';
import { FEEDBACK_LATE_SECONDS } from '../support.limits.ts';

const COLUMNS: readonly Column<FeedbackRow>[] = [
  { key: 'who', title: 'support-console.who', width: 140, cell: ({ account }) => account },
  {
    key: 'topic',
    title: 'support-console.topic',
    width: 120,
    cell: ({ topic }) => t(`support-console.topic.${topic}`),
  },
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
    key: 'sent',
    title: 'support-console.sent',
    width: TIME_WIDTH,
    cell: ({ sentAt, answered }) =>
      answered ? <Instant at={sentAt} /> : <Age since={sentAt} lateAfter={FEEDBACK_LATE_SECONDS} />,
  },
  { key: 'taken', title: 'support-console.taken', width: 120, cell: ({ takenBy }) => takenBy },
];

const filters = (): Filter[] => [
  {
    name: 'topic',
    label: 'support-console.topic',
    kind: 'choice',
    options: FEEDBACK_TOPICS.map((value) => ({
      value,
      label: t(`support-console.topic.${value}`),
    })),
  },
];

const views = () => [
  { name: t('support-console.view.waiting'), query: 'state=waiting' },
  { name: t('support-console.view.answered'), query: 'state=answered' },
];

/** Feedback of members: what waits first. It opens at the right, where it is answered. */
export default function FeedbackScreen() {
  const list = useList(ticketsApi.feedbackTickets);
  return (
    <ListPage
      title="support-console.feedback"
      list={list}
      columns={COLUMNS}
      rowKey={({ reference }) => reference}
      filters={filters()}
      views={views()}
      empty="support-console.empty_feedback"
      aside={({ reference }) => ({
        title: reference,
        body: <OneFeedback key={reference} reference={reference} />,
      })}
    />
  );
}

function OneFeedback({ reference }: { reference: string }) {
  const params = { reference };
  const read = useCall(ticketsApi.feedbackTicket, { params }, { staleMs: Infinity });
  const may = useMay('ticket.answer');
  return (
    <Loaded of={read}>
      {(one) => (
        <>
          <Facts
            rows={[
              {
                label: 'support-console.who',
                value: <Person name={one.account} member={one.member} />,
              },
              { label: 'support-console.sent', value: <Instant at={one.sentAt} /> },
              { label: 'support-console.said', value: one.content },
            ]}
          />
          {one.distress && <p>{t('support-console.distress_help')}</p>}
          {may && (
            <CallForm
              endpoint={ticketsApi.answerFeedback}
              params={params}
              labels={{ answer: 'support-console.your_answer' }}
              initial={{ answer: one.answer ?? '' }}
              submit={t('support-console.send')}
              reload={[ticketsApi.feedbackTickets]}
              done={() => undefined}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
