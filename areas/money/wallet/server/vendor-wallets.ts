import type { MemberId, Money } from '@palaro/kernel';
import {
  cash,
  held,
  house,
  type AccountRef,
  type LedgerAnswer,
  type SubledgerEntry,
  type PostItem,
} from '@palaro/ledger';
import type { App } from '@palaro/server';
import { bookOf } from './books.ts';
import { commitItem } from './commit-item.ts';
import { alarmOf } from './large-payouts.ts';
import './wallet.tables.ts';

/** A transfer between the main wallet and a vendor that keeps the balance (protocol §11). */
export interface VendorMove {
  member: MemberId;
  vendor: string;
  /** The transfer's id. It makes sure that every step counts only once. */
  id: string;
  amount: Money;
  subledger: SubledgerEntry[];
}

const vendorWallet = (vendor: string): AccountRef => ({ of: 'member', kind: 'VENDOR', vendor });

type Step = Pick<PostItem, 'kind' | 'legs' | 'holds' | 'resolves'> & { key: string };

/** Commits one step. Rejects only where the outcome is unknown. */
const commitStep = (app: App, move: VendorMove, { key, ...money }: Step): Promise<LedgerAnswer> =>
  commitItem(app, {
    ...money,
    member: move.member,
    key: `xfer/${move.id}/${key}`,
    input: `${move.vendor} ${move.amount}`,
    cause: { kind: 'transfer', id: move.id },
    subledger: move.subledger,
  });

/** Main wallet → held, until we know whether the vendor took it. */
export const holdForVendor = (app: App, move: VendorMove) =>
  commitStep(app, move, {
    key: 'hold',
    kind: 'transferOut',
    legs: [{ from: cash, to: held, amount: move.amount }],
    holds: { expiresAt: null },
  });

/** Held → vendor: the vendor has it. */
export const completeVendorTransfer = (app: App, move: VendorMove) =>
  commitStep(app, move, {
    key: 'done',
    kind: 'transferOutDone',
    legs: [{ from: held, to: vendorWallet(move.vendor), amount: move.amount }],
    resolves: { key: `xfer/${move.id}/hold`, as: 'C' },
  });

/** Held → main wallet: the vendor does not have the money and will never take it under this id. */
export const voidVendorTransfer = (app: App, move: VendorMove) =>
  commitStep(app, move, {
    key: 'void',
    kind: 'transferOutVoid',
    legs: [{ from: held, to: cash, amount: move.amount }],
    resolves: { key: `xfer/${move.id}/hold`, as: 'V' },
  });

/** Vendor → main wallet: the vendor has given the money back. */
export const creditFromVendor = (app: App, move: VendorMove) =>
  commitStep(app, move, {
    key: 'done',
    kind: 'transferIn',
    legs: [{ from: vendorWallet(move.vendor), to: cash, amount: move.amount }],
  });

/** Notes a step that moves nothing here: the vendor was asked, or it refused. */
export const noteVendorStep = (app: App, move: VendorMove, step: 'ask' | 'void') =>
  commitStep(app, move, { key: step, kind: 'transferIn', legs: [] });

/**
 * Books what was won (above zero) or lost at the vendor since the last reading: GAME/{vendor} ↔
 * VENDOR, so that our mirror shows what the vendor says.
 */
export async function bookVendorResult(app: App, move: VendorMove): Promise<LedgerAnswer> {
  const { member, vendor, amount, id } = move;
  const game = house('GAME', vendor);
  const wallet = vendorWallet(vendor);
  const leg =
    amount > 0n ? { from: game, to: wallet, amount } : { from: wallet, to: game, amount: -amount };
  const book = await bookOf(app, member);
  const alarm = book ? await alarmOf(app, { member, vendor, transaction: id, amount }, book) : [];
  const told = { ...move, subledger: [...move.subledger, ...alarm] };
  return commitStep(app, told, { key: 'result', kind: 'transferResult', legs: [leg] });
}

/** Vendor accounts are numbered from here inside a book, in the order in which they are made. */
const FIRST_NUMBER = 10;
/**
 * If two first transfers of a member run at once, both may want the same number; the later one
 * takes the next.
 */
const ATTEMPTS_MAX = 20;

/** Opens the member's account for that vendor if there is none. Throws without a wallet. */
export async function openVendorWallet(app: App, member: MemberId, vendor: string): Promise<void> {
  const book = await bookOf(app, member);
  if (!book) throw new Error(`member ${member} has no wallet`);
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const rows = await app.db
      .selectFrom('wallet')
      .select('vendor')
      .where('member_id', '=', member)
      .where('book', '=', book.book)
      .where('kind', '=', 'VENDOR')
      .execute();
    if (rows.some((row) => row.vendor === vendor)) return;
    const account_id = String(book.book * 100 + FIRST_NUMBER + rows.length);
    await app.db
      .insertInto('wallet')
      .values({ member_id: member, account_id, book: book.book, kind: 'VENDOR', vendor })
      .onConflict((taken) => taken.doNothing())
      .execute();
  }
  throw new Error(`member ${member} has no account for ${vendor}`);
}
