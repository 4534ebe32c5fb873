import { createHash } from 'node:crypto';
import { refusalToPlay } from '@palaro/accounts/server';
import type { Body } from '@palaro/api';
import { isVendorOn } from '@palaro/catalogue/server';
import { hasPlayMoney, Money, newId, plusSeconds, type MemberId } from '@palaro/kernel';
import { refuse, type App, type Member } from '@palaro/server';
import { holdForVendor, noteVendorStep, openVendorWallet } from '@palaro/wallet/server';
import type { Vendor } from '@palaro/vendors';
import { MAIN, type transfersApi } from '../transfers.api.ts';
import { readSoon } from './read-vendor.ts';
import { ANSWER_SECONDS, sendTransfer } from './send-transfer.ts';
import { SLOT_OPEN, SLOT_ROWS } from './slot-rows.ts';
import { takenOf, transferVendors } from './transfer-vendors.ts';
import { findTransfer, type Transfer } from './transfers.repository.ts';

type TransferBody = Body<(typeof transfersApi)['transfer']>;

/** One made and not sent within this time was cut off; it is dropped, its money returned. */
const UNSENT_SECONDS = ANSWER_SECONDS;

/**
 * Moves money between the main wallet and one vendor (MONEY-04). A request's key gives the
 * transfer its id, so that a repeat after a crash finds the same transfer. Answers it as it stands
 * after the vendor's answer, or after waiting for it in vain.
 */
export async function makeTransfer(
  app: App,
  member: Member,
  { from, to, amount }: TransferBody,
  key: string | undefined,
): Promise<Transfer> {
  // The vendor would take it for real money and pay real money back (ledger.md §1.7).
  if (hasPlayMoney(member.type)) throw refuse('account.trial');
  if ((from === MAIN) === (to === MAIN)) throw refuse('transfer.sides');
  const direction = from === MAIN ? 'in' : 'out';
  const vendor = transferVendors(app).get(direction === 'in' ? to : from);
  if (!vendor) throw refuse('transfer.vendor_unknown');
  const id = key === undefined ? newId(app.clock.now()) : idOfKey(member.id, key);
  const known = await findTransfer(app.db, id);
  if (known) return known;
  await (direction === 'in' ? checkIn(app, member.id, vendor) : checkOut(app, member.id, vendor));
  const taken = await takenOf(app, vendor, Money.of(amount));
  if (taken === 0n) throw refuse('transfer.too_small');
  const made = await createTransfer(app, {
    id,
    member: member.id,
    vendor: vendor.code,
    direction,
    amount: taken,
  });
  if (typeof made === 'string') throw refuse(made);
  await sendTransfer(app, made);
  return (await findTransfer(app.db, id)) ?? made;
}

/** A repeat of a request that was cut off must not be another transfer. */
function idOfKey(member: MemberId, key: string): string {
  const hex = createHash('sha256').update(`transfer\n${member}\n${key}`).digest('hex');
  const parts = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ] as const;
  return parts.map(([from, to]) => hex.slice(from, to)).join('-');
}

async function checkIn(app: App, member: MemberId, { code }: Vendor) {
  if (!(await isVendorOn(app, code))) throw refuse('transfer.vendor_off');
  // Whoever may not play may still take money out of a vendor, never put more in.
  const refusal = await refusalToPlay(app, member);
  if (refusal) throw refuse(refusal);
  await openVendorWallet(app, member, code);
}

/** What was won or lost there is booked first: the mirror then covers what comes out. */
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

/** Holds the money of a transfer to a vendor, or notes one from it; a code where it cannot be. */
export async function createTransfer(app: App, wanted: NewTransfer): Promise<Transfer | Refused> {
  const { id, member, vendor, direction, amount, run = null } = wanted;
  const nextAskAt = plusSeconds(app.clock.now(), UNSENT_SECONDS).toISOString();
  const about = { id, member, vendor, step: 'create', direction, amount: String(amount), run };
  const own = [{ name: SLOT_ROWS, row: { ...about, nextAskAt } }];
  const move = { member, vendor, id, amount, own };
  const answer = await (direction === 'in'
    ? holdForVendor(app, move)
    : noteVendorStep(app, move, 'ask'));
  if (answer.code === SLOT_OPEN) return 'transfer.open';
  if (answer.code === 'insufficient') return 'transfer.insufficient';
  return (await findTransfer(app.db, id)) ?? 'try_again';
}
