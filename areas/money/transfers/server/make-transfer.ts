import { refusalToPlay } from '@palaro/accounts/server';
import type { Body } from '@palaro/api';
import { isVendorOn } from '@palaro/catalogue/server';
import { hasPlayMoney, Money, newId, plusSeconds, type MemberId } from '@palaro/kernel';
import { idOfKey, refuse, type App, type Member } from '@palaro/server';
import { holdForVendor, noteVendorStep, openVendorWallet } from '@palaro/wallet/server';
import type { Vendor } from '@palaro/vendors';
import { MAIN, type transfersApi } from '../transfers.api.ts';
import { readSoon } from './read-vendor.ts';
import { ANSWER_SECONDS, sendTransfer } from './send-transfer.ts';
import { SLOT_OPEN, slotRows } from './slot-rows.ts';
import { takenOf, transferVendors } from './transfer-vendors.ts';
import { findTransfer, type Transfer } from './transfers.repository.ts';

type TransferBody = Body<(typeof transfersApi)['transfer']>;

/**
 * A transfer that is not sent within this time was cut off. It is dropped and its money returned.
 */
const UNSENT_SECONDS = ANSWER_SECONDS;

/**
 * Moves money between the main wallet and one vendor (MONEY-04). The transfer's id comes from the
 * request's key, so a repeat finds the same transfer. The same key with another input is refused.
 * Returns the transfer after the vendor's answer, or after the time for it has passed.
 */
export async function makeTransfer(
  app: App,
  member: Member,
  { from, to, amount }: TransferBody,
  key: string | undefined,
): Promise<Transfer> {
  // The vendor would take play money for real money, and pay real money back
  // (docs/domain/ledger.md §1.7).
  if (hasPlayMoney(member.type)) throw refuse('account.trial');
  if ((from === MAIN) === (to === MAIN)) throw refuse('transfer.sides');
  const direction = from === MAIN ? 'in' : 'out';
  const vendor = transferVendors(app).get(direction === 'in' ? to : from);
  if (!vendor) throw refuse('transfer.vendor_unknown');
  const id = key === undefined ? newId(app.clock.now()) : idOfKey('transfer', member.id, key);
  const asked: Asked = { vendor, direction, amount: Money.of(amount) };
  const known = await findTransfer(app.db, id);
  if (known) return sameTransfer(app, known, asked);
  await (direction === 'in' ? checkIn(app, member.id, vendor) : checkOut(app, member.id, vendor));
  const taken = await takenOf(app, vendor, asked.amount);
  if (taken === 0n) throw refuse('transfer.too_small');
  const made = await createTransfer(app, {
    id,
    member: member.id,
    vendor: vendor.code,
    direction,
    amount: taken,
  });
  if (typeof made === 'string') throw refuse(made);
  // The same key may have come at the same time with another input.
  await sameTransfer(app, made, asked);
  await sendTransfer(app, made);
  return (await findTransfer(app.db, id)) ?? made;
}

interface Asked {
  vendor: Vendor;
  direction: 'in' | 'out';
  amount: Money;
}

/** Refuses a transfer that was found by the key but is not the one asked for. */
async function sameTransfer(app: App, known: Transfer, { vendor, direction, amount }: Asked) {
  const taken = await takenOf(app, vendor, amount);
  const same =
    known.vendor === vendor.code && known.direction === direction && BigInt(known.amount) === taken;
  if (!same) throw refuse('idempotency_mismatch');
  return known;
}

async function checkIn(app: App, member: MemberId, { code }: Vendor) {
  if (!(await isVendorOn(app, code))) throw refuse('transfer.vendor_off');
  // A member who may not play can take money out of a vendor, but not put more in.
  const refusal = await refusalToPlay(app, member);
  if (refusal) throw refusal;
  await openVendorWallet(app, member, code);
}

/**
 * Reads the balance first, which books what was won or lost there. The mirror then covers the
 * amount.
 */
async function checkOut(app: App, member: MemberId, { code }: Vendor) {
  if ((await readSoon(app, member, code)) === null) throw refuse('transfer.vendor_unavailable');
}

export interface NewTransfer {
  id: string;
  member: MemberId;
  vendor: string;
  direction: 'in' | 'out';
  amount: Money;
  run?: string;
}

type Refused = 'transfer.open' | 'transfer.insufficient' | 'try_again';

/**
 * Holds the money of a transfer to a vendor, or notes a transfer from it. Returns a code where it
 * is refused.
 */
export async function createTransfer(app: App, wanted: NewTransfer): Promise<Transfer | Refused> {
  const { id, member, vendor, direction, amount, run = null } = wanted;
  const nextAskAt = plusSeconds(app.clock.now(), UNSENT_SECONDS).toISOString();
  const entry = slotRows.entry({
    id,
    member,
    vendor,
    step: 'create',
    direction,
    amount: String(amount),
    run,
    nextAskAt,
    version: null,
  });
  const move = { member, vendor, id, amount, subledger: [entry] };
  const answer = await (direction === 'in'
    ? holdForVendor(app, move)
    : noteVendorStep(app, move, 'ask'));
  if (answer.code === SLOT_OPEN) return 'transfer.open';
  if (answer.code === 'insufficient') return 'transfer.insufficient';
  return (await findTransfer(app.db, id)) ?? 'try_again';
}
