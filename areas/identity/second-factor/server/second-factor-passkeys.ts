import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { isIP } from 'node:net';
import type { Selectable } from 'kysely';
import { plusSeconds, type MemberId } from '@palaro/kernel';
import { keyedDigest, refuse, type App, type Db, type Member, type Tables } from '@palaro/server';
import type { ChallengePurpose } from './second-factor.tables.ts';

const CHALLENGE_SECONDS = 300;

type Json = Record<string, unknown>;
type PasskeyRow = Selectable<Tables['factor_passkey']>;

/** The domain that passkeys belong to; null where the site's address is an IP address. */
export function passkeyDomain({ config }: App): string | null {
  const { hostname } = new URL(config.publicUrl);
  return isIP(hostname.replace(/[[\]]/g, '')) ? null : hostname;
}

function relyingParty(app: App) {
  const rpID = passkeyDomain(app);
  if (rpID === null) throw refuse('passkey.unavailable');
  return { rpID, origin: new URL(app.config.publicUrl).origin };
}

export const listPasskeys = (db: Db, member: MemberId) =>
  db
    .selectFrom('factor_passkey')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('added_at')
    .execute();

/** The options with which the browser makes a passkey. Refuses `passkey.unavailable`. */
export async function creationOptions(app: App, { id, account }: Member): Promise<Json> {
  const { rpID } = relyingParty(app);
  const options = await generateRegistrationOptions({
    rpID,
    rpName: app.site.settings['site.name'],
    userName: account,
    // Authenticators store this id unencrypted, so it must tell nothing about the member.
    userID: new Uint8Array(keyedDigest(app, 'security.passkey-user', id)),
    excludeCredentials: (await listPasskeys(app.db, id)).map(asCredential),
    // The password comes first and names the member, so the passkey need not be discoverable.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await keepChallenge(app, id, 'add', options.challenge);
  return { ...options };
}

/** Verifies the passkey that the browser made; answers what to store. Refuses `passkey.refused`. */
export async function readAttestation(app: App, member: MemberId, attestation: Json) {
  const { rpID, origin } = relyingParty(app);
  const verified = await verifyRegistrationResponse({
    response: attestation as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(app, member, 'add', challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) throw refuse('passkey.refused');
  return verified.registrationInfo.credential;
}

/**
 * The options with which the browser uses one of the member's passkeys. Refuses
 * `second_factor.off`.
 */
export async function requestOptions(
  app: App,
  member: MemberId,
  purpose: 'prove' | 'login',
): Promise<Json> {
  const { rpID } = relyingParty(app);
  const passkeys = await listPasskeys(app.db, member);
  if (passkeys.length === 0) throw refuse('second_factor.off');
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: passkeys.map(asCredential),
    userVerification: 'preferred',
  });
  await keepChallenge(app, member, purpose, options.challenge);
  return { ...options };
}

/**
 * Uses up a passkey's signature; answers whether it was the member's and fresh. A counter that does
 * not grow means a copied key or an answer that was used before.
 */
export async function takeAssertion(
  app: App,
  member: MemberId,
  assertion: Json,
  purpose: 'prove' | 'login',
): Promise<boolean> {
  const { rpID, origin } = relyingParty(app);
  const passkey = (await listPasskeys(app.db, member)).find(({ id }) => id === assertion.id);
  if (!passkey) return false;
  const verified = await verifyAuthenticationResponse({
    response: assertion as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(app, member, purpose, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: asCredential(passkey),
  }).catch(() => null);
  if (!verified?.verified) return false;
  const counter = String(verified.authenticationInfo.newCounter);
  const { numUpdatedRows } = await app.db
    .updateTable('factor_passkey')
    .set({ counter, last_used_at: app.clock.now() })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const asCredential = (row: PasskeyRow): WebAuthnCredential => ({
  id: row.id,
  publicKey: new Uint8Array(row.public_key),
  counter: Number(row.counter),
  transports: row.transports as AuthenticatorTransport[],
});

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
