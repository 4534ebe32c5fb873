import { Money } from '@palaro/kernel';
import type { Rejection } from '../applications.api.ts';

/** The rule of a promotion that is applied for. Amounts are decimals. */
export interface ApplicationRule {
  /** The most that a reviewer may give. */
  cap: string;
  /** The most that a reviewer may ask to be bet before it may be withdrawn. */
  turnoverTimes: number;
  /** How often a member may apply again after a rejection. */
  reapply: number;
  /** Reasons that a reviewer may reject for. */
  reasons: readonly Rejection[];
}

/** A member's applications for a promotion, as far as the next one depends on them. */
export interface OwnApplications {
  /** How many he sent. */
  sent: number;
  /** One is under review, or was approved: there is no next one. */
  hasOpen: boolean;
}

/** How often he may still send one. */
export const triesLeft = (
  { reapply }: Pick<ApplicationRule, 'reapply'>,
  { sent, hasOpen }: OwnApplications,
): number => (hasOpen ? 0 : Math.max(0, reapply + 1 - sent));

/** Tells whether a reviewer may give this much for that many times of betting it. */
export const isWithin = (
  { cap, turnoverTimes }: Pick<ApplicationRule, 'cap' | 'turnoverTimes'>,
  given: { amount: Money; turnoverTimes: number },
): boolean => given.amount <= Money.of(cap) && given.turnoverTimes <= turnoverTimes;
