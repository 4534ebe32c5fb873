import { t } from '@palaro/client';
import { TextArea, Icon } from '@palaro/ui';
import { SendHorizontal } from 'lucide';
import { useState, type KeyboardEvent } from 'react';
import { MESSAGE_MAX, textLength } from '../support.limits.ts';
import styles from './Conversation.module.css';
import { useKeyboardHeight } from './use-keyboard-height.ts';

/** The input for a message, above a phone's keyboard. Enter sends on a physical keyboard. */
export function Composer({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const keyboard = useKeyboardHeight();
  const length = textLength(text);
  const over = length - MESSAGE_MAX;
  const send = () => {
    if (length === 0 || over > 0) return;
    onSend(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!window.matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      style={{ bottom: keyboard }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        hideLabel
        className={styles.field}
        label={t('support.chat.field')}
        placeholder={t('support.chat.placeholder')}
        value={text}
        enterKeyHint="enter"
        error={over > 0 ? t('support.chat.too_long', { count: over }) : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label={t('support.chat.send')}
        aria-disabled={length === 0 || over > 0}
      >
        <Icon of={SendHorizontal} size={22} aria-hidden />
      </button>
    </form>
  );
}
