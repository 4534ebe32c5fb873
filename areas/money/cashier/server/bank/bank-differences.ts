import type { NewDifference } from '../settlement/keep-differences.ts';
import type { KeptLine } from './bank-lines.ts';
import type { Expected } from './match-lines.ts';

/** The provider under which differences of our own accounts stand. */
export const BANK = { provider: 'BANK' } as const;
export const about = {
  ...BANK,
  lineKind: 'bank',
  memberId: null,
  orderId: null,
  answer: null,
} as const;

/** A line that is no posting: accepted, it becomes a cost, or a gain where money came. */
export const strange = (account: string, line: KeptLine): NewDifference => ({
  ...about,
  kind: 'missing_here',
  subject: line.line,
  day: line.day,
  providerId: account,
  reference: line.reference || line.description,
  expected: null,
  told: line.amount,
  off: { account: 'BANK', amount: -line.amount },
});

/** Booked here, and the bank does not have it: accepted, it becomes a cost. */
export const missing = (account: string, one: Expected): NewDifference => ({
  ...about,
  kind: 'missing_there',
  subject: one.key,
  day: one.day,
  providerId: account,
  reference: one.references[0] ?? null,
  told: null,
  expected: one.amount,
  off: { account: 'BANK', amount: one.amount },
});

/** A line that people took for a posting of another amount: accepted, the rest becomes a cost. */
export const restOf = (
  account: string,
  match: string,
  { line, one }: { line: KeptLine; one: Expected },
): NewDifference => ({
  ...about,
  kind: 'amount',
  subject: match,
  day: line.day,
  providerId: account,
  reference: one.references[0] ?? null,
  told: line.amount,
  expected: one.amount,
  off: { account: 'BANK', amount: one.amount - line.amount },
});
