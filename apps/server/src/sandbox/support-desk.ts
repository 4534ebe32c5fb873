// The operators' side of support in a demo; the console's ticket screen will call it.
import {
  bool,
  defineEndpoint,
  id,
  instant,
  json,
  list,
  nullable,
  object,
  text,
  uuid,
} from '@palaro/api';
import type { Handlers } from '@palaro/server';
import type { ChatMessage } from '@palaro/support/api';
import {
  answerConversation,
  answerFeedback,
  closeConversation,
  listConversations,
  listFeedbackForOperator,
  readForOperator,
} from '@palaro/support/server';

/** The operator whose name the demo's desk uses (docs/domain/wire.md, Demo data). */
const OPERATOR = 'operator1';
const ANSWER_MAX = 2_000;
const desk = { access: 'operator', moduleId: null, alwaysOpen: true } as const;
const message = () => json<ChatMessage>();
const conversation = () => object({ conversationId: uuid() });

/** Calls of the demo's support desk, open only to this machine. */
export const supportDeskApi = {
  conversations: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/sandbox/support/conversations',
    summary: 'Conversations for operators: distress first, then open ones, then the latest',
    reply: list(
      object({
        id: uuid(),
        memberId: nullable(id()),
        distress: bool(),
        closed: bool(),
        lastMessageAt: instant(),
      }),
    ),
  }),
  conversationOf: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/sandbox/support/conversations/{conversationId}',
    summary: 'What was said in a conversation lately, oldest first',
    params: conversation(),
    reply: list(message()),
  }),
  answer: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/sandbox/support/conversations/{conversationId}/answer',
    summary: 'Answers in a conversation as an operator',
    params: conversation(),
    body: object({ text: text({ max: ANSWER_MAX }) }),
    reply: message(),
    errors: ['chat.long'],
  }),
  close: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/sandbox/support/conversations/{conversationId}/close',
    summary: 'Closes a conversation; the visitor’s next message opens it again',
    params: conversation(),
    reply: message(),
  }),
  feedbackList: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/sandbox/support/feedback',
    summary: 'Feedback for operators: what waits first, distress before the rest',
    reply: list(
      object({
        reference: text(),
        memberId: id(),
        topic: text(),
        content: text({ max: ANSWER_MAX }),
        distress: bool(),
        answer: nullable(text({ max: ANSWER_MAX })),
      }),
    ),
  }),
  feedbackAnswer: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/sandbox/support/feedback/{reference}/answer',
    summary: 'Answers feedback as an operator',
    params: object({ reference: id() }),
    body: object({ answer: text({ max: ANSWER_MAX }) }),
    reply: object({}),
    errors: ['chat.long'],
  }),
};

export const supportDeskHandlers: Handlers<typeof supportDeskApi> = {
  conversations: ({ app }) => listConversations(app),
  conversationOf: ({ app, params }) => readForOperator(app, params.conversationId),
  answer: ({ app, params, body }) =>
    answerConversation(app, OPERATOR, { id: params.conversationId, ...body }),
  close: ({ app, params }) => closeConversation(app, OPERATOR, params.conversationId),
  feedbackList: ({ app }) => listFeedbackForOperator(app),
  feedbackAnswer: ({ app, params, body }) =>
    answerFeedback(app, OPERATOR, { reference: params.reference, ...body }),
};
