import type { Money } from '@palaro/kernel';
import type { AttemptRecord } from './withdrawals.repository.ts';
import type { WithdrawalState } from '../../order-states.ts';

/** Newest attempt of each part, by part. */
export function newestOf(attempts: readonly AttemptRecord[]): AttemptRecord[] {
  const newest = new Map<number, AttemptRecord>();
  for (const one of attempts) {
    const other = newest.get(one.part);
    if (!other || other.attempt < one.attempt) newest.set(one.part, one);
  }
  return [...newest.values()];
}

type AttemptOutcome = Pick<AttemptRecord, 'state'>;

/**
 * State of an order by the newest attempt of each part: paid when all are, unknown while one
 * is, failed once none is on its way (docs/domain/payments.md §8).
 */
export function stateOfParts(
  parts: readonly AttemptOutcome[],
): Extract<WithdrawalState, 'Sent' | 'Unknown' | 'Paid' | 'Failed'> {
  const has = (state: AttemptRecord['state']) => parts.some((one) => one.state === state);
  if (has('Unknown')) return 'Unknown';
  if (has('Sent') || has('Ready')) return 'Sent';
  return has('Failed') ? 'Failed' : 'Paid';
}

/** Key of an attempt at the provider: `W2611210000042-1`, of a part `-1.2`. */
export const attemptKey = (reference: string, attempt: number, part: number, parts: number) =>
  parts === 1 ? `${reference}-${attempt}` : `${reference}-${attempt}.${part}`;

/**
 * Parts of an amount, at most so much each, the largest first. The last one is not below `least`
 * where there are several: the one before it gives what is missing.
 */
export function partsOf(amount: Money, most: Money, least: Money = 0n): Money[] {
  const parts: Money[] = [];
  for (let left = amount; left > 0n; left -= most) parts.push(left < most ? left : most);
  const missing = least - (parts.at(-1) ?? least);
  if (parts.length < 2 || missing <= 0n) return parts;
  return [...parts.slice(0, -2), most - missing, least];
}
