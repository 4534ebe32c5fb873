// Which names and answers the security center accepts, on both sides (VAL-01).
import { FIELD_RULES, tidyName } from '@palaro/accounts/rules';
import { judgeField, type RuleSet } from '@palaro/rules';
import { ANSWER } from './profile.limits.ts';

/** The message key for a nickname that is not allowed; null for one that is. */
export const nicknameFault = (typed: string): string | null =>
  judgeField(FIELD_RULES.nickname, tidyName(typed));

/** Upper and lower case and blanks do not matter in answers (AC-58). */
export const foldAnswer = (typed: string) =>
  typed.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

const ANSWER_RULES: RuleSet = {
  answer: [
    { required: true, message: 'profile.answer_required' },
    { type: 'string', ...ANSWER, message: 'profile.answer_length' },
  ],
};

/** The message key for an answer that is not allowed; null for one that is. */
export const answerFault = (typed: string): string | null =>
  judgeField(ANSWER_RULES['answer'] ?? [], foldAnswer(typed));
