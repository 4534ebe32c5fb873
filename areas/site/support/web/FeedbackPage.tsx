import { isTrial, navigate, t, useSession } from '@palaro/client';
import { AccountNeeded, Button, Card, Icon } from '@palaro/ui';
import { CheckCircle2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { FeedbackForm } from './FeedbackForm.tsx';
import { SentFeedbackList } from './SentFeedbackList.tsx';
import styles from './FeedbackPage.module.css';

/** Feedback within the deployment's limits, and the answers to earlier feedback (SVC-07). */
export default function FeedbackPage() {
  return isTrial(useSession()) ? <NoFeedback /> : <MemberFeedback />;
}

/**
 * Tells a play-money account kindly that feedback is for members, before the server refuses, and
 * links to the chat.
 */
const NoFeedback = () => (
  <AccountNeeded
    title={t('support.feedback.trial')}
    more={
      <Button wide onClick={() => navigate('/m/service?chat=1')}>
        {t('support.service.chat')}
      </Button>
    }
  >
    {t('support.feedback.trial_help')}
  </AccountNeeded>
);

function MemberFeedback() {
  const [reference, setReference] = useState<string | null>(null);
  return (
    <div className={styles.page}>
      {reference === null ? (
        <Card>
          <FeedbackForm onSent={setReference} />
        </Card>
      ) : (
        <Thanks reference={reference} onAnother={() => setReference(null)} />
      )}
      <SentFeedbackList />
    </div>
  );
}

function Thanks({ reference, onAnother }: { reference: string; onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card className={styles.thanks}>
      <Icon of={CheckCircle2} size={44} aria-hidden className={styles.done} />
      <h2 ref={title} tabIndex={-1} className={styles.thanksTitle}>
        {t('support.feedback.thanks')}
      </h2>
      <p className={styles.reference}>{t('support.feedback.reference', { reference })}</p>
      <Button onClick={onAnother}>{t('support.feedback.another')}</Button>
    </Card>
  );
}
