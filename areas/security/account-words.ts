// What may stand in the names and answers of the security center, alike on both sides (VAL-01).
import { FIELD_RULES } from '@palaro/accounts/rules';
import { judgeField, type RuleSet } from '@palaro/rules';
import { ANSWER } from './security.limits.ts';

/** One blank between words, none around. */
export const tidyName = (typed: string) => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The message key for a nickname that does not fit, null for one that does. */
export const nicknameFault = (typed: string): string | null =>
  judgeField(FIELD_RULES.nickname, tidyName(typed));

/** The message key for a payee name that does not fit, null for one that does. */
export const payeeNameFault = (typed: string): string | null =>
  judgeField(FIELD_RULES.payeeName, tidyName(typed));

/** Answers are the same whatever their case and their blanks (AC-58). */
export const foldAnswer = (typed: string) =>
  typed.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

const ANSWER_RULES: RuleSet = {
  answer: [
    { required: true, message: 'security.answer_required' },
    { type: 'string', ...ANSWER, message: 'security.answer_length' },
  ],
};

/** The message key for an answer that does not fit, null for one that does. */
export const answerFault = (typed: string): string | null =>
  judgeField(ANSWER_RULES['answer'] ?? [], foldAnswer(typed));
