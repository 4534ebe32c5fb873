import {
  bool,
  defineConsoleCall,
  id,
  instant,
  int,
  list,
  memberId,
  nullable,
  object,
  oneOf,
  optional,
  page,
  rowNumber,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { AUTHORS, FEEDBACK_TOPICS, SITE_NOTES } from './support.api.ts';
import { FEEDBACK_MOST, MESSAGE_MAX, REPLY_MOST, TITLE_MOST } from './support.limits.ts';

const TALK_STATES = ['waiting', 'answered', 'closed'] as const;
const FEEDBACK_STATES = ['waiting', 'answered'] as const;
const HOLDERS = ['me', 'nobody'] as const;

const messageId = rowNumber;
const reference = () => text({ max: 32, pattern: '^F-[0-9A-F]+$' });
const pageNum = () => optional(int({ min: 1, max: 10_000 }));
/** Words of a person in distress: a person reads them first. */
const distress = bool();
const takenBy = nullable(text());

const talkRow = object({
  id: uuid(),
  /** Null: a guest. */
  member: nullable(text()),
  account: nullable(text()),
  /** The member whom operators found a guest to be. */
  about: nullable(text()),
  state: oneOf(TALK_STATES),
  distress,
  waitingSince: nullable(instant()),
  lastMessageAt: instant(),
  takenBy,
  /** The beginning of the visitor's latest message, with longer numbers hidden. */
  excerpt: text(),
});
export type TalkRow = Static<typeof talkRow>;

const talkMessage = object({
  id: messageId(),
  author: oneOf(AUTHORS),
  text: text({ max: MESSAGE_MAX }),
  note: nullable(oneOf(SITE_NOTES)),
  sentAt: instant(),
});
export type TalkMessage = Static<typeof talkMessage>;

const talk = object({
  ...talkRow.properties,
  /** Oldest first: the latest ones. */
  messages: list(talkMessage),
  /** True if there are older messages. */
  more: bool(),
});
export type Talk = Static<typeof talk>;

const feedbackRow = object({
  reference: text(),
  member: text(),
  account: text(),
  topic: oneOf(FEEDBACK_TOPICS),
  distress,
  sentAt: instant(),
  takenBy,
  excerpt: text(),
  answered: bool(),
});
export type FeedbackRow = Static<typeof feedbackRow>;

const feedback = object({
  ...feedbackRow.properties,
  content: text({ max: FEEDBACK_MOST }),
  answer: nullable(text({ max: FEEDBACK_MOST })),
  answeredAt: nullable(instant()),
});
export type FeedbackTicket = Static<typeof feedback>;

const reply = {
  title: text({ min: 1, max: TITLE_MOST }),
  textEn: text({ min: 1, max: REPLY_MOST }),
  textTy: text({ min: 1, max: REPLY_MOST }),
};
export type ReplyText = Static<ReturnType<typeof replyText>>;
const replyText = () => object(reply);

const TALKS = '/console/api/tickets/conversations';
const FEEDBACK = '/console/api/tickets/feedback';
const REPLIES = '/console/api/tickets/replies';
const views = { permission: 'ticket.view', method: 'GET' } as const;
const answers = { permission: 'ticket.answer', method: 'POST' } as const;
const ofTalk = () => object({ conversation: uuid() });
const ofFeedback = () => object({ reference: reference() });
const operatorName = () => nullable(text({ max: 64 }));
/**
 * `from`: who has it, as the operator sees it; it changes hands only if that still holds. `to`:
 * oneself, a colleague, or null to let it go.
 */
const takes = () => object({ from: operatorName(), to: operatorName() });

/** What operators answer (docs/domain/operator-console.md §4, screen 27). */
export const ticketsApi = {
  tickets: defineConsoleCall({
    unattended: true,
    ...views,
    path: TALKS,
    summary: 'Conversations: words of distress first, then who waits longest',
    query: object({
      state: optional(oneOf(TALK_STATES)),
      holder: optional(oneOf(HOLDERS)),
      distress: optional(oneOf(['yes'])),
      member: optional(memberId()),
      pageNum: pageNum(),
    }),
    reply: page('list', talkRow),
  }),
  ticket: defineConsoleCall({
    ...views,
    records: 'ticket.read',
    creates: 'key-table',
    path: `${TALKS}/{conversation}`,
    summary: 'A conversation with its latest messages, or those before one',
    params: ofTalk(),
    query: object({ before: optional(messageId()) }),
    reply: talk,
  }),
  ticketNews: defineConsoleCall({
    unattended: true,
    ...views,
    path: `${TALKS}/{conversation}/news`,
    summary: 'Who has a conversation, and what came after a message, for the one who has it',
    params: ofTalk(),
    query: object({ after: messageId() }),
    reply: object({
      state: oneOf(TALK_STATES),
      distress,
      takenBy,
      waitingSince: nullable(instant()),
      messages: list(talkMessage),
    }),
  }),
  takeTicket: defineConsoleCall({
    ...answers,
    records: 'ticket.take',
    repeatable: true,
    path: `${TALKS}/{conversation}/take`,
    summary: 'Takes a conversation, hands it to a colleague, or lets it go',
    params: ofTalk(),
    body: takes(),
    reply: object({}),
    errors: ['ticket.taken', 'ticket.colleague_unknown'],
  }),
  answerTicket: defineConsoleCall({
    ...answers,
    records: 'ticket.answer',
    path: `${TALKS}/{conversation}/answer`,
    summary: 'Answers a conversation that no colleague has; the same client id is stored once',
    params: ofTalk(),
    creates: { keyedBy: 'clientId' },
    body: object({ clientId: id(), text: text({ max: 4 * MESSAGE_MAX }) }),
    reply: talkMessage,
    errors: ['chat.long', 'ticket.taken'],
  }),
  closeTicket: defineConsoleCall({
    ...answers,
    records: 'ticket.close',
    creates: 'key-table',
    path: `${TALKS}/{conversation}/close`,
    summary: 'Closes a conversation; the visitor’s next message opens it again',
    params: ofTalk(),
    reply: object({}),
    errors: ['ticket.taken'],
  }),
  linkTicket: defineConsoleCall({
    ...answers,
    records: 'ticket.link',
    creates: 'key-table',
    path: `${TALKS}/{conversation}/link`,
    summary: 'Notes which member a guest is; null takes the note back',
    params: ofTalk(),
    body: object({ account: nullable(text({ min: 1, max: 64 })) }),
    reply: object({ about: nullable(text()) }),
    errors: ['ticket.not_guest', 'ticket.member_unknown'],
  }),
  colleagues: defineConsoleCall({
    ...views,
    path: '/console/api/tickets/colleagues',
    summary: 'Names of the operators who may answer',
    reply: object({ names: list(text()) }),
  }),
  feedbackTickets: defineConsoleCall({
    ...views,
    path: FEEDBACK,
    summary: 'Feedback: what waits first, words of distress before the rest',
    query: object({
      state: optional(oneOf(FEEDBACK_STATES)),
      topic: optional(oneOf(FEEDBACK_TOPICS)),
      holder: optional(oneOf(HOLDERS)),
      member: optional(memberId()),
      pageNum: pageNum(),
    }),
    reply: page('list', feedbackRow),
  }),
  feedbackTicket: defineConsoleCall({
    ...views,
    records: 'ticket.read',
    creates: 'key-table',
    path: `${FEEDBACK}/{reference}`,
    summary: 'One feedback with its answer',
    params: ofFeedback(),
    reply: feedback,
  }),
  takeFeedback: defineConsoleCall({
    ...answers,
    records: 'ticket.take',
    repeatable: true,
    path: `${FEEDBACK}/{reference}/take`,
    summary: 'Takes feedback, hands it to a colleague, or lets it go',
    params: ofFeedback(),
    body: takes(),
    reply: object({}),
    errors: ['ticket.taken', 'ticket.colleague_unknown'],
  }),
  answerFeedback: defineConsoleCall({
    ...answers,
    records: 'ticket.answer',
    creates: 'key-table',
    path: `${FEEDBACK}/{reference}/answer`,
    summary: 'Answers feedback; a second answer replaces the first',
    params: ofFeedback(),
    body: object({ answer: text({ max: 2 * FEEDBACK_MOST }) }),
    reply: object({}),
    errors: ['chat.long', 'ticket.taken'],
  }),
  replies: defineConsoleCall({
    ...views,
    path: REPLIES,
    summary: 'Answers that operators keep ready, in both languages, by title',
    reply: page('list', object({ id: uuid(), ...reply })),
  }),
  saveReply: defineConsoleCall({
    ...answers,
    records: 'ticket.reply_save',
    creates: 'key-table',
    path: REPLIES,
    summary: 'Adds an answer to those kept ready, or saves it again under its id',
    body: object({ id: optional(uuid()), ...reply }),
    reply: object({ id: uuid() }),
    errors: ['ticket.replies_full'],
  }),
  dropReply: defineConsoleCall({
    permission: 'ticket.answer',
    method: 'DELETE',
    records: 'ticket.reply_drop',
    repeatable: true,
    path: `${REPLIES}/{reply}`,
    summary: 'Removes an answer from those kept ready',
    params: object({ reply: uuid() }),
    reply: object({}),
  }),
};
