import { hash } from 'node:crypto';
import { remembering } from './remembering.ts';

/**
 * A member's accounts (docs/domain/ledger.md §2). DEBT is what the member owes: never above zero.
 */
export type MemberAccountKind = 'CASH' | 'HOLD' | 'BONUS' | 'VENDOR' | 'DEBT';

/**
 * Kinds of house accounts. Their figure is credits − debits, so a positive figure is the house's
 * gain.
 */
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

/** Every wallet starts with these accounts; the numbers count inside a book. */
export const FIRST_ACCOUNTS = { CASH: 1, HOLD: 2, DEBT: 3, BONUS: 4 } as const;
/** A member's account id is `book * 100 + number`, so two books never share an id. */
export const accountId = (book: number, kind: keyof typeof FIRST_ACCOUNTS) =>
  book * 100 + FIRST_ACCOUNTS[kind];

/**
 * A text as 128 bits in the form of a UUID, so that keys and inputs stay small. Results are
 * remembered because a batch asks for the same keys several times.
 */
export const digest = remembering(4_096, (text) => {
  const hex = hash('sha256', text, 'hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `${parts.join('-')}-${hex.slice(20, 32)}`;
});
