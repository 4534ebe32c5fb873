import { t } from '@palaro/client';
import { act, ConfirmDialog, Facts, Instant, useMay } from '@palaro/desk';
import { Button, toast } from '@palaro/ui';
import { useState } from 'react';
import { messagesApi, type MessageRow } from '../console.api.ts';
import styles from './messages.module.css';

/** What went out, to whom in masked form, and what became of it. */
export const MessageFacts = ({ of }: { of: MessageRow }) => (
  <Facts
    rows={[
      { label: 'delivery-console.to', value: of.to },
      { label: 'delivery-console.at', value: <Instant at={of.sentAt} /> },
      { label: 'delivery-console.purpose', value: of.purpose },
      { label: 'delivery-console.state', value: t(`delivery-console.state.${of.state}`) },
      { label: 'delivery-console.provider', value: of.provider },
      { label: 'delivery-console.tries', value: of.tries },
      { label: 'delivery-console.subject', value: of.subject },
      { label: 'delivery-console.text', value: <p className={styles.text}>{of.text}</p> },
    ]}
  />
);

/** The recipient in full for a reason, and one more try for what was given up. */
export function MessageButtons({ of }: { of: MessageRow }) {
  const [asked, setAsked] = useState<'reveal' | 'retry' | null>(null);
  const mayReveal = useMay('member.contact.view');
  const mayRetry = useMay('message.retry') && of.retryable;
  const params = { message: of.id };
  const close = () => setAsked(null);
  return (
    <div className={styles.buttons}>
      {mayReveal && (
        <Button size="sm" onClick={() => setAsked('reveal')}>
          {t('delivery-console.reveal')}
        </Button>
      )}
      {mayRetry && (
        <Button size="sm" tone="gold" onClick={() => setAsked('retry')}>
          {t('delivery-console.retry')}
        </Button>
      )}
      <ConfirmDialog
        reason
        open={asked === 'reveal'}
        title={t('delivery-console.reveal_title')}
        confirm={t('delivery-console.reveal')}
        onConfirm={async (reason) => {
          const { to } = await act(messagesApi.messageRecipient, { params, body: { reason } });
          toast(to, { long: true });
        }}
        onClose={close}
      >
        {t('delivery-console.reveal_text')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'retry'}
        title={t('delivery-console.retry_title')}
        confirm={t('delivery-console.retry')}
        onConfirm={() => act(messagesApi.retryMessage, { params }, [messagesApi.messages])}
        onClose={close}
      >
        {t('delivery-console.retry_text')}
      </ConfirmDialog>
    </div>
  );
}
