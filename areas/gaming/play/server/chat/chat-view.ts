import type { ChatMessage } from '../../chat.api.ts';
import type { Author, ShownRow } from './chat.repository.ts';

/** A message as everybody sees it. */
export const chatView = ({ id, author_id, name, text, sent_at }: ShownRow): ChatMessage => ({
  id,
  author: author_id,
  name,
  text,
  sentAt: sent_at.toISOString(),
});

type Silence = Pick<Author, 'silenced_from' | 'silenced_until' | 'silenced_by' | 'silenced_why'>;

/** Whether a member may not write now. */
export const isSilenced = (
  { silenced_from, silenced_until }: Pick<Silence, 'silenced_from' | 'silenced_until'>,
  now: Date,
) => silenced_from !== null && (silenced_until === null || silenced_until > now);

/** The silence that lasts, as operators see it; null: the member may write. */
export function silenceOf(row: Silence, now: Date) {
  const { silenced_from: from, silenced_until: until, silenced_by: by, silenced_why: why } = row;
  if (!from || !by || !why || !isSilenced(row, now)) return null;
  return { by, why, from: from.toISOString(), until: until?.toISOString() ?? null };
}
