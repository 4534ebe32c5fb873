import type { Money } from '@palaro/kernel';

/**
 * A payment provider (docs/domain/payments.md §5): who it is, how it proves that it speaks, and
 * what it can be asked. An adapter only translates; states, money and doubt belong to the cashier.
 */
export interface Provider {
  /** The code in paths, orders and house accounts, for instance `SANDBOX`. */
  code: string;
  name: string;
  /** Where it answers, unless the deployment names another; absent: it must be named. */
  address?: string;
  /** The environment variables that hold its secrets, by what the adapter calls them. */
  secrets: Readonly<Record<string, string>>;
  /**
   * Why these secrets may not be used with real members: they are a test account's. Null if they
   * are live ones (docs/domain/payments.md §5, "refuse test signatures in production").
   */
  testSecrets(secrets: Readonly<Record<string, string>>): string | null;
  /** Its own channel for each method of the site that it can serve (`GCASH` → `gcash`). */
  channels: Readonly<Record<string, string>>;
  /** What it can pay out to. */
  payouts: readonly PayoutKind[];
  /** Events are trusted only after the payment was asked for: the dialect signs no body. */
  confirmAlways: boolean;
  createPayment(line: Line, payment: NewPayment): Promise<Outcome<CreatedPayment>>;
  /** By the provider's id, or by our reference where the create call got no answer. */
  queryPayment(line: Line, of: Asked): Promise<Outcome<PaymentStatus>>;
  cancelPayment(line: Line, of: Asked): Promise<Outcome<object>>;
  /** Repeating it with the same key never pays twice. */
  createPayout(line: Line, payout: NewPayout): Promise<Outcome<PayoutStatus>>;
  queryPayout(
    line: Line,
    of: { key: string; providerId: string | null },
  ): Promise<Outcome<PayoutStatus>>;
  verifyWebhook(line: Line, attempt: WebhookAttempt): WebhookVerdict;
  /** What was settled on that day (`YYYY-MM-DD`, Manila); absent where files are uploaded. */
  settlement?(line: Line, day: string): Promise<Outcome<{ rows: readonly SettlementRow[] }>>;
  /** Reads its export that people upload, of any days. Throws `UnreadableFile`. */
  readSettlement?(file: Uint8Array, currency: string): SettlementRow[];
  /**
   * Sends money back to where it came from; repeating it with its key sends it once. `ok`: it is
   * on its way. Refused as `refund_not_supported`: the channel has no way back.
   */
  refund?(line: Line, refund: NewRefund): Promise<Outcome<object>>;
}

export interface NewRefund {
  /** `D2611210000042-return`: our name of the refund. */
  key: string;
  /** Of the payment, as its events and queries told it. */
  providerId: string;
  amount: Money;
}

export type PayoutKind = 'BANK' | 'WALLET';

/** The connection that an adapter speaks over: address, secrets and the site's clock. */
export interface Line {
  /** Without a slash at its end; the provider's own unless the deployment names another. */
  address: string;
  secrets: Readonly<Record<string, string>>;
  /** True where test secrets and test signatures are allowed. */
  test: boolean;
  now(): Date;
}

/**
 * `unknown`: no answer, or one that says nothing of what happened. It is never taken for a failure.
 */
export type Outcome<T> =
  | ({ is: 'ok' } & T)
  | { is: 'refused'; reason: string; retryable: boolean }
  | { is: 'unknown'; why: string };

export interface Asked {
  reference: string;
  providerId: string | null;
}

export interface NewPayment {
  /** Our reference, also the idempotency key at the provider: `D2611210000042`. */
  reference: string;
  /** The provider's channel, from `channels`. */
  channel: string;
  amount: Money;
  currency: string;
  expiresAt: Date;
  /** Where the provider's page sends the browser back to. */
  returnUrl: string;
  webhookUrl: string;
  /** What the payer reads on the provider's page. */
  description: string;
  payer: { name: string | null; email: string | null; mobile: string | null };
}

export interface CreatedPayment {
  providerId: string;
  /** `redirect`: open `url`; `qr`: show `qrText` as a code. */
  action: { kind: 'redirect'; url: string } | { kind: 'qr'; qrText: string };
  expiresAt: Date | null;
}

/** What became of a payment, as a query tells it. */
export interface PaymentStatus {
  providerId: string;
  state: 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'reversed';
  /** Of the money that came; null while none did. */
  paid: PaidMoney | null;
  reason: string | null;
  /** The page or code to pay with, while pending. */
  action: CreatedPayment['action'] | null;
}

export interface PaidMoney {
  amount: Money;
  currency: string;
  /** What the provider keeps; null where it tells only in its settlement. */
  fee: Money | null;
  payerName: string | null;
  /** The rail's own number, for the member's questions. */
  channelReference: string | null;
  at: Date;
}

export interface NewPayout {
  /** `W2611210000042-1`: the order and the attempt; the provider's idempotency key. */
  key: string;
  kind: PayoutKind;
  /** Our bank code (`BDO`, `GCASH`); an adapter knows its provider's code for it. */
  bankCode: string;
  /** In the open here only: sealed at rest, never logged. */
  accountNumber: string;
  holder: string;
  amount: Money;
  currency: string;
  webhookUrl: string;
}

export interface PayoutStatus {
  providerId: string;
  state: 'sent' | 'paid' | 'failed' | 'returned';
  /** The bank's number of the transfer, once there is one. */
  channelReference: string | null;
  fee: Money | null;
  reason: string | null;
  /** Whether the same payout may be tried again under a new key. */
  retryable: boolean;
}

export interface WebhookAttempt {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they came; a signature is over them, never over JSON written anew. */
  body: Uint8Array;
  ip: string;
}

/**
 * Its events, none where its type is new to us; `unreadable`: it is the provider's, but cannot be
 * read whole; null: the proof or the time is wrong, and nothing of it may be believed.
 */
export type WebhookVerdict = ProviderEvent[] | 'unreadable' | null;

/** One event of a webhook in the site's words. `id` is the provider's and makes it count once. */
export type ProviderEvent = {
  id: string;
  at: Date;
  providerId: string;
  /** Our reference or attempt key; null where the event does not carry it. */
  reference: string | null;
} & (
  | { about: 'payment'; what: 'paid'; paid: PaidMoney }
  | { about: 'payment'; what: 'failed' | 'expired' | 'reversed'; reason: string | null }
  | {
      about: 'payout';
      what: 'paid' | 'failed' | 'returned';
      reason: string | null;
      retryable: boolean;
      channelReference: string | null;
      fee: Money | null;
    }
);

/** A line of the provider's statement: what it took in or paid out, and what it kept. */
export interface SettlementRow {
  /** The provider's id of the line, unique in its files. */
  line: string;
  kind: 'payment' | 'payout' | 'refund' | 'reversal';
  /** What a reversal takes back, where the file says so. */
  about?: 'payment' | 'payout';
  providerId: string;
  reference: string | null;
  gross: Money;
  /** Below zero where what is taken back gives its fee back. */
  fee: Money;
  /** What reaches (or leaves) our bank for it. */
  net: Money;
  currency: string;
  at: Date;
}
