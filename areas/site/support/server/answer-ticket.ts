import { recordAudit, refuse, type Actor, type App, type Tx } from '@palaro/server';
import { supportTopic } from '../support.api.ts';
import { FEEDBACK_MOST, MESSAGE_MAX, lengthFault } from '../support.limits.ts';
import {
  findByClientId,
  insertMessage,
  lockConversation,
  noteAnswered,
  type Conversation,
  type MessageRow,
} from './conversation.repository.ts';
import { lockFeedback, writeAnswer } from './feedback.repository.ts';
import { messageView } from './message-view.ts';

const nameOf = (actor: Actor) => (actor.is === 'operator' ? actor.name : null);

/** Refuses `ticket.taken` if a colleague has it. */
export function refuseTaken(actor: Actor, { taken_by }: { taken_by: string | null }) {
  if (taken_by !== null && taken_by !== nameOf(actor)) {
    throw refuse('ticket.taken', { values: { by: taken_by } });
  }
}

/**
 * Adds an operator's answer once per client id, takes the conversation for him, and tells the
 * member's open pages. Throws `not_found`, `chat.long`, `ticket.taken`.
 */
export async function answerTicket(
  app: App,
  actor: Actor,
  { id, text, clientId }: { id: string; text: string; clientId: string },
): Promise<MessageRow> {
  if (lengthFault(text, { min: 1, max: MESSAGE_MAX })) {
    throw refuse('chat.long', { values: { max: MESSAGE_MAX } });
  }
  // A visitor's page makes its own client ids; this can be none of them.
  const once = `operator:${clientId}`;
  const { talk, row, fresh } = await app.db.transaction().execute(async (tx) => {
    const held = await holdTalk(tx, id);
    const known = await findByClientId(tx, id, once);
    if (!known) refuseTaken(actor, held);
    const at = app.clock.now();
    const said = {
      conversation_id: id,
      author: 'operator',
      text: text.trim(),
      note: null,
    } as const;
    const answer = known ?? (await insertMessage(tx, { ...said, client_id: once, sent_at: at }));
    if (!known) await noteAnswered(tx, id, { at, closed: false, by: nameOf(actor) });
    await tell(app, tx, actor, { action: 'ticket.answer', talk: held, message: answer.id });
    return { talk: held, row: answer, fresh: !known };
  });
  if (fresh) push(app, talk, row);
  return row;
}

/**
 * Ends a conversation and lets it go; the visitor's next message opens it again. Throws
 * `not_found`, `ticket.taken`.
 */
export async function closeTicket(app: App, actor: Actor, id: string) {
  const { talk, row } = await app.db.transaction().execute(async (tx) => {
    const held = await holdTalk(tx, id);
    refuseTaken(actor, held);
    const at = app.clock.now();
    const said = { conversation_id: id, author: 'site', text: '', note: 'closed' } as const;
    const closing = held.closed_at
      ? null
      : await insertMessage(tx, { ...said, client_id: null, sent_at: at });
    if (closing) await noteAnswered(tx, id, { at, closed: true, by: null });
    await tell(app, tx, actor, { action: 'ticket.close', talk: held });
    return { talk: held, row: closing };
  });
  if (row) push(app, talk, row);
  return {};
}

async function holdTalk(tx: Tx, id: string): Promise<Conversation> {
  const talk = await lockConversation(tx, id);
  if (!talk) throw refuse('not_found');
  return talk;
}

function push(app: App, { member_id }: Conversation, row: MessageRow) {
  if (member_id === null) return;
  const message = messageView(row);
  app.push.publish(supportTopic, { message, closed: row.note === 'closed' }, member_id);
}

interface Told {
  action: string;
  talk: Conversation;
  message?: string;
}

/** The entry names the message; what was said stays in the conversation. */
function tell(app: App, tx: Tx, actor: Actor, { action, talk, message }: Told) {
  const member = talk.member_id ?? talk.about_member;
  return recordAudit(tx, actor, app.clock.now(), {
    action,
    subject: `conversation:${talk.id}`,
    ...(message === undefined ? {} : { after: { message: String(message) } }),
    ...(member ? { member } : {}),
  });
}

/**
 * Answers feedback; a second answer replaces the first. Throws `not_found`, `chat.long`,
 * `ticket.taken`.
 */
export async function answerFeedback(
  app: App,
  actor: Actor,
  { reference, answer }: { reference: string; answer: string },
) {
  if (lengthFault(answer, { min: 1, max: FEEDBACK_MOST })) {
    throw refuse('chat.long', { values: { max: FEEDBACK_MOST } });
  }
  await app.db.transaction().execute(async (tx) => {
    const row = await lockFeedback(tx, reference);
    if (!row) throw refuse('not_found');
    refuseTaken(actor, row);
    const at = app.clock.now();
    await writeAnswer(tx, { reference, answer: answer.trim(), at, by: nameOf(actor) });
    await recordAudit(tx, actor, at, {
      action: 'ticket.answer',
      subject: `feedback:${reference}`,
      before: { answered: row.answer !== null },
      after: { answered: true },
      member: row.member_id,
    });
  });
  return {};
}
