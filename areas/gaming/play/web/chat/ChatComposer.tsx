import { t } from '@palaro/client';
import { Icon, TextArea } from '@palaro/ui';
import { SendHorizontal } from 'lucide';
import { useState, type KeyboardEvent } from 'react';
import { CHAT_MAX } from '../../chat.limits.ts';
import styles from './chat.module.css';

/** From so many characters left on, they are counted. */
const COUNTED_FROM = 20;

interface ChatComposerProps {
  online: boolean;
  /** Why the last message was not sent; null: it was. */
  refusal: string | null;
  say(text: string): Promise<boolean>;
}

/** The field for a message. Enter sends; a text that was refused stays to be changed. */
export function ChatComposer({ online, refusal, say }: ChatComposerProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const words = text.trim();
  const left = CHAT_MAX - Array.from(words).length;
  const able = online && !busy && words !== '' && left >= 0;
  const send = () => {
    if (!able) return;
    setBusy(true);
    void say(words)
      // What was typed while it was sent stays.
      .then((sent) => sent && setText((now) => (now.trim() === words ? '' : now)))
      .finally(() => setBusy(false));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const counted = left <= COUNTED_FROM;
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        hideLabel
        className={styles.field}
        label={t('table-chat.field')}
        placeholder={t('table-chat.placeholder')}
        value={text}
        enterKeyHint="send"
        help={counted ? t('table-chat.left', { count: Math.max(0, left) }) : undefined}
        error={refusal ?? (left < 0 ? t('table-chat.left', { count: left }) : undefined)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label={t('table-chat.send')}
        aria-disabled={!able}
      >
        <Icon of={SendHorizontal} size={22} aria-hidden />
      </button>
    </form>
  );
}
