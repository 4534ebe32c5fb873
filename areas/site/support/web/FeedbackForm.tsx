import { call, failureMessage, isFailure, reloadCall, setting, t } from '@palaro/client';
import { Button, Chip, FieldGroup, TextArea } from '@palaro/ui';
import { useRef, useState, type FormEvent } from 'react';
import { FEEDBACK_TOPICS, supportApi, type FeedbackTopic } from '../support.api.ts';
import { lengthFault, textLength } from '../support.limits.ts';
import styles from './FeedbackPage.module.css';

/** A topic and a text, checked by the server's rule. `onSent` gets the reference. */
export function FeedbackForm({ onSent }: { onSent: (reference: string) => void }) {
  const [topic, setTopic] = useState<FeedbackTopic>('game');
  const [content, setContent] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const bounds = {
    min: setting('feedback.minLength', 10),
    max: setting('feedback.maxLength', 500),
  };

  async function send() {
    setBusy(true);
    try {
      const { reference } = await call(supportApi.sendFeedback, { body: { topic, content } });
      void reloadCall(supportApi.feedback);
      onSent(reference);
    } catch (failure) {
      setError(failureMessage(failure));
      if (!isFailure(failure)) throw failure;
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!lengthFault(content, bounds)) return void send();
    setError(t('support.feedback.short', bounds));
    form.current?.querySelector('textarea')?.focus();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.intro}>{t('support.feedback.intro')}</p>
      <FieldGroup legend={t('support.feedback.topic')}>
        <div className={styles.chips}>
          {FEEDBACK_TOPICS.map((one) => (
            <Chip key={one} selected={one === topic} onClick={() => setTopic(one)}>
              {t(`support.topic.${one}`)}
            </Chip>
          ))}
        </div>
      </FieldGroup>
      <TextArea
        label={t('support.feedback.content')}
        name="content"
        value={content}
        help={t('support.feedback.bounds', bounds)}
        error={error ?? undefined}
        counter={`${textLength(content)} / ${bounds.max}`}
        onChange={(event) => {
          setContent(event.target.value);
          setError(null);
        }}
      />
      <Button tone="gold" size="lg" wide type="submit" busy={busy}>
        {t('support.feedback.send')}
      </Button>
    </form>
  );
}
