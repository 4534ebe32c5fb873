import { hash } from 'node:crypto';
import { remembering } from './remembering.ts';

/** A member's accounts (ledger.md §2). DEBT is what the member owes: never above zero. */
export type MemberAccountKind = 'CASH' | 'HOLD' | 'BONUS' | 'VENDOR' | 'DEBT';

/** House accounts by what they hold; figure = credits − debits, positive is gained. */
export const HOUSE_KINDS = [
  'GAME',
  'LOTTERY',
  'JACKPOT',
  'PAY_IN',
  'PAY_OUT',
  'PAY_FEE',
  'BANK',
  'PROMO',
  'RED_ENVELOPE',
  'REFERRAL',
  'VIP',
  'REBATE',
  'DIVIDEND',
  'SALARY_DAY',
  'SALARY_HOUR',
  'TRANSIT',
  'ADJUST',
  'WRITE_OFF',
  'FORFEIT',
  'SUSPENSE',
  'VENDOR_SETTLE',
  'OPENING',
  'ISSUE',
] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

export interface MemberRef {
  of: 'member';
  kind: MemberAccountKind;
  /** The vendor of a VENDOR account, otherwise empty. */
  vendor: string;
}

export interface HouseRef {
  of: 'house';
  kind: HouseKind;
  vendor: string;
  detail: string;
}

/** One side of a leg: an account of the item's member, or of the house in the item's book. */
export type AccountRef = MemberRef | HouseRef;

const ofMember = (kind: MemberAccountKind, vendor = ''): MemberRef => ({
  of: 'member',
  kind,
  vendor,
});
export const cash = ofMember('CASH');
export const held = ofMember('HOLD');

/** `house('GAME', 'PALARO', 'dice')`: the detail is named in the chart of accounts. */
export const house = (kind: HouseKind, vendor = '', detail = ''): HouseRef => ({
  of: 'house',
  kind,
  vendor,
  detail,
});

export const houseName = (book: number, ref: HouseRef) =>
  `${book}/${ref.kind}/${ref.vendor}/${ref.detail}`;

/** The accounts that every wallet has from the start, with their numbers inside a book. */
export const FIRST_ACCOUNTS = { CASH: 1, HOLD: 2, DEBT: 3, BONUS: 4 } as const;
/** Account ids of a member are `book * 100 + number`, so that a second book never clashes. */
export const accountId = (book: number, kind: keyof typeof FIRST_ACCOUNTS) =>
  book * 100 + FIRST_ACCOUNTS[kind];

/**
 * A text as 128 bits, in the form of a UUID: keys and inputs stay small for ever. A batch asks for
 * those of the same keys several times.
 */
export const digest = remembering(4_096, (text) => {
  const hex = hash('sha256', text, 'hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `${parts.join('-')}-${hex.slice(20, 32)}`;
});
