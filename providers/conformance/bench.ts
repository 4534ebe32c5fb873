import type { Line, NewPayment, NewPayout, Provider, WebhookAttempt } from '../contract.ts';

/**
 * What a dialect must offer to run the cases of docs/domain/payments.md §11 that judge an adapter.
 * Behind it stands the provider's own program or recordings of its answers and webhooks.
 */
export interface Bench {
  provider: Provider;
  line: Line;
  /** Cases that cannot apply to this dialect, each with the reason. */
  doesNotApply: Readonly<Record<string, string>>;
  /** A webhook of the provider's documents, byte for byte, and what it must be read as. */
  vector: { webhook: WebhookAttempt; at: Date; reference: string; amount: string };
  /** A payment and a payout that the provider has not seen yet. */
  payment(): NewPayment;
  payout(fate: PayoutFate): NewPayout;
  /** Lets this happen to a payment that was created, and gives the webhook that tells of it. */
  happens(reference: string, what: PaymentFate): Promise<WebhookAttempt>;
  /** Lets a created payout come to its end, and gives the webhook that tells of it. */
  ends(key: string): Promise<WebhookAttempt>;
  /** How the next call, or the next that makes a refund, fails, whatever was done for it. */
  failNext(how: 'no answer' | 'server error', call?: 'refund'): Promise<void>;
  /** How many payments the provider has under a reference. */
  count(reference: string): Promise<number>;
  /** How many refunds the provider has made of the payment under a reference. */
  refunds(reference: string): Promise<number>;
  /** The line with its clock at another time. */
  lineAt(at: Date): Line;
}

/** `paid in dollars`: the money that came is in another currency than the order's. */
export type PaymentFate = 'paid' | 'paid in dollars' | 'failed' | 'expired' | 'reversed';
/** `failed`: for good; `delayed`: for a reason that may pass. */
export type PayoutFate = 'paid' | 'failed' | 'delayed';

/** One case; it throws if the adapter does not conform. Numbers are those of §11. */
export interface ProviderCase {
  name: string;
  title: string;
  run(bench: Bench): Promise<void>;
}
