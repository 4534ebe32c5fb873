import type { Query } from '@palaro/api';
import { listPage, recordAudit, refuse, type App, type Operator } from '@palaro/server';
import type { FeedbackTicket, Talk, ticketsApi } from '../console.api.ts';
import { MESSAGES_A_PAGE } from '../support.limits.ts';
import { findById, listMessages } from './conversation.repository.ts';
import { feedbackView, saidView, stateOf, talkView } from './ticket-view.ts';
import {
  findFeedback,
  findTalk,
  listFeedbackTickets,
  listNews,
  listTalks,
  TICKETS_A_PAGE,
} from './tickets.repository.ts';

/** A page of conversations: words of distress first, then who waits longest. */
export async function listTickets(
  app: App,
  { name }: Operator,
  filter: Query<(typeof ticketsApi)['tickets']>,
) {
  const { pageNum = 1 } = filter;
  const { rows, total } = await listTalks(app.db, filter, { name, pageNum });
  return listPage(rows.map(talkView), { pageNum, size: TICKETS_A_PAGE, total });
}

/** A conversation's latest messages, or those before one. Each look is recorded. */
export async function readTicket(
  app: App,
  operator: Operator,
  { id, before }: { id: string; before?: string | undefined },
): Promise<Talk> {
  return app.db.transaction().execute(async (tx) => {
    const talk = await findTalk(tx, id);
    if (!talk) throw refuse('not_found');
    const rows = await listMessages(tx, id, before);
    const member = talk.member_id ?? talk.about_member;
    await recordAudit(tx, operator, app.clock.now(), {
      action: 'ticket.read',
      subject: `conversation:${id}`,
      ...(member ? { member } : {}),
    });
    return {
      ...talkView(talk),
      messages: rows.slice(0, MESSAGES_A_PAGE).reverse().map(saidView),
      more: rows.length > MESSAGES_A_PAGE,
    };
  });
}

/**
 * What changed in a conversation after a message. A look at a conversation is recorded when it is
 * opened, so new words come only to the operator who has it.
 */
export async function readTicketNews(
  app: App,
  { name }: Operator,
  { id, after }: { id: string; after: string },
) {
  const talk = await findById(app.db, id);
  if (!talk) throw refuse('not_found');
  const mine = talk.taken_by === name;
  const rows = mine ? await listNews(app.db, id, after) : [];
  return {
    state: stateOf(talk),
    distress: talk.distress,
    takenBy: talk.taken_by,
    waitingSince: talk.waiting_since?.toISOString() ?? null,
    messages: rows.map(saidView),
  };
}

/** A page of feedback: what waits first, words of distress before the rest. */
export async function listFeedbackForOperators(
  app: App,
  { name }: Operator,
  filter: Query<(typeof ticketsApi)['feedbackTickets']>,
) {
  const { pageNum = 1 } = filter;
  const { rows, total } = await listFeedbackTickets(app.db, filter, { name, pageNum });
  return listPage(rows.map(feedbackView), { pageNum, size: TICKETS_A_PAGE, total });
}

/** One feedback with its answer. Each look is recorded. */
export async function readFeedbackTicket(
  app: App,
  operator: Operator,
  reference: string,
): Promise<FeedbackTicket> {
  return app.db.transaction().execute(async (tx) => {
    const row = await findFeedback(tx, reference);
    if (!row) throw refuse('not_found');
    await recordAudit(tx, operator, app.clock.now(), {
      action: 'ticket.read',
      subject: `feedback:${reference}`,
      member: row.member_id,
    });
    const answeredAt = row.answered_at?.toISOString() ?? null;
    return { ...feedbackView(row), content: row.content, answer: row.answer, answeredAt };
  });
}
