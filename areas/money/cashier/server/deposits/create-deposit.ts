import { breakRefusal, deviceOf, findExclusion } from '@palaro/accounts/server';
import { kycGate, unprovenDepositLeft } from '@palaro/kyc/server';
import { Money, type MemberId } from '@palaro/kernel';
import { depositRoom } from '@palaro/limits/server';
import {
  keyedDigest,
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
import { countAround, countOrders, type Orderer, type OrdersAround } from './count-orders.ts';
import { findDeposit, lockWallet, pendingOf, type DepositRecord } from './deposits.repository.ts';
import { nextReference, orderId } from '../order-names.ts';
import { insertDeposit } from './insert-deposit.ts';
import type { NewDeposit } from './new-deposit.ts';
import { requireSlip } from './slips.ts';
import { startPayment } from './start-payment.ts';
import { ownCentavos } from './unique-centavos.ts';
import { turnoverTimes } from './turnover-times.ts';

/**
 * Orders a deposit (MONEY-01, docs/domain/payments.md §2). All that is the member's is checked and
 * counted under the lock of his wallet, so that two requests at once cannot use the same room; the
 * provider is asked after the commit. The same key finds the same order; another input under it is
 * refused with `idempotency_mismatch`.
 */
export async function createDeposit(
  app: App,
  member: Member,
  draft: NewDeposit,
  request: RequestInfo,
): Promise<DepositRecord> {
  const id = orderId(app, 'deposit', member.id, request.idempotencyKey);
  const input = keyedDigest(app, 'cashier.deposit-input', JSON.stringify(Object.entries(draft)));
  const known = await findDeposit(app.db, member.id, id);
  if (known) return sameOrder(known, input);
  const who = ordererOf(app, member.id, request);
  const [method, around] = await Promise.all([
    methodFor(app, member.id, draft.method),
    countAround(app.db, who),
  ]);
  const { made, isOurs } = await app.db.transaction().execute(async (tx) => {
    await lockWallet(tx, member.id);
    const again = await findDeposit(tx, member.id, id);
    if (again) return { made: sameOrder(again, input), isOurs: false };
    return { made: await order(app, tx, { id, input, draft, method, who, around }), isOurs: true };
  });
  // A repeat asks no provider: it could be another one than the first request is waiting for.
  if (!isOurs || made.state !== 'Created') return made;
  await startPayment(app, made, draft.returnPath);
  return (await findDeposit(app.db, member.id, id)) ?? made;
}

function sameOrder(known: DepositRecord, input: Buffer): DepositRecord {
  if (known.input.equals(input)) return known;
  throw refuse('idempotency_mismatch');
}

interface Asked {
  id: string;
  input: Buffer;
  draft: NewDeposit;
  method: UsableMethod | undefined;
  who: Orderer;
  around: OrdersAround;
}

const ordererOf = (app: App, member: MemberId, request: RequestInfo): Orderer => ({
  member,
  device: deviceOf(request),
  net: networkOf(request.ip),
  now: app.clock.now(),
  zone: app.site.settings['site.zone'],
});

/** How the routes of a method do is known from everybody's orders, so it is asked outside. */
async function methodFor(app: App, member: MemberId, code: string) {
  const methods = await usableMethods(app, await readAbout(app.db, member));
  return methods.find(({ method }) => method.code === code);
}

async function order(app: App, tx: Tx, asked: Asked) {
  const { id, input, draft, who, around, method: found } = asked;
  const { member, device, net, now } = who;
  await refuseExcluded(app, tx, member);
  if (!found) throw refuse('deposit_closed');
  const { method } = found;
  const wanted = Money.of(draft.amount);
  const others = await countOrders(tx, who, method, around);
  const room = await depositRoom(app, tx, member);
  const refusal = depositRefusal({ ...draft, amount: wanted, method, others, room });
  if (refusal) throw refusal;
  // No promotion takes deposits yet, so a chosen one is none of those that were offered.
  if (draft.promotionId) throw refuse('promo_not_eligible');
  const pending = await pendingOf(tx, member);
  await kycGate(app, member, 'deposit', wanted + pending, tx);
  if (draft.slip) await requireSlip(tx, member, draft.slip);
  const account = await accountOf(tx, found, draft.bankId);
  const limits = [BigInt(method.most), room?.left];
  const amount = account
    ? await ownAmount(app, tx, { member, wanted, account, limits, pending })
    : wanted;
  const velocity = others.today >= app.site.settings['deposit.reviewPerDay'];
  return insertDeposit(tx, {
    member,
    id,
    input,
    amount,
    account,
    net,
    device,
    now,
    fee: feeOf(amount, method),
    reference: await nextReference(app, tx, 'D'),
    method,
    draft,
    payerNameSealed: draft.payerName ? sealPayer(app, id, draft.payerName) : null,
    marks: velocity ? ['velocity'] : [],
    turnoverTimes: turnoverTimes(app),
  });
}

interface Wanted {
  member: MemberId;
  wanted: Money;
  account: HouseAccount;
  /** Those of the method and of the member; one that is missing does not hold. */
  limits: readonly (Money | undefined)[];
  /** What his open orders are about, which counts against what an unverified member may deposit. */
  pending: Money;
}

/** What to transfer: as wanted, with centavos of its own while no limit is in their way. */
async function ownAmount(app: App, tx: Tx, of: Wanted): Promise<Money> {
  const { member, wanted, account, limits, pending } = of;
  if (!app.site.settings['deposit.uniqueCents']) return wanted;
  const left = await unprovenDepositLeft(app, member, tx);
  const most = [...limits, left === null ? undefined : left - pending]
    .flatMap((one) => one ?? [])
    .reduce((least, one) => (one < least ? one : least));
  return ownCentavos(tx, { wanted, most, account: account.id });
}

/** Breaks and exclusions, operators' too (docs/domain/responsible-gaming.md §3). */
async function refuseExcluded(app: App, tx: Tx, member: MemberId) {
  const found = await findExclusion(tx, member, app.clock.now());
  if (found?.state === 'closed') throw refuse('account.closed');
  if (found?.state !== 'active') throw refuse('no_permission');
  if (found.kinds !== null) throw breakRefusal(found.kinds);
}

async function accountOf(tx: Tx, { method }: UsableMethod, id: string | undefined) {
  if (method.kind !== 'manual') return null;
  const account = id ? await findHouseAccount(tx, id) : null;
  if (!account) throw refuse('deposit_closed');
  return account satisfies HouseAccount;
}
