import type { Outcome, PayoutStatus } from '@palaro/providers';

/** Update of an attempt: its outcome as a webhook, an answer or a query reports it. */
export type AttemptUpdate =
  | { is: 'unknown' | 'sent'; providerId: string | null }
  | { is: 'paid' | 'returned'; providerId: string | null; channelReference: string | null }
  | { is: 'failed'; providerId: string | null; reason: string; retryable: boolean };

/** Update that a provider's answer makes. No answer means unknown, never failed. */
export function attemptUpdateOf(answer: Outcome<PayoutStatus>): AttemptUpdate {
  if (answer.is === 'unknown') return { is: 'unknown', providerId: null };
  if (answer.is === 'refused') {
    const { reason } = answer;
    // What the provider did not put into words may be about us, not about this payout.
    const retryable = answer.retryable || reason.startsWith('http_');
    return { is: 'failed', providerId: null, reason, retryable };
  }
  const { providerId, state, channelReference, reason, retryable } = answer;
  if (state === 'failed') {
    return { is: 'failed', providerId, reason: reason ?? 'failed', retryable };
  }
  if (state === 'sent') return { is: 'sent', providerId };
  return { is: state, providerId, channelReference };
}
