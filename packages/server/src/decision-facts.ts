import type { Static, TObject } from '@palaro/api';
import { Money, type MemberId } from '@palaro/kernel';
import type { Permission } from '@palaro/permissions';

/**
 * Fact that a second person sees beside what is there and what would be. One field says it; a fact
 * without any is shown as absent, because that there is none is part of the decision too.
 */
export interface Fact {
  text?: string;
  /** Decimal string. */
  amount?: string;
  /** Words or codes, shown one beside the other. */
  items?: readonly string[];
  /** Shown with account and proved name, and a link to the member. */
  member?: MemberId;
  /** Address in the console that `text` opens. */
  link?: string;
}

export const NO_FACT: Fact = {};
export const textFact = (text: string | null | undefined): Fact => (text ? { text } : NO_FACT);
export const moneyFact = (amount: bigint): Fact => ({ amount: Money.text(amount) });
export const memberFact = (member: MemberId | null | undefined): Fact =>
  member ? { member } : NO_FACT;
export const linkFact = (text: string, link: string): Fact => ({ text, link });
export const itemsFact = (items: readonly string[]): Fact =>
  items.length > 0 ? { items } : NO_FACT;

/** Stands in before and after, which are shown whole: equal fields too. */
export const COMPARED = 'compared';

/** The same of each of these fields of a payload. */
export const compared = <T extends object>(fields: T) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, COMPARED])) as Record<
    keyof T,
    typeof COMPARED
  >;

/**
 * Facts that must be shown, by what is decided (docs/decisions/064-what-a-second-person-sees.md).
 * Balances are the member's whole money, held money included.
 */
export const REQUIRED_FACTS = {
  payment: ['member', 'amount', 'from', 'to', 'balance', 'balanceAfter', 'order'],
  payout: ['member', 'amount', 'from', 'to', 'balance', 'balanceAfter', 'order', 'score', 'marks'],
  member: ['member'],
  identity: [
    'member',
    'closing',
    'fullName',
    'birthdayTyped',
    'birthdayRead',
    'origin',
    'address',
    'document',
    'application',
    'listEntry',
    'match',
    'balance',
    'rounds',
    'orders',
    'follows',
  ],
  operator: ['name', 'fullName', 'mail', 'roles'],
  values: [],
} as const;
export type Concern = keyof typeof REQUIRED_FACTS;

/** Concerns that holders of a permission agree to, so that no payout is shown as a mere value. */
interface ConcernsOf {
  'withdrawal.decide': 'payout';
  'deposit.decide': 'payment';
  'kyc.decide': 'identity';
  'change.approve.money': 'payment' | 'payout' | 'member' | 'values';
  'change.approve.member': 'member' | 'values';
  'change.approve.operator': 'operator' | 'values';
  'change.approve.site': 'values';
}

/** Permissions whose holders may agree to such a change. */
export type ApprovalOf<C extends Concern> = {
  [A in keyof ConcernsOf]: C extends ConcernsOf[A] ? A : never;
}[keyof ConcernsOf] &
  Permission;

/** A change that names a member shows that member. */
export type ConcernOf<P extends TObject> = 'member' extends keyof Static<P>
  ? Exclude<Concern, 'values' | 'operator'>
  : Concern;

/** The facts of a kind: what its concern requires, and each field that the maker filled in. */
export type Facts<P extends TObject, C extends Concern> = {
  [K in (typeof REQUIRED_FACTS)[C][number] | (keyof Static<P> & string)]: Fact | typeof COMPARED;
};
