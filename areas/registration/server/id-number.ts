import type { MemberId } from '@palaro/kernel';
import { keyedDigest, refuse, siteEnvelope, type App } from '@palaro/server';
import { hasIdNumber } from './registration.repository.ts';

const PURPOSE = 'id number';
const SHOWN = 4;

/** Punctuation and case make no other number. */
const digestOf = (app: App, idNumber: string) =>
  keyedDigest(app, PURPOSE, idNumber.toUpperCase().replace(/-/g, ''));

/**
 * One account a person (accounts.md §1): a number that an account has, whatever became of it, opens
 * no second one, so that an excluded player does not come back by another name. Throws
 * `registration.person`, which does not tell why.
 */
export async function refusePerson(app: App, idNumber: string | undefined): Promise<void> {
  if (idNumber !== undefined && (await hasIdNumber(app.db, digestOf(app, idNumber)))) {
    throw refuse('registration.person');
  }
}

/** The columns that keep an ID number: sealed for whoever may open it, its end to be shown. */
export const sealIdNumber = (app: App, member: MemberId, idNumber: string) => ({
  id_number: siteEnvelope(app, PURPOSE).seal(member, idNumber),
  id_number_last4: idNumber.slice(-SHOWN),
  id_number_digest: digestOf(app, idNumber),
});
