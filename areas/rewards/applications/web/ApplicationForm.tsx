import { call, failureMessage, fittingPicture, t } from '@palaro/client';
import { Button, FormMessage, TextArea } from '@palaro/ui';
import { useRef, useState, type FormEvent } from 'react';
import { applicationsApi } from '../applications.api.ts';
import { COMMENT_MOST, commentLength } from '../applications.limits.ts';
import { PicturesField } from './PicturesField.tsx';
import styles from './applications.module.css';

/** Pictures are large and a phone's connection may be slow. */
const UPLOAD_TIMEOUT_MS = 120_000;
/** A larger one is drawn smaller first: a whole application is to arrive within seconds. */
const SEND_FROM_BYTES = 1_048_576;

interface ApplicationFormProps {
  /** The promotion's id. */
  promotion: string;
  onDone(): Promise<unknown>;
  /** Reads what holds now: an answer may have been lost after the application came. */
  onFailed(): Promise<unknown>;
}

/** A comment with its counter and up to three pictures (REWARD-01). */
export function ApplicationForm({ promotion, onDone, onFailed }: ApplicationFormProps) {
  const [comment, setComment] = useState('');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const length = commentLength(comment);
  const over = length - COMMENT_MOST;

  async function send() {
    setBusy(true);
    setMessage(null);
    try {
      const files: Blob[] = [];
      for (const picture of pictures) files.push(await fittingPicture(picture, SEND_FROM_BYTES));
      const input = { params: { id: promotion }, body: { comment: comment.trim() }, files };
      await call(applicationsApi.apply, input, { timeoutMs: UPLOAD_TIMEOUT_MS });
      await onDone();
    } catch (error) {
      setMessage(failureMessage(error));
      await onFailed();
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (over <= 0 && (length > 0 || pictures.length > 0)) return void send();
    if (over <= 0) setMessage(t('applications.empty'));
    form.current?.querySelector('textarea')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <p className={styles.line}>{t('applications.intro')}</p>
      <TextArea
        className={styles.field}
        label={t('applications.comment')}
        name="comment"
        value={comment}
        help={t('applications.comment_help', { most: COMMENT_MOST })}
        error={over > 0 ? t('applications.comment_over', { over }) : undefined}
        counter={t('applications.comment_left', { length, most: COMMENT_MOST })}
        onChange={({ target }) => {
          setComment(target.value);
          setMessage(null);
        }}
      />
      <PicturesField
        pictures={pictures}
        disabled={busy}
        onChange={(chosen) => {
          setPictures(chosen);
          setMessage(null);
        }}
      />
      <FormMessage steady>{message}</FormMessage>
      <Button tone="gold" wide type="submit" busy={busy}>
        {t(busy ? 'applications.sending' : 'applications.send')}
      </Button>
    </form>
  );
}
