import { plusSeconds, type MemberId } from '@palaro/kernel';
import { keyedDigest, refuse, type App, type Db, type Member } from '@palaro/server';
import {
  passkeyParty,
  passkeyToMake,
  passkeyToUse,
  readMadePasskey,
  readUsedPasskey,
  type PasskeyJson,
  type StoredPasskey,
} from '@palaro/verification/server';
import type { ChallengePurpose } from './second-factor.tables.ts';

const CHALLENGE_SECONDS = 300;

/** A password comes first, so the passkey alone need not recognise its owner. */
const partyOf = (app: App) => passkeyParty(app.config.publicUrl, false);

/** The domain that passkeys belong to; null where the site's address is an IP address. */
export const passkeyDomain = (app: App): string | null => partyOf(app)?.rpID ?? null;

function relyingParty(app: App) {
  const party = partyOf(app);
  if (party === null) throw refuse('passkey.unavailable');
  return party;
}

export const listPasskeys = (db: Db, member: MemberId) =>
  db
    .selectFrom('factor_passkey')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('added_at')
    .execute();

/** The options with which the browser makes a passkey. Refuses `passkey.unavailable`. */
export async function creationOptions(app: App, { id, account }: Member): Promise<PasskeyJson> {
  const owner = {
    rpName: app.site.settings['site.name'],
    userName: account,
    userID: new Uint8Array(keyedDigest(app, 'security.passkey-user', id)),
  };
  const options = await passkeyToMake(relyingParty(app), owner, await listPasskeys(app.db, id));
  await keepChallenge(app, id, 'add', options.challenge);
  return { ...options };
}

/** Verifies the passkey that the browser made; answers what to store. Refuses `passkey.refused`. */
export async function readAttestation(
  app: App,
  member: MemberId,
  attestation: PasskeyJson,
): Promise<StoredPasskey> {
  const made = await readMadePasskey(relyingParty(app), attestation, (challenge) =>
    takeChallenge(app, member, 'add', challenge),
  );
  if (made === null) throw refuse('passkey.refused');
  return made;
}

/**
 * The options with which the browser uses one of the member's passkeys. Refuses
 * `second_factor.off`.
 */
export async function requestOptions(
  app: App,
  member: MemberId,
  purpose: 'prove' | 'login',
): Promise<PasskeyJson> {
  const party = relyingParty(app);
  const passkeys = await listPasskeys(app.db, member);
  if (passkeys.length === 0) throw refuse('second_factor.off');
  const options = await passkeyToUse(party, passkeys);
  await keepChallenge(app, member, purpose, options.challenge);
  return { ...options };
}

/** Uses up a passkey's signature; answers whether it was the member's and fresh. */
export async function takeAssertion(
  app: App,
  member: MemberId,
  assertion: PasskeyJson,
  purpose: 'prove' | 'login',
): Promise<boolean> {
  const party = relyingParty(app);
  const known = await listPasskeys(app.db, member);
  const used = await readUsedPasskey(party, known, assertion, (challenge) =>
    takeChallenge(app, member, purpose, challenge),
  );
  if (used === null) return false;
  const { numUpdatedRows } = await app.db
    .updateTable('factor_passkey')
    .set({ counter: used.counter, last_used_at: app.clock.now() })
    .where('id', '=', used.passkey.id)
    .where('counter', '=', used.passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const keepChallenge = (app: App, member: MemberId, purpose: ChallengePurpose, challenge: string) =>
  app.db
    .insertInto('factor_challenge')
    .values({
      challenge,
      member_id: member,
      purpose,
      expires_at: plusSeconds(app.clock.now(), CHALLENGE_SECONDS),
    })
    .execute();

async function takeChallenge(
  app: App,
  member: MemberId,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<boolean> {
  const taken = await app.db
    .deleteFrom('factor_challenge')
    .where('challenge', '=', challenge)
    .where('member_id', '=', member)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', app.clock.now())
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
}
