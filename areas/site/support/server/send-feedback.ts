import { workTopic } from '@palaro/api';
import { randomHex } from '@palaro/kernel';
import { speaksOfDistress } from '@palaro/rules';
import { refuse, type App, type Member } from '@palaro/server';
import type { FeedbackTopic, SentFeedback } from '../support.api.ts';
import { FEEDBACK_A_DAY, lengthFault } from '../support.limits.ts';
import { countToday, inTurn, insertFeedback, listFeedback } from './feedback.repository.ts';

/** 40 bits: short enough to read out, and long enough that two are never equal by chance. */
const REFERENCE_BYTES = 5;

/**
 * Stores a member's feedback within the deployment's length limits. The call already checked the
 * switch (SVC-07).
 */
export async function sendFeedback(
  app: App,
  member: Member,
  draft: { topic: FeedbackTopic; content: string },
) {
  const { settings } = app.site;
  const bounds = { min: settings['feedback.minLength'], max: settings['feedback.maxLength'] };
  if (lengthFault(draft.content, bounds)) {
    throw refuse('feedback_length', { values: bounds });
  }
  const now = app.clock.now();
  const reference = `F-${randomHex(REFERENCE_BYTES).toUpperCase()}`;
  const distress = speaksOfDistress(draft.content);
  await app.db.transaction().execute(async (tx) => {
    await inTurn(tx, member.id);
    const sent = await countToday(tx, { member: member.id, now, zone: settings['site.zone'] });
    if (sent >= FEEDBACK_A_DAY) {
      throw refuse('feedback_often', { values: { most: FEEDBACK_A_DAY } });
    }
    await insertFeedback(tx, {
      reference,
      member_id: member.id,
      topic: draft.topic,
      content: draft.content.trim(),
      distress,
      sent_at: now,
      answer: null,
      answered_at: null,
    });
  });
  app.push.publish(workTopic, {});
  return { reference, helpOffered: distress };
}

/** The member's feedback with the operators' answers. */
export async function readFeedback(app: App, { id }: Member) {
  const rows = await listFeedback(app.db, id);
  return {
    list: rows.map((row): SentFeedback => ({
      reference: row.reference,
      topic: row.topic as FeedbackTopic,
      content: row.content,
      sentAt: row.sent_at.toISOString(),
      answer: row.answer,
      answeredAt: row.answered_at?.toISOString() ?? null,
    })),
  };
}
