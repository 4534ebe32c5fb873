import { breakRefusal, deviceOf, findExclusion } from '@palaro/accounts/server';
import { refuseDenied, refuseDeniedIn } from '@palaro/deny-list/server';
import { kycGate, unprovenDepositLeft } from '@palaro/kyc/server';
import { Money, type MemberId } from '@palaro/kernel';
import { depositRoom } from '@palaro/limits/server';
import {
  inputDigest,
  refuse,
  type App,
  type Member,
  type RequestInfo,
  type Tx,
} from '@palaro/server';
import { networkOf } from '@palaro/verification/server';
import type { HouseAccount } from '../../cashier.api.ts';
import { findHouseAccount } from '../methods/house-accounts.ts';
import { readAbout } from '../methods/methods.repository.ts';
import { usableMethods, type UsableMethod } from '../methods/usable-methods.ts';
import { sealPayer } from './payer-name.ts';
import { depositRefusal, feeOf } from './deposit-checks.ts';
import {
  countOrders,
  countRelatedOrders,
  type OrderContext,
  type RelatedOrders,
} from './order-velocity.ts';
import { findDeposit, lockWallet, pendingOf, type DepositRecord } from './deposits.repository.ts';
import { nextReference, orderId } from '../order-names.ts';
import { insertDeposit } from './insert-deposit.ts';
import type { NewDeposit } from './new-deposit.ts';
import { depositOffers } from './deposit-offers.ts';
import { takeSlip } from './slips.ts';
import { startPayment } from './start-payment.ts';
import { uniqueAmount } from './unique-amount.ts';
import { turnoverTimes } from './turnover-times.ts';

/**
 * Creates a deposit order (MONEY-01, docs/domain/payments.md §2). The member's own orders are
 * checked and counted under the lock of his wallet, so that two requests at once cannot use the
 * same room; the provider is called after the commit. The same key finds the same order; another
 * input under it is refused with `idempotency_mismatch`.
 */
export async function createDeposit(
  app: App,
  member: Member,
  draft: NewDeposit,
  request: RequestInfo,
): Promise<DepositRecord> {
  const id = orderId(app, 'deposit', member.id, request.idempotencyKey);
  const input = inputDigest(app, 'cashier.deposit-input', draft);
  const repeated = await findDeposit(app.db, member.id, id);
  if (repeated) return sameOrder(repeated, input);
  const context = contextOf(app, member.id, request);
  const traces = { member: member.id, request, names: [draft.payerName] };
  await refuseDenied(app, traces, 'deposit');
  const [usable, related] = await Promise.all([
    methodFor(app, member.id, draft.method),
    countRelatedOrders(app.db, context),
  ]);
  const { order, isNew } = await app.db.transaction().execute(async (tx) => {
    await lockWallet(tx, member.id);
    const existing = await findDeposit(tx, member.id, id);
    if (existing) return { order: sameOrder(existing, input), isNew: false };
    await refuseDeniedIn(app, tx, traces);
    const placed = await placeOrder(app, tx, { id, input, draft, usable, context, related });
    return { order: placed, isNew: true };
  });
  // A repeat calls no provider: it could be another one than the first request is waiting for.
  if (!isNew || order.state !== 'Created') return order;
  await startPayment(app, order, draft.returnPath);
  return (await findDeposit(app.db, member.id, id)) ?? order;
}

function sameOrder(order: DepositRecord, input: Buffer): DepositRecord {
  if (order.input.equals(input)) return order;
  throw refuse('idempotency_mismatch');
}

interface OrderInput {
  id: string;
  input: Buffer;
  draft: NewDeposit;
  usable: UsableMethod | undefined;
  context: OrderContext;
  related: RelatedOrders;
}

const contextOf = (app: App, member: MemberId, request: RequestInfo): OrderContext => ({
  member,
  device: deviceOf(request),
  net: networkOf(request.ip),
  now: app.clock.now(),
  zone: app.site.settings['site.zone'],
});

/** Finds the method outside the transaction: the health of its routes counts everybody's orders. */
async function methodFor(app: App, member: MemberId, code: string) {
  const methods = await usableMethods(app, member, await readAbout(app.db, member));
  return methods.find(({ method }) => method.code === code);
}

/**
 * A channel belongs to its method, whose switch, fee, limits and hours it would walk round
 * otherwise. Refuses `malformed`.
 */
function requireChannel({ routes }: UsableMethod, channel: string | undefined) {
  if (channel === undefined || routes.some((route) => route.channel === channel)) return;
  throw refuse('malformed', { fields: { channel: 'field.choice' } });
}

/** Checks the order under the lock and inserts it. */
async function placeOrder(app: App, tx: Tx, order: OrderInput) {
  const { id, input, draft, context, related, usable } = order;
  const { member, device, net, now } = context;
  await refuseExcluded(app, tx, member);
  if (!usable) throw refuse('deposit_closed');
  requireChannel(usable, draft.channel);
  const { method } = usable;
  const ordered = Money.of(draft.amount);
  const velocity = await countOrders(tx, context, method, related);
  const room = await depositRoom(app, tx, member);
  const refusal = depositRefusal({ ...draft, amount: ordered, method, others: velocity, room });
  if (refusal) throw refusal;
  const pending = await pendingOf(tx, member);
  await kycGate(app, member, 'deposit', ordered + pending, tx);
  if (draft.slip) await takeSlip(tx, member, draft.slip, id);
  const account = await houseAccountOf(tx, usable, draft.bankId);
  const limits = [BigInt(method.most), room?.left];
  const amount = account
    ? await amountToTransfer(app, tx, { member, ordered, account, limits, pending })
    : ordered;
  const fee = feeOf(amount, method);
  const offer = draft.promotionId
    ? await depositOffers.of(app).join(tx, {
        member,
        order: id,
        promotion: draft.promotionId,
        credited: amount - fee,
        device,
      })
    : null;
  const isFast = velocity.today >= app.site.settings['deposit.reviewPerDay'];
  return insertDeposit(tx, {
    member,
    id,
    input,
    amount,
    account,
    net,
    device,
    now,
    fee,
    reference: await nextReference(app, tx, 'D'),
    method,
    draft,
    offer,
    payerNameSealed: draft.payerName ? sealPayer(app, id, draft.payerName) : null,
    marks: isFast ? ['velocity'] : [],
    turnoverTimes: turnoverTimes(app),
  });
}

interface Transfer {
  member: MemberId;
  ordered: Money;
  account: HouseAccount;
  /** Limits of the method and of the member; one that is missing does not hold. */
  limits: readonly (Money | undefined)[];
  /** Sum of his open orders, which counts against what an unverified member may deposit. */
  pending: Money;
}

/** Amount to transfer: as ordered, with unique centavos while no limit is in their way. */
async function amountToTransfer(app: App, tx: Tx, transfer: Transfer): Promise<Money> {
  const { member, ordered, account, limits, pending } = transfer;
  if (!app.site.settings['deposit.uniqueCents']) return ordered;
  const left = await unprovenDepositLeft(app, member, tx);
  const most = [...limits, left === null ? undefined : left - pending]
    .flatMap((one) => one ?? [])
    .reduce((least, one) => (one < least ? one : least));
  return uniqueAmount(tx, { ordered, most, account: account.id });
}

/**
 * Refuses members in a break or excluded, by operators too (docs/domain/responsible-gaming.md §3).
 */
async function refuseExcluded(app: App, tx: Tx, member: MemberId) {
  const exclusion = await findExclusion(tx, member, app.clock.now());
  if (exclusion?.state === 'closed') throw refuse('account.closed');
  if (exclusion?.state !== 'active') throw refuse('no_permission');
  if (exclusion.kinds !== null) throw breakRefusal(exclusion.kinds);
}

async function houseAccountOf(tx: Tx, { method }: UsableMethod, id: string | undefined) {
  if (method.kind !== 'manual') return null;
  const account = id ? await findHouseAccount(tx, id) : null;
  if (!account) throw refuse('deposit_closed');
  return account satisfies HouseAccount;
}
