import type { Money } from '@palaro/kernel';

/** Facts by which a withdrawal is scored. */
export interface ScoreFacts {
  proven: boolean;
  /** What must still be bet. */
  turnoverMissing: Money;
  cardAgeSeconds: number;
  /** Since the payment password was last reset; null: never. */
  passwordResetSeconds: number | null;
  /** No withdrawal was paid before. */
  first: boolean;
  amount: Money;
  /** The mean of the withdrawals paid in the last 90 days; null without one. */
  meanOf90Days: Money | null;
  /** Deposited since the last paid withdrawal, and bet since the first of those deposits. */
  deposited: Money;
  wagered: Money;
  /** Another member has this device, or has or had this card. */
  shared: boolean;
  /** A freeze or a payout block stands. */
  barred: boolean;
}

const DAY_SECONDS = 86_400;
const LARGE_TIMES = 3n;

/** Reasons and their points (docs/domain/operator-console.md §5). */
export const REASONS = {
  held: { points: 100, is: ({ barred }) => barred },
  kyc: { points: 100, is: ({ proven }) => !proven },
  turnover: { points: 100, is: ({ turnoverMissing }) => turnoverMissing > 0n },
  new_card: { points: 60, is: ({ cardAgeSeconds }) => cardAgeSeconds < DAY_SECONDS },
  password_reset: {
    points: 60,
    is: ({ passwordResetSeconds: since }) => since !== null && since < DAY_SECONDS,
  },
  first: { points: 20, is: ({ first }) => first },
  large: {
    points: 20,
    is: ({ amount, meanOf90Days: mean }) => mean !== null && amount > LARGE_TIMES * mean,
  },
  little_play: { points: 30, is: ({ deposited, wagered }) => wagered < deposited },
  shared: { points: 25, is: ({ shared }) => shared },
} as const satisfies Record<string, { points: number; is(facts: ScoreFacts): boolean }>;

export type Mark = keyof typeof REASONS;
const MARKS = Object.keys(REASONS) as Mark[];
const SCORE_MAX = 100;

/** Score of a withdrawal, 0 to 100, and the reasons for it. */
export function scoreOf(facts: ScoreFacts): { score: number; marks: Mark[] } {
  const marks = MARKS.filter((mark) => REASONS[mark].is(facts));
  const sum = marks.reduce((points, mark) => points + REASONS[mark].points, 0);
  return { score: Math.min(sum, SCORE_MAX), marks };
}

/** Points of an order's marks; a mark that no longer counts has none. */
export const reasonsOf = (marks: readonly string[]) =>
  marks.map((mark) => ({ mark, points: mark in REASONS ? REASONS[mark as Mark].points : 0 }));

export type Needs = 'auto' | 'one' | 'two';
const ONE_FROM = 20;
const TWO_FROM = 60;

/**
 * Number of people who must agree: none (`auto`), one or two (docs/domain/operator-console.md §5).
 */
export function needsOf(score: number, amount: Money, autoMax: Money): Needs {
  if (score >= TWO_FROM) return 'two';
  return score < ONE_FROM && amount <= autoMax ? 'auto' : 'one';
}
