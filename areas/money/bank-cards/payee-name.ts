// The rule for the name on a member's ID and cards, the same on client and server (VAL-01).
import { FIELD_RULES, tidyName } from '@palaro/accounts/rules';
import { judgeField } from '@palaro/rules';

/** The message key for an invalid payee name; null for a valid one. */
export const payeeNameFault = (typed: string): string | null =>
  judgeField(FIELD_RULES.payeeName, tidyName(typed));
