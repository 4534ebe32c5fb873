import type { PaidMoney, PayoutStatus, ProviderEvent } from '@palaro/providers';

export interface BankPayment {
  reference: string;
  amount: bigint;
  state: 'pending' | 'paid' | 'failed' | 'expired' | 'reversed';
  paid: PaidMoney | null;
  refunded: boolean;
}

export interface BankPayout {
  key: string;
  amount: bigint;
  state: PayoutStatus['state'];
  retryable: boolean;
}

/** What a provider says of a payment; the id is given at delivery. */
export function paymentMail(
  { reference, paid }: BankPayment,
  what: 'paid' | 'failed' | 'expired' | 'reversed',
  at: Date,
): ProviderEvent {
  const about = {
    id: '',
    at,
    providerId: `pay-${reference}`,
    reference,
    about: 'payment',
  } as const;
  if (what === 'paid' && paid) return { ...about, what, paid };
  return { ...about, what: what === 'paid' ? 'failed' : what, reason: what };
}

/** What a provider says of a payout that has ended. */
export function payoutMail({ key, state, retryable }: BankPayout, at: Date): ProviderEvent {
  const about = { id: '', at, providerId: `po-${key}`, reference: key, about: 'payout' } as const;
  const what = state === 'sent' ? 'paid' : state;
  const reason = what === 'failed' ? 'account_unknown' : null;
  return { ...about, what, reason, retryable, channelReference: `IP-${key}`, fee: null };
}
