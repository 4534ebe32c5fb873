// How a limit changes: tighter at once, looser later and only after the member confirms again
// (docs/domain/responsible-gaming.md §2). Shared by server and screen.

/** The member's own limits; a stake limit is per bet, the others count in a calendar period. */
export const LIMIT_KINDS = ['deposit', 'loss', 'wager', 'stake'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
export const LIMIT_PERIODS = ['day', 'week', 'month', 'bet'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Every limit that a member can have, in the order of the screen. */
export const LIMITS = [
  ...(['deposit', 'loss', 'wager'] as const).flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((period) => ({ kind, period })),
  ),
  { kind: 'stake', period: 'bet' },
] as const;

/** What ends a waiting change, and the state it is in afterwards. All others are final. */
export const WAITING_ENDS = {
  confirm: 'Active',
  replace: 'Replaced',
  lower: 'Dropped',
  cancel: 'Cancelled',
  lapse: 'Lapsed',
} as const;
export type WaitingEnd = keyof typeof WAITING_ENDS;
export const CHANGE_STATES = ['Waiting', ...Object.values(WAITING_ENDS)] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** Days in which a ready change must be confirmed; then it lapses. */
export const CONFIRM_DAYS = 7;

/**
 * Whether a wish is looser than what stands: a higher amount, or no limit where there is one.
 * `null` is no limit. Amounts are in 1/10,000.
 */
export const isLooser = (before: bigint | null, wanted: bigint | null): boolean =>
  before !== null && (wanted === null || wanted > before);

/** What a waiting change is at an instant, in milliseconds; its end instants are not included. */
export function phaseOf(change: { readyAt: number; expiresAt: number }, now: number) {
  if (now >= change.expiresAt) return 'lapsed';
  return now >= change.readyAt ? 'ready' : 'early';
}
