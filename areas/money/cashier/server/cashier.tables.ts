import type { ColumnType, Generated } from 'kysely';
import type { DepositState, WithdrawalState } from '../order-states.ts';

/** Counts of 1/10,000 come from the database as decimal text. */
type Count = ColumnType<string, string | bigint, string | bigint>;
type MaybeCount = ColumnType<string | null, string | bigint | null, string | bigint | null>;

interface PaymentMethodTable {
  code: string;
  direction: 'in' | 'out';
  kind: 'manual' | 'gateway' | 'wallet' | 'payout';
  name_en: string;
  name_ty: string;
  icon: string;
  least: Count;
  most: Count;
  step: Count;
  fee_fixed: Count;
  /** Of the amount, in 1/10,000. */
  fee_rate: number;
  fee_payer: 'house' | 'member';
  day_count: number | null;
  expiry_minutes: number;
  quick_amounts: ColumnType<string[], readonly (string | bigint)[], readonly (string | bigint)[]>;
  needs_payer_name: boolean;
  vip_from: number | null;
  vip_to: number | null;
  lines: string[];
  /** `HH:MM:SS` in the site's zone. */
  open_from: string | null;
  open_until: string | null;
  sort: number;
  enabled: boolean;
  version: Generated<number>;
}

interface DepositOrderTable {
  member_id: string;
  id: string;
  reference: string;
  input: Buffer;
  method: string;
  channel: string | null;
  provider: string | null;
  provider_id: string | null;
  house_account: string | null;
  amount: Count;
  fee: Count;
  received: MaybeCount;
  credited: MaybeCount;
  state: DepositState;
  reason: string | null;
  marks: string[];
  promotion_id: string | null;
  promotion: unknown;
  /** In 1/10,000. */
  turnover_times: number;
  payer_name_sealed: Buffer | null;
  payer_bank: string | null;
  payer_reference: string | null;
  slip: string | null;
  action: ColumnType<unknown, string | null, string | null>;
  ip_net: string | null;
  device: Buffer | null;
  created_at: Date;
  expires_at: Date;
  next_ask_at: Date | null;
  asked: Generated<number>;
  paid_at: Date | null;
  ended_at: Date | null;
  version: Generated<number>;
}

interface WithdrawalOrderTable {
  member_id: string;
  id: string;
  reference: string;
  input: Buffer;
  card_id: string;
  method: string;
  bank_code: string;
  last4: string;
  amount: Count;
  fee: Count;
  state: WithdrawalState;
  reason: string | null;
  score: number;
  marks: string[];
  needs: 'auto' | 'one' | 'two';
  approved_by: string[];
  attempt: number;
  channel_reference: string | null;
  expected_at: Date | null;
  created_at: Date;
  next_ask_at: Date | null;
  paid_at: Date | null;
  ended_at: Date | null;
  version: Generated<number>;
}

export type AttemptState = 'Ready' | 'Sent' | 'Unknown' | 'Paid' | 'Failed' | 'Returned';

declare module '@palaro/server' {
  interface Tables {
    payment_method: PaymentMethodTable;
    payment_route: {
      method: string;
      provider: string;
      channel: string;
      sort: number;
      enabled: boolean;
    };
    house_bank_account: {
      id: string;
      bank_code: string;
      holder: string;
      account_number: string;
      branch: string | null;
      qr: string | null;
      enabled: boolean;
      sort: number;
    };
    payment_reference: {
      reference: string;
      kind: 'deposit' | 'withdrawal';
      member_id: string;
      order_id: string;
    };
    deposit_order: DepositOrderTable;
    withdrawal_order: WithdrawalOrderTable;
    payout_attempt: {
      member_id: string;
      order_id: string;
      part: number;
      attempt: number;
      key: string;
      provider: string;
      provider_id: string | null;
      amount: Count;
      state: AttemptState;
      reason: string | null;
      retryable: boolean | null;
      channel_reference: string | null;
      sent_at: Date | null;
      ended_at: Date | null;
      next_ask_at: Date | null;
      asked: Generated<number>;
    };
    order_step: {
      member_id: string;
      order_id: string;
      seq: number;
      state: string;
      reason: string | null;
      /** `member`, `system`, `provider` or `operator/<name>`. */
      by: string;
      at: Date;
    };
    deposit_slip: {
      member_id: string;
      id: string;
      image_sealed: Buffer;
      digest: Buffer;
      at: Date;
    };
    payment_event: {
      provider: string;
      event_id: string;
      body_sealed: Buffer;
      received_at: Date;
      outcome: string | null;
      /** The order that it was about. */
      member_id: string | null;
      order_id: string | null;
      done_at: Date | null;
      /** When it was left to the durable queue; null where the node that heard it does the work. */
      queued_at: Date | null;
    };
    payment_unmatched: {
      id: string;
      provider: string;
      provider_id: string;
      amount: Count;
      currency: string;
      payer_name_sealed: Buffer | null;
      channel_reference: string | null;
      at: Date;
      state: Generated<'Open' | 'Matched' | 'Returned'>;
      member_id: string | null;
      order_id: string | null;
      ended_at: Date | null;
    };
  }
}
