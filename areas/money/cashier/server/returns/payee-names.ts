import type { MemberId } from '@palaro/kernel';
import { readPerson } from '@palaro/kyc/server';
import { siteEnvelope, type App } from '@palaro/server';
import { nameScore } from '../deposits/name-score.ts';
import { openPayer } from '../deposits/payer-name.ts';
import { readAbout } from '../methods/methods.repository.ts';

/** Names beyond these add nothing to the comparison. */
const DEPOSITS = 20;

/** Names that the member is known by: his document's, his payee's, and who paid his deposits in. */
async function knownNames(app: App, member: MemberId): Promise<string[]> {
  const [person, { payeeName }, deposits] = await Promise.all([
    readPerson(app, member),
    readAbout(app.db, member),
    app.db
      .selectFrom('deposit_order')
      .selectAll()
      .where('member_id', '=', member)
      .where('state', '=', 'Paid')
      .orderBy('created_at', 'desc')
      .limit(DEPOSITS)
      .execute(),
  ]);
  const payers = deposits.map((order) => openPayer(app, order));
  const names = [person?.fullName, payeeName, ...payers];
  return [...new Set(names.filter((name): name is string => !!name))];
}

/** Each known name with its likeness to the payee's, the likest first: `Juan Dela Cruz · 95 %`. */
export async function scoredNames(app: App, member: MemberId, payee: string): Promise<string[]> {
  const names = await knownNames(app, member);
  return names
    .map((name) => ({ name, score: Math.round(nameScore(payee, name) * 100) }))
    .sort((one, other) => other.score - one.score)
    .map(({ name, score }) => `${name} · ${score} %`);
}

const envelope = (app: App) => siteEnvelope(app, 'cashier.payee');

/** Seals the name that a return was paid to, as base64: requests and parts keep no name openly. */
export const sealPayee = (app: App, id: string, name: string): string =>
  envelope(app).seal(id, name).toString('base64');

export const openPayee = (app: App, id: string, sealed: string): string =>
  envelope(app).open(id, Buffer.from(sealed, 'base64'));
