import {
  hashPassword,
  readMember,
  recordAccountChange,
  verifyPassword,
} from '@palaro/accounts/server';
import type { Insertable } from 'kysely';
import { inLanguage, type InLanguages, type Language, type MemberId } from '@palaro/kernel';
import {
  keyedDigest,
  refuse,
  type App,
  type Member,
  type RequestInfo,
  type Tables,
} from '@palaro/server';
import { judgeGuess, requireLoginPassword, requireStepUp } from '@palaro/step-up/server';
import { answerFault, foldAnswer } from '../account-words.ts';
import { QUESTION_COUNT, QUESTIONS_CHOSEN } from '../profile.limits.ts';
import { en } from '../profile.en.ts';
import { ty } from '../profile.ty.ts';

const TEXTS: InLanguages<Record<string, string>> = { EN: en, TY: ty };

const questionIn = (language: Language) => (questionId: number) => ({
  questionId,
  text: inLanguage(TEXTS, language)[`question_${questionId}`] ?? '',
});

/** The questions to choose from, in one language. */
export const listQuestions = (language: Language) => ({
  list: Array.from({ length: QUESTION_COUNT }, (_, at) => questionIn(language)(at + 1)),
});

/** Which questions the member answered. */
export async function readOwnQuestions(app: App, member: Member, language: Language) {
  const rows = await app.db
    .selectFrom('security_answer')
    .select(['question_id', 'set_at'])
    .where('member_id', '=', member.id)
    .orderBy('question_id')
    .execute();
  return {
    list: rows.map(({ question_id }) => questionIn(language)(question_id)),
    setAt: rows[0]?.set_at.toISOString() ?? null,
  };
}

interface Answers {
  items: { questionId: number; answer: string }[];
  password?: string;
  stepUpCode?: string;
}

/**
 * Stores the answers to three different questions as hashes; they replace earlier ones. Needs the
 * login password, or a fresh code from an account that has none.
 */
export async function saveQuestions(app: App, member: Member, body: Answers, request: RequestInfo) {
  judge(body.items);
  const known = await readMember(app.db, member.id);
  if (known.password_hash === null) await requireStepUp(app, member, body, request);
  else await requireLoginPassword(app, member, body.password, request);
  const now = app.clock.now();
  const rows: Insertable<Tables['security_answer']>[] = [];
  for (const { questionId, answer } of body.items) {
    const about = { memberId: member.id, questionId };
    const answer_hash = await hashPassword(app, peppered(app, about, answer));
    rows.push({ member_id: member.id, question_id: questionId, answer_hash, set_at: now });
  }
  await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('member').select('id').where('id', '=', member.id).forUpdate().execute();
    await tx.deleteFrom('security_answer').where('member_id', '=', member.id).execute();
    await tx.insertInto('security_answer').values(rows).execute();
    await recordAccountChange(tx, app, {
      memberId: member.id,
      what: 'security_questions',
      by: 'member',
      request,
    });
  });
  return {};
}

function judge(items: Answers['items']) {
  const ids = new Set(items.map(({ questionId }) => questionId));
  const known = [...ids].every((one) => one >= 1 && one <= QUESTION_COUNT);
  if (items.length !== QUESTIONS_CHOSEN || ids.size !== QUESTIONS_CHOSEN || !known) {
    throw refuse('malformed', { fields: { items: 'profile.questions_three' } });
  }
  const folded = new Set(items.map(({ answer }) => foldAnswer(answer)));
  const fault = items.map(({ answer }) => answerFault(answer)).find((one) => one !== null);
  if (fault) throw refuse('malformed', { fields: { items: fault } });
  // Otherwise one guess would open all three.
  if (folded.size !== items.length) {
    throw refuse('malformed', { fields: { items: 'profile.answers_differ' } });
  }
}

/**
 * Whether it is the saved answer; case and blanks do not matter. Five wrong ones lock for an hour.
 * Throws `questions.wrong` and `questions.locked`. An answer alone is never enough proof.
 */
export const checkAnswer = (app: App, memberId: MemberId, questionId: number, answer: string) =>
  judgeGuess(app, memberId, 'questions', async () => {
    const row = await app.db
      .selectFrom('security_answer')
      .select('answer_hash')
      .where('member_id', '=', memberId)
      .where('question_id', '=', questionId)
      .executeTakeFirst();
    const about = { memberId, questionId };
    return verifyPassword(app, row?.answer_hash, peppered(app, about, answer));
  });

/**
 * Answers are short words. Their hashes include the deployment's secret, so that a copy of the
 * database is not enough to guess them.
 */
function peppered(app: App, about: { memberId: MemberId; questionId: number }, answer: string) {
  const input = `${about.memberId}/${about.questionId}/${foldAnswer(answer)}`;
  return keyedDigest(app, 'security.answer', input).toString('base64');
}
