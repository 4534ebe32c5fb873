import { plusSeconds, type MemberId, type Money } from '@palaro/kernel';
import type { Tx } from '@palaro/server';
import type { HouseAccount } from '../../cashier.api.ts';
import type { Method } from '../methods/methods.repository.ts';
import type { FrozenOffer } from './deposit-offers.ts';
import type { NewDeposit } from './new-deposit.ts';
import type { DepositRecord } from './deposits.repository.ts';

/** Time after which a provider that gave no answer is queried, seconds. */
export const FIRST_QUERY_SECONDS = 5;

interface DepositInsert {
  member: MemberId;
  id: string;
  input: Buffer;
  reference: string;
  method: Method;
  draft: NewDeposit;
  /** Bonus that is promised with it. */
  offer: FrozenOffer | null;
  amount: Money;
  fee: Money;
  account: HouseAccount | null;
  net: string | null;
  device: Buffer | null;
  payerNameSealed: Buffer | null;
  marks: string[];
  turnoverTimes: number;
  now: Date;
}

/**
 * Inserts the order, its reference and its first step. A transfer by hand waits for the payment at
 * once; for the others the provider must be called first.
 */
export async function insertDeposit(tx: Tx, row: DepositInsert): Promise<DepositRecord> {
  const { member, id, reference, method, draft, offer, account, now } = row;
  const state = account ? ('Pending' as const) : ('Created' as const);
  const expires = plusSeconds(now, method.expiry_minutes * 60);
  await tx
    .insertInto('payment_reference')
    .values({ reference, kind: 'deposit', member_id: member, order_id: id })
    .execute();
  const order = await tx
    .insertInto('deposit_order')
    .values({
      member_id: member,
      id,
      reference,
      input: row.input,
      method: method.code,
      state,
      channel: draft.channel ?? null,
      provider: null,
      provider_id: null,
      house_account: account?.id ?? null,
      amount: row.amount,
      fee: row.fee,
      received: null,
      credited: null,
      reason: null,
      marks: row.marks,
      promotion_id: draft.promotionId ?? null,
      promotion: offer && JSON.stringify({ ...offer, bonus: String(offer.bonus) }),
      turnover_times: row.turnoverTimes,
      payer_name_sealed: row.payerNameSealed,
      payer_bank: draft.payerBank ?? null,
      payer_reference: draft.reference ?? null,
      slip: draft.slip ?? null,
      action: account ? JSON.stringify({ kind: 'transfer', account }) : null,
      ip_net: row.net,
      device: row.device,
      created_at: now,
      expires_at: expires,
      // Should this process end before it calls a provider, the task that queries does it.
      next_ask_at: account ? null : plusSeconds(now, FIRST_QUERY_SECONDS),
      paid_at: null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_step')
    .values({ member_id: member, order_id: id, seq: 1, state, reason: null, by: 'member', at: now })
    .execute();
  return order;
}
