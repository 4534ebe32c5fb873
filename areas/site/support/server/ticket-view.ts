import type { FeedbackTopic } from '../support.api.ts';
import type { FeedbackRow, TalkMessage, TalkRow } from '../console.api.ts';
import type { MessageRow } from './conversation.repository.ts';
import type { FeedbackRecord, TalkRecord } from './tickets.repository.ts';

const EXCERPT_MAX = 90;
/** Numbers of phones, cards and documents; amounts and times of day are shorter. */
const LONG_NUMBER = /\d(?:[ -]?\d){6,}/g;

/** The beginning of a text on one line. Nobody has opened the ticket yet, so numbers are hidden. */
function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(LONG_NUMBER, '•••');
  return line.length > EXCERPT_MAX ? `${line.slice(0, EXCERPT_MAX - 1)}…` : line;
}

export const stateOf = (row: Pick<TalkRecord, 'closed_at' | 'waiting_since'>): TalkRow['state'] =>
  row.closed_at ? 'closed' : row.waiting_since ? 'waiting' : 'answered';

/** A conversation in the operators' list. */
export const talkView = (row: TalkRecord): TalkRow => ({
  id: row.id,
  member: row.member_id,
  account: row.account,
  about: row.about,
  state: stateOf(row),
  distress: row.distress,
  waitingSince: row.waiting_since?.toISOString() ?? null,
  lastMessageAt: row.last_message_at.toISOString(),
  takenBy: row.taken_by,
  excerpt: excerptOf(row.said ?? ''),
});

/** A message as operators see it. */
export const saidView = (row: MessageRow): TalkMessage => ({
  id: String(row.id),
  author: row.author,
  text: row.text,
  note: row.note,
  sentAt: row.sent_at.toISOString(),
});

/** Feedback in the operators' list. */
export const feedbackView = (row: FeedbackRecord): FeedbackRow => ({
  reference: row.reference,
  member: row.member_id,
  account: row.account,
  topic: row.topic as FeedbackTopic,
  distress: row.distress,
  sentAt: row.sent_at.toISOString(),
  takenBy: row.taken_by,
  excerpt: excerptOf(row.content),
  answered: row.answer !== null,
});
