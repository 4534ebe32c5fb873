import {
  minusMoney,
  ownAddress,
  plusMoney,
  readStoredJson,
  upToStep,
  useSearch,
  writeStored,
} from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import type { DepositMethod } from '../../deposits.api.ts';
import { feeOf } from './deposit-site.ts';

/** What a game asked for when its stake was not covered. */
export interface DepositFor {
  /** What is missing, a decimal above zero; null: unknown. */
  missing: string | null;
  /** The game's address; null where the address bar names none of this site. */
  back: string | null;
}

const AMOUNT = /^\d{1,10}(\.\d{1,4})?$/;
/** A fee is a part of the amount, so a few rounds reach what it comes to. */
const ROUNDS = 8;

/** Reads `?amount=&back=`; whatever is no amount above zero, or no screen of this site, is not. */
export function depositForOf(search: string): DepositFor {
  const fields = new URLSearchParams(search);
  const amount = fields.get('amount') ?? '';
  const missing = AMOUNT.test(amount) && /[1-9]/.test(amount) ? amount : null;
  return { missing, back: ownScreen(fields.get('back')) };
}

/** The same of the address that is open. */
export const useDepositFor = (): DepositFor => depositForOf(useSearch());

/** `ownAddress` answers home for everything else, which then is no way back. */
const ownScreen = (back: string | null) =>
  back !== null && ownAddress(back) === back ? back : null;

/**
 * The least amount of this method that brings what is missing: its fee is on top, and it is raised
 * to the method's minimum and step (docs/domain/payments.md §2). May be above its maximum.
 */
export function leastCovering(method: DepositMethod, missing: string): string {
  const raised = (sum: string) =>
    upToStep(compareDecimal(sum, method.min) < 0 ? method.min : sum, method.step);
  let amount = raised(missing);
  for (let round = 0; round < ROUNDS; round += 1) {
    const fee = feeOf(method, amount);
    if (compareDecimal(minusMoney(amount, fee), missing) >= 0) break;
    amount = raised(plusMoney(missing, fee));
  }
  return amount;
}

/** Keeps the way back while the member is on the provider's pages, which return with the order. */
export const keepWayBack = (order: string, back: string | null) =>
  writeStored('depositFor', back === null ? null : JSON.stringify({ order, back }));

/** The game that asked for this order; null if none did. */
export function wayBackOf(order: string): string | null {
  const kept = readStoredJson<{ order?: unknown; back?: unknown }>('depositFor');
  return kept?.order === order && typeof kept.back === 'string' ? ownScreen(kept.back) : null;
}
