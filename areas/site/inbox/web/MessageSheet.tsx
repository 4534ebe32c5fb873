import { formatMoment, navigate, pageExists, t } from '@palaro/client';
import { afterLayers, Button, HtmlContent, Sheet, Icon } from '@palaro/ui';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import { LOOKS } from './kinds.ts';
import { deleteMessage, type ShownMessage } from './message-changes.ts';
import styles from './MessageSheet.module.css';

interface MessageSheetProps {
  message: ShownMessage | null;
  onClose(): void;
}

/** The whole message in a sheet. Back closes the sheet first. */
export function MessageSheet({ message, onClose }: MessageSheetProps) {
  // The last message stays in the sheet while it closes.
  const [shown, setShown] = useState(message);
  if (message && message !== shown) setShown(message);
  if (!shown) return null;
  const { text, icon } = LOOKS[shown.kind];
  const remove = () => {
    deleteMessage(shown);
    onClose();
  };
  return (
    <Sheet
      open={message !== null}
      onClose={onClose}
      title={shown.title}
      closeLabel={t('inbox.close')}
      footer={
        <>
          {shown.entry && <EntryButton entry={shown.entry} onClose={onClose} />}
          <Button wide icon={<Icon of={Trash2} size={18} />} onClick={remove}>
            {t('inbox.delete')}
          </Button>
        </>
      }
    >
      <p className={styles.facts}>
        <Icon of={icon} size={16} aria-hidden />
        <span>{t(text)}</span>
        <span>{formatMoment(shown.sentAt)}</span>
      </p>
      <HtmlContent html={shown.content} level={3} onLeave={onClose} />
    </Sheet>
  );
}

interface EntryButtonProps {
  entry: string;
  onClose(): void;
}

/** A link to what the message speaks of, where this site has its screen. */
function EntryButton({ entry, onClose }: EntryButtonProps) {
  if (!pageExists(entry.split('?')[0] ?? entry)) return null;
  const open = () => {
    onClose();
    afterLayers(() => navigate(entry));
  };
  return (
    <Button tone="gold" wide onClick={open}>
      {t('inbox.open_entry')}
    </Button>
  );
}
