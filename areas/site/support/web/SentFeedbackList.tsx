import { formatDayHeading, t, useCall } from '@palaro/client';
import { Badge, Card, EmptyState, ErrorState, Skeleton } from '@palaro/ui';
import { supportApi, type SentFeedback } from '../support.api.ts';
import styles from './FeedbackPage.module.css';

/** The member's earlier feedback, with answers. */
export function SentFeedbackList() {
  const { data, isError, isPending, isFetching, refetch } = useCall(supportApi.feedback);
  return (
    <Card title={t('support.feedback.own')}>
      {isPending && <Skeleton shape="row" count={3} />}
      {isError && !data && (
        <ErrorState
          title={t('support.feedback.not_loaded')}
          retryLabel={t('support.chat.try_again')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data?.list.length === 0 && <EmptyState title={t('support.feedback.none')} />}
      {data && data.list.length > 0 && (
        <ul className={styles.list}>
          {data.list.map((one) => (
            <Sent key={one.reference} one={one} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Sent({ one }: { one: SentFeedback }) {
  return (
    <li className={styles.sent}>
      <p className={styles.meta}>
        <Badge tone="dim">{t(`support.topic.${one.topic}`)}</Badge>
        <span>{formatDayHeading(one.sentAt)}</span>
        <span className={styles.number}>{one.reference}</span>
      </p>
      <p className={styles.content}>{one.content}</p>
      {one.answer === null ? (
        <p className={styles.waiting}>{t('support.feedback.waiting')}</p>
      ) : (
        <div className={styles.answer}>
          <p className={styles.answerTitle}>{t('support.feedback.answer')}</p>
          <p className={styles.content}>{one.answer}</p>
        </div>
      )}
    </li>
  );
}
