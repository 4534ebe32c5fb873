import type { ChatMessage } from '../../chat.api.ts';
import type { Author, ShownRow } from './chat.repository.ts';

/** A message as everybody sees it. */
export const chatView = ({ id, author_id, name, text, sent_at }: ShownRow): ChatMessage => ({
  ...{ id, author: author_id, name, text },
  sentAt: sent_at.toISOString(),
});

type Silence = Pick<Author, 'silenced_from' | 'silenced_until'>;

/** Whether a member may not write now. */
export const isSilenced = ({ silenced_from, silenced_until }: Silence, now: Date) =>
  silenced_from !== null && (silenced_until === null || silenced_until > now);
