import { randomHex } from '@palaro/kernel';
import { t, useCall } from '@palaro/client';
import { act, useKeys, useMay, useUnsaved, whatFailed } from '@palaro/desk';
import { Button, SelectField, TextArea } from '@palaro/ui';
import { useRef, useState } from 'react';
import { ticketsApi } from '../console.api.ts';
import { MESSAGE_MAX } from '../support.limits.ts';
import styles from './tickets.module.css';

const CLIENT_ID_BYTES = 12;

interface AnswerBoxProps {
  conversation: string;
  onSent(): void;
}

/** Where the answer is written, also from a ready reply. A failed one stays to be sent again. */
export function AnswerBox({ conversation, onSent }: AnswerBoxProps) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The same until it was taken, so that a repeat is not a second answer.
  const [clientId, setClientId] = useState(() => randomHex(CLIENT_ID_BYTES));
  const box = useRef<HTMLDivElement>(null);
  const saved = useUnsaved(text.trim() !== '');
  const focus = () => box.current?.querySelector('textarea')?.focus();
  const may = useMay('ticket.answer');
  useKeys([{ press: 'r', label: 'support-console.write', run: focus }], may);
  if (!may) return null;
  const send = () => {
    if (busy || text.trim() === '') return;
    setBusy(true);
    setFailure(null);
    const sent = { params: { conversation }, body: { text, clientId } };
    act(ticketsApi.answerTicket, sent)
      .then(
        () => {
          saved();
          setText('');
          setClientId(randomHex(CLIENT_ID_BYTES));
          onSent();
        },
        (error: unknown) => setFailure(whatFailed(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <div ref={box} className={styles.answer}>
      <TextArea
        label={t('support-console.your_answer')}
        help={t('support-console.answer_help')}
        error={failure ?? undefined}
        rows={3}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <div className={styles.sending}>
        <ReplyChoice
          onChoose={(reply) => {
            setText(reply);
            focus();
          }}
        />
        <Button tone="gold" busy={busy} onClick={send}>
          {t('support-console.send')}
        </Button>
      </div>
    </div>
  );
}

/** Each ready reply in both languages. */
function ReplyChoice({ onChoose }: { onChoose(text: string): void }) {
  const { data } = useCall(ticketsApi.replies);
  const options = (data?.list ?? []).flatMap(({ id, title, textEn, textTy }) => [
    { value: `${id}/TY`, label: t('support-console.in_ty', { title }), text: textTy },
    { value: `${id}/EN`, label: t('support-console.in_en', { title }), text: textEn },
  ]);
  return (
    <SelectField
      label={t('support-console.reply')}
      choose={t('support-console.reply_choose')}
      options={options}
      value=""
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => value === target.value);
        if (chosen) onChoose(chosen.text);
      }}
    />
  );
}
