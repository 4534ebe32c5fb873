import type { MemberId } from '@palaro/kernel';
import { keyedDigest, refuse, siteEnvelope, type App, type Tx } from '@palaro/server';
import { hasIdNumber, lockIdNumber } from './registration.repository.ts';

const PURPOSE = 'id number';
const SHOWN = 4;

/** Punctuation and case do not make a different number. */
const digestOf = (app: App, idNumber: string) =>
  keyedDigest(app, PURPOSE, idNumber.toUpperCase().replace(/-/g, ''));

/**
 * One account a person (docs/domain/accounts.md §1): an ID number that any account has given, even
 * a closed one, opens no second account. Otherwise an excluded player could return under another
 * name. Throws `registration.person`, which does not tell why.
 */
export async function refusePerson(app: App, idNumber: string | undefined): Promise<void> {
  if (idNumber !== undefined && (await hasIdNumber(app.db, digestOf(app, idNumber)))) {
    throw refuse('registration.person');
  }
}

/**
 * The columns that store an ID number: encrypted, its last digits to show, its digest to find it.
 * If several register with one number at once, the first to commit gets it; throws
 * `registration.person` for the others.
 */
export async function sealIdNumber(app: App, tx: Tx, member: MemberId, idNumber: string) {
  const digest = digestOf(app, idNumber);
  await lockIdNumber(tx, digest);
  if (await hasIdNumber(tx, digest)) throw refuse('registration.person');
  return {
    id_number: siteEnvelope(app, PURPOSE).seal(member, idNumber),
    id_number_last4: idNumber.slice(-SHOWN),
    id_number_digest: digest,
  };
}
