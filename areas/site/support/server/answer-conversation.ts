import { refuse, type App } from '@palaro/server';
import { supportTopic } from '../support.api.ts';
import { FEEDBACK_MOST, MESSAGE_MAX, lengthFault } from '../support.limits.ts';
import {
  findById,
  insertMessage,
  listLatest,
  listMessages,
  lockConversation,
  touchConversation,
  writeAudit,
  type MessageRow,
} from './conversation.repository.ts';
import { listAllFeedback, writeAnswer } from './feedback.repository.ts';
import { messageView } from './message-view.ts';

const LISTED = 50;

/** Conversations for operators: open ones first, then words of distress, then the latest. */
export async function listConversations(app: App) {
  const rows = await listLatest(app.db, LISTED);
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    distress: row.distress,
    closed: row.closed_at !== null,
    lastMessageAt: row.last_message_at.toISOString(),
  }));
}

/** The latest messages of a conversation, oldest first. Throws `not_found`. */
export async function readForOperator(app: App, id: string) {
  if (!(await findById(app.db, id))) throw refuse('not_found');
  const rows = await listMessages(app.db, id, undefined);
  return rows.reverse().map(messageView);
}

/** Adds an operator's answer and its audit entry in one transaction. Throws `not_found`. */
export async function answerConversation(
  app: App,
  actor: string,
  { id, text }: { id: string; text: string },
) {
  if (lengthFault(text, { min: 1, max: MESSAGE_MAX })) {
    throw refuse('chat.long', { values: { max: MESSAGE_MAX } });
  }
  return add(app, actor, { id, action: 'answer', text: text.trim() });
}

/** Ends a conversation; the visitor's next message opens it again. Throws `not_found`. */
export const closeConversation = (app: App, actor: string, id: string) =>
  add(app, actor, { id, action: 'close', text: '' });

async function add(
  app: App,
  actor: string,
  step: { id: string; action: 'answer' | 'close'; text: string },
) {
  const { id, action, text } = step;
  const closed = action === 'close';
  const { row, member } = await app.db.transaction().execute(async (tx) => {
    const at = app.clock.now();
    const talk = await lockConversation(tx, id);
    if (!talk) throw refuse('not_found');
    const said: MessageRow = await insertMessage(tx, {
      conversation_id: id,
      author: closed ? 'site' : 'operator',
      text,
      note: closed ? 'closed' : null,
      client_id: null,
      sent_at: at,
    });
    await touchConversation(tx, id, { at, closed });
    const after = JSON.stringify({ message: String(said.id), text });
    await writeAudit(tx, { actor, action, subject: `conversation:${id}`, after, at });
    return { row: said, member: talk.member_id };
  });
  const message = messageView(row);
  if (member !== null) app.push.publish(supportTopic, { message, closed }, member);
  return message;
}

/** Feedback for operators: unanswered first, and among it words of distress first. */
export async function listFeedbackForOperator(app: App) {
  const rows = await listAllFeedback(app.db);
  return rows.map((row) => ({
    reference: row.reference,
    memberId: row.member_id,
    topic: row.topic,
    content: row.content,
    distress: row.distress,
    answer: row.answer,
  }));
}

/**
 * Answers feedback and writes an audit entry. A second answer replaces the first. Throws
 * `not_found`.
 */
export async function answerFeedback(
  app: App,
  actor: string,
  { reference, answer }: { reference: string; answer: string },
) {
  if (lengthFault(answer, { min: 1, max: FEEDBACK_MOST })) {
    throw refuse('chat.long', { values: { max: FEEDBACK_MOST } });
  }
  await app.db.transaction().execute(async (tx) => {
    const at = app.clock.now();
    const done = await writeAnswer(tx, { reference, answer: answer.trim(), at });
    if (!done) throw refuse('not_found');
    const after = JSON.stringify({ answer });
    const subject = `feedback:${reference}`;
    await writeAudit(tx, { actor, action: 'answer_feedback', subject, after, at });
  });
  return {};
}
