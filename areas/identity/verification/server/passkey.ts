import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { isIP } from 'node:net';

/** Loaded for the first passkey: it takes as long as all of the HTTP server's modules. */
const library = () => import('@simplewebauthn/server');

/** What a browser and the server tell each other about a passkey (WebAuthn). */
export type PasskeyJson = Record<string, unknown>;

/** A passkey as a table keeps it. */
export interface StoredPasskey {
  /** The authenticator's own id for it, base64url. */
  id: string;
  public_key: Buffer;
  /** Grows with each use where the authenticator counts; a copy falls behind. */
  counter: string;
  transports: string[];
}

/** The site as passkeys know it. */
export interface PasskeyParty {
  rpID: string;
  origin: string;
  /** The authenticator must have recognised its owner, by a finger or a PIN. */
  ownerVerified: boolean;
}

/**
 * The site or the console, by the address at which its users open it. Null where that is an IP
 * address: passkeys belong to a domain.
 */
export function passkeyParty(address: string, ownerVerified: boolean): PasskeyParty | null {
  const { hostname, origin } = new URL(address);
  return isIP(hostname.replace(/[[\]]/g, '')) ? null : { rpID: hostname, origin, ownerVerified };
}

/** Takes a challenge that was given; false: it is unknown, used or too old. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

const wanted = ({ ownerVerified }: PasskeyParty) => (ownerVerified ? 'required' : 'preferred');

/**
 * The options with which a browser makes a passkey. `userID` must tell nothing about the owner,
 * since authenticators store it unencrypted.
 */
export const passkeyToMake = async (
  party: PasskeyParty,
  owner: { rpName: string; userName: string; userID: Uint8Array<ArrayBuffer> },
  known: readonly StoredPasskey[],
) =>
  (await library()).generateRegistrationOptions({
    ...owner,
    rpID: party.rpID,
    excludeCredentials: known.map(asCredential),
    // The password comes first and names the owner, so the passkey need not be discoverable.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: wanted(party) },
  });

/** The passkey that a browser made, as it is stored; null if it proves nothing. */
export async function readMadePasskey(
  party: PasskeyParty,
  made: PasskeyJson,
  takeChallenge: TakeChallenge,
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: made as unknown as RegistrationResponseJSON,
    expectedChallenge: takeChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpID,
    requireUserVerification: party.ownerVerified,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { id, public_key: Buffer.from(publicKey), counter: String(counter), transports };
}

/** The options with which a browser uses one of the known passkeys. */
export const passkeyToUse = async (party: PasskeyParty, known: readonly StoredPasskey[]) =>
  (await library()).generateAuthenticationOptions({
    rpID: party.rpID,
    allowCredentials: known.map(asCredential),
    userVerification: wanted(party),
  });

/**
 * Judges a signature of one of the known passkeys: the passkey and its new counter, or null. Store
 * the counter only where the old one still stands: one that does not move on means a copied key, or
 * an answer that was used before.
 */
export async function readUsedPasskey(
  party: PasskeyParty,
  known: readonly StoredPasskey[],
  used: PasskeyJson,
  takeChallenge: TakeChallenge,
): Promise<{ passkey: StoredPasskey; counter: string } | null> {
  const passkey = known.find(({ id }) => id === used.id);
  if (!passkey) return null;
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: used as unknown as AuthenticationResponseJSON,
    expectedChallenge: takeChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpID,
    requireUserVerification: party.ownerVerified,
    credential: asCredential(passkey),
  }).catch(() => null);
  if (!verified?.verified) return null;
  return { passkey, counter: String(verified.authenticationInfo.newCounter) };
}

const asCredential = (row: StoredPasskey): WebAuthnCredential => ({
  id: row.id,
  publicKey: new Uint8Array(row.public_key),
  counter: Number(row.counter),
  transports: row.transports as AuthenticatorTransport[],
});
