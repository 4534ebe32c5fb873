import { wholeList, type Handlers } from '@palaro/server';
import type { ticketsApi } from '../console.api.ts';
import { answerFeedback, answerTicket, closeTicket } from './answer-ticket.ts';
import { dropReply, listReplies, saveReply } from './canned-replies.ts';
import {
  listFeedbackForOperators,
  listTickets,
  readFeedbackTicket,
  readTicket,
  readTicketNews,
} from './read-tickets.ts';
import { linkTicket, listColleagues, takeFeedback, takeTicket } from './take-ticket.ts';
import { saidView } from './ticket-view.ts';

export const ticketsHandlers: Handlers<typeof ticketsApi> = {
  tickets: ({ app, operator, query }) => listTickets(app, operator, query),
  ticket: ({ app, operator, params, query }) =>
    readTicket(app, operator, { id: params.conversation, ...query }),
  ticketNews: ({ app, operator, params, query }) =>
    readTicketNews(app, operator, { id: params.conversation, ...query }),
  takeTicket: ({ app, operator, params, body }) =>
    takeTicket(app, operator, params.conversation, body),
  answerTicket: async ({ app, operator, params, body }) =>
    saidView(await answerTicket(app, operator, { id: params.conversation, ...body })),
  closeTicket: ({ app, operator, params }) => closeTicket(app, operator, params.conversation),
  linkTicket: ({ app, operator, params, body }) =>
    linkTicket(app, operator, { id: params.conversation, ...body }),
  colleagues: ({ app }) => listColleagues(app),
  feedbackTickets: ({ app, operator, query }) => listFeedbackForOperators(app, operator, query),
  feedbackTicket: ({ app, operator, params }) =>
    readFeedbackTicket(app, operator, params.reference),
  takeFeedback: ({ app, operator, params, body }) =>
    takeFeedback(app, operator, params.reference, body),
  answerFeedback: ({ app, operator, params, body }) =>
    answerFeedback(app, operator, { ...params, ...body }),
  replies: async ({ app }) => wholeList(await listReplies(app)),
  saveReply: ({ app, operator, body }) => saveReply(app, operator, body),
  dropReply: ({ app, operator, params }) => dropReply(app, operator, params.reply),
};
