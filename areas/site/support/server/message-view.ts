import type { ChatMessage } from '../support.api.ts';
import type { MessageRow } from './conversation.repository.ts';

/** A message in the form that visitors get. */
export const messageView = (row: MessageRow): ChatMessage => ({
  id: String(row.id),
  author: row.author,
  text: row.text,
  note: row.note,
  // An operator's is his page's own.
  clientId: row.author === 'visitor' ? row.client_id : null,
  sentAt: row.sent_at.toISOString(),
});
