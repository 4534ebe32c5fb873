import { isMoneyText, Money } from '@palaro/kernel';

export interface PaymentInput {
  reference: string;
  method: string;
  amount: string;
  currency: string;
  expiresAt: string;
  returnUrl: string;
  webhookUrl: string;
  description: string;
  payerName: string | null;
}

export interface Payment extends PaymentInput {
  id: string;
  status: 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'reversed';
  reason: string | null;
  createdAt: string;
  reversedAt?: string;
  paid: {
    amount: string;
    currency: string;
    fee: string;
    payerName: string;
    channelReference: string;
    at: string;
  } | null;
}

const METHODS = ['card', 'gcash', 'maya', 'grabpay', 'qrph', 'alipay', 'wechat', 'qq'];
const REFERENCE = /^[A-Za-z0-9/_-]{1,64}$/;
const NAME_MAX = 100;

export const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Money that can move: more than nothing, and no finer than a centavo. */
export const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && isMoneyText(value) && Money.of(value) > 0n && value.endsWith('00');

export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && REFERENCE.test(value);

/** A payment's request, or the code of what is wrong with it. */
export function readPayment(body: Record<string, unknown>): PaymentInput | string {
  const { reference, method, amount, currency, expiresAt, returnUrl, webhookUrl } = body;
  if (!isReference(reference)) return 'reference_invalid';
  if (typeof method !== 'string' || !METHODS.includes(method)) return 'method_unknown';
  if (!isAmount(amount)) return 'amount_invalid';
  if (currency !== 'PHP') return 'currency_unknown';
  if (typeof expiresAt !== 'string' || Number.isNaN(Date.parse(expiresAt))) return 'expiry_invalid';
  if (!isWebAddress(returnUrl) || !isWebAddress(webhookUrl)) return 'address_invalid';
  const { name } = (body.payer ?? {}) as { name?: unknown };
  const payerName = typeof name === 'string' && name !== '' ? name.slice(0, NAME_MAX) : null;
  const description = String(body.description ?? '').slice(0, NAME_MAX);
  const known = { reference, method, amount, currency, returnUrl, webhookUrl };
  return { ...known, expiresAt: new Date(expiresAt).toISOString(), description, payerName };
}

/** A payment as the API answers it; `base` is where its pages are. */
export function paymentAnswer(payment: Payment, base: string) {
  const { id, reference, status, reason, amount, currency, method, expiresAt, paid } = payment;
  const page = `${base}/pay/${id}`;
  const action = method === 'qrph' ? { kind: 'qr', qrText: page } : { kind: 'redirect', url: page };
  return {
    id,
    reference,
    status,
    reason,
    amount,
    currency,
    method,
    expiresAt,
    paid,
    action: status === 'pending' ? action : null,
  };
}
