import { keyedDigest, type App } from '@palaro/server';
import { BANKS, plainNumber } from '../banks.ts';

/**
 * Stands for a card's number where numbers are compared; nobody without the site's key makes it.
 */
export const cardDigest = (app: App, bankCode: string, number: string): Buffer =>
  keyedDigest(app, 'security.card-owner', `${bankCode}/${number}`);

/** The digests that a number can have, one a bank whose numbers look like it. */
export function cardDigests(app: App, typed: string): Buffer[] {
  const number = plainNumber(typed);
  const banks = BANKS.filter(({ pattern }) => new RegExp(pattern).test(number));
  return banks.map(({ code }) => cardDigest(app, code, number));
}
