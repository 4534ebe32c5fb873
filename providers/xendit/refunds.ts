import { pesosOf, TOO_FINE } from '../amounts.ts';
import type { Line, NewRefund, Outcome } from '../contract.ts';
import { fieldsOf, optionalText, wordIn } from '../fields.ts';
import { NO_WAY_BACK } from '../outcome.ts';
import { ask } from './ask.ts';

const STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
/** The channel of the payment takes nothing back, or not a part of it. */
const ONE_WAY = ['REFUND_NOT_SUPPORTED', 'PARTIAL_REFUND_NOT_SUPPORTED'];
/** The key was used for another body: what became of that refund is not known. */
const DUPLICATE = 'DUPLICATE_ERROR';

/**
 * Sends money of an invoice back (xendit-php, "RefundApi", `createRefund`: `invoice_id` and an
 * `idempotency-key`). It goes on by itself; a failure later is told in Xendit's own dashboard.
 */
export async function refundInvoice(
  line: Line,
  { key, providerId, amount }: NewRefund,
): Promise<Outcome<object>> {
  const pesos = pesosOf(amount);
  if (pesos === null) return TOO_FINE;
  const body = { invoice_id: providerId, reference_id: key, amount: pesos, reason: 'OTHERS' };
  const call = { method: 'POST', path: '/refunds', key, body } as const;
  const made = await ask(line, call, (told) => {
    const refund = fieldsOf(told);
    return {
      status: wordIn(refund, 'status', STATUSES),
      failure: optionalText(refund, 'failure_code'),
    };
  });
  if (made.is === 'refused') {
    if (ONE_WAY.includes(made.reason)) return NO_WAY_BACK;
    return made.reason === DUPLICATE ? { is: 'unknown', why: DUPLICATE } : made;
  }
  if (made.is !== 'ok' || made.status === 'PENDING' || made.status === 'SUCCEEDED') return made;
  return { is: 'refused', reason: made.failure ?? made.status, retryable: false };
}
