import { findMemberByAccount } from '@palaro/accounts/server';
import { newId, plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { answerConversation, answerFeedback } from './answer-conversation.ts';
import { insertMessage, takeConversation } from './conversation.repository.ts';
import { insertFeedback } from './feedback.repository.ts';

const REFERENCE = 'F-0000000001';
const DAY_SECONDS = 86_400;
const OPERATOR = 'operator1';

/** A demo member with past messages: feedback with its answer, and a short conversation. */
export async function seedSupport(app: App) {
  const member = await findMemberByAccount(app.db, 'member1');
  if (!member) return;
  const at = plusSeconds(app.clock.now(), -DAY_SECONDS);
  const talk = await app.db.transaction().execute(async (tx) => {
    await insertFeedback(tx, {
      reference: REFERENCE,
      member_id: member.id,
      topic: 'app',
      content: 'Sana po may mas malaking letra sa listahan ng mga bet.',
      distress: false,
      sent_at: at,
      answer: null,
      answered_at: null,
    });
    const { id } = await takeConversation(tx, { member: member.id }, { id: newId(at), at });
    const about = { conversation_id: id, sent_at: at };
    const text = 'Hi! Saan ko po makikita ang mga dati kong bet?';
    await insertMessage(tx, {
      ...about,
      author: 'visitor',
      text,
      note: null,
      client_id: 'seed-1',
    });
    const note = { ...about, author: 'site', text: '', note: 'received', client_id: null } as const;
    await insertMessage(tx, note);
    return id;
  });
  const answer =
    'Salamat po sa suggestion. Sumusunod na ang listahan sa laki ng letra ng phone mo.';
  await answerFeedback(app, OPERATOR, { reference: REFERENCE, answer });
  const text = 'Hello po! Nasa Betting record: pumili lang ng araw o category.';
  await answerConversation(app, OPERATOR, { id: talk, text });
}
