import { centavosOf, TOO_FINE } from '../amounts.ts';
import type { Line, NewRefund, Outcome } from '../contract.ts';
import { fieldsOf, optionalText, textIn } from '../fields.ts';
import { NO_WAY_BACK } from '../outcome.ts';
import { ask } from './ask.ts';
import { dataOf, resourcesIn } from './resources.ts';

/** "Refunding transactions": what was paid by QR Ph has no way back. */
const ONE_WAY = 'qrph';
/** Money of a payment in one of these came. */
const CAME = ['paid', 'partially_refunded', 'refunded'];

/**
 * Sends money of a payment back ("Create a Refund"). PayMongo has no idempotency keys, so the
 * refund carries ours in its notes and is looked for first; that all of a payment goes back twice,
 * PayMongo itself refuses. Only live payments can be refunded.
 */
export async function refundPayment(
  line: Line,
  { key, providerId, amount }: NewRefund,
): Promise<Outcome<object>> {
  const centavos = centavosOf(amount);
  if (centavos === null) return TOO_FINE;
  const found = await findPayment(line, providerId, key);
  if (found.is !== 'ok') return found;
  if (found.source === ONE_WAY) return NO_WAY_BACK;
  if (found.isDone) return { is: 'ok' };
  const attributes = { amount: centavos, payment_id: found.id, reason: 'others', notes: key };
  const body = { data: { attributes } };
  const made = await ask(line, { method: 'POST', path: '/v1/refunds', body }, (told) => ({
    status: textIn(dataOf(told).attributes, 'status'),
  }));
  if (made.is !== 'ok' || made.status !== 'failed') return made;
  return { is: 'refused', reason: 'refund_failed', retryable: true };
}

/** The payment of an intent that brought money, or one that came without an intent. */
function findPayment(line: Line, of: string, key: string) {
  const isPayment = of.startsWith('pay_');
  const path = `/v1/${isPayment ? 'payments' : 'payment_intents'}/${encodeURIComponent(of)}`;
  return ask(line, { method: 'GET', path }, (body) => {
    const told = dataOf(body);
    const payments = isPayment ? [told] : resourcesIn(told.attributes, 'payments');
    const came = payments.find(({ attributes }) => CAME.includes(String(attributes.status)));
    if (!came) return null;
    const isDone = resourcesIn(came.attributes, 'refunds').some(
      ({ attributes }) =>
        optionalText(attributes, 'notes') === key && attributes.status !== 'failed',
    );
    const source = textIn(fieldsOf(came.attributes.source, 'source'), 'type');
    return { id: came.id, source, isDone };
  });
}
