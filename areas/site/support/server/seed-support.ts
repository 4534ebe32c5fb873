import { findMemberByAccount } from '@palaro/accounts/server';
import { newId, plusSeconds } from '@palaro/kernel';
import { speaksOfDistress } from '@palaro/rules';
import { systemActor, type App } from '@palaro/server';
import type { FeedbackTopic } from '../support.api.ts';
import { answerFeedback, answerTicket, closeTicket } from './answer-ticket.ts';
import { saveReply } from './canned-replies.ts';
import { insertMessage, takeConversation, waitForAnswer } from './conversation.repository.ts';
import { CANNED_REPLIES, DEMO_FEEDBACK, DEMO_TALKS } from './demo-tickets.ts';
import { insertFeedback } from './feedback.repository.ts';

const HOUR_SECONDS = 3_600;
const DEMO = systemActor('demo');

/** Members who have written, some of them answered, and replies that operators keep ready. */
export async function seedSupport(app: App, progress: (what: string) => void) {
  progress(`${DEMO_TALKS.length} conversations, ${DEMO_FEEDBACK.length} feedback`);
  for (const reply of CANNED_REPLIES) await saveReply(app, DEMO, reply);
  for (const [nth, feedback] of DEMO_FEEDBACK.entries()) await sendOne(app, feedback, nth + 1);
  for (const talk of DEMO_TALKS) await talkOnce(app, talk);
}

async function sendOne(app: App, sent: (typeof DEMO_FEEDBACK)[number], nth: number) {
  const member = await findMemberByAccount(app.db, sent.account);
  if (!member) return;
  const reference = `F-${String(nth).padStart(10, '0')}`;
  await app.db.transaction().execute((tx) =>
    insertFeedback(tx, {
      reference,
      member_id: member.id,
      topic: sent.topic satisfies FeedbackTopic,
      content: sent.content,
      distress: speaksOfDistress(sent.content),
      sent_at: plusSeconds(app.clock.now(), -sent.hoursAgo * HOUR_SECONDS),
      answer: null,
      answered_at: null,
    }),
  );
  if (sent.answer) await answerFeedback(app, DEMO, { reference, answer: sent.answer });
}

async function talkOnce(
  app: App,
  { account, said, hoursAgo, answer }: (typeof DEMO_TALKS)[number],
) {
  const member = await findMemberByAccount(app.db, account);
  if (!member) return;
  const at = plusSeconds(app.clock.now(), -hoursAgo * HOUR_SECONDS);
  const id = await app.db.transaction().execute(async (tx) => {
    const talk = await takeConversation(tx, { member: member.id }, { id: newId(at), at });
    const about = { conversation_id: talk.id, sent_at: at };
    for (const [nth, text] of said.entries()) {
      const own = { author: 'visitor', text, note: null, client_id: `seed-${nth}` } as const;
      await insertMessage(tx, { ...about, ...own });
      if (nth > 0) continue;
      const note = { author: 'site', text: '', note: 'received', client_id: null } as const;
      await insertMessage(tx, { ...about, ...note });
    }
    const distress = said.some(speaksOfDistress);
    await waitForAnswer(tx, talk.id, { at, distress });
    return talk.id;
  });
  if (!answer) return;
  await answerTicket(app, DEMO, { id, text: answer.text, clientId: 'seed' });
  if (answer.closed) await closeTicket(app, DEMO, id);
}
