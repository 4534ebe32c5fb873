import {
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import { plusSeconds, randomToken } from '@palaro/kernel';
import { refuse, siteEnvelope, type App } from '@palaro/server';

const ALGORITHM = 'ECDH-ES';
const ENCRYPTION = 'A256GCM';
const NONCE_SECONDS = 120;
const KEY_SECONDS = 24 * 3600;
/** A replaced key still opens bodies that were already on their way. */
const KEY_GRACE_SECONDS = 600;
/** A retired key's name is kept this long, so that a late caller is told to fetch a new key. */
const KEY_NAMED_SECONDS = 7 * KEY_SECONDS;
const JWE_MAX_BYTES = 8 * 1024;

/** A public key and a nonce that opens one body (docs/domain/accounts.md §2). */
export async function offerBodyKey(app: App) {
  const now = app.clock.now();
  const key = (await newestKey(app, now)) ?? (await makeKey(app, now));
  const nonce = randomToken(16);
  await app.db.deleteFrom('body_nonce').where('expires_at', '<', now).execute();
  await app.db
    .insertInto('body_nonce')
    .values({ nonce, expires_at: plusSeconds(now, NONCE_SECONDS) })
    .execute();
  const { d: _secret, ...jwk } = key.jwk;
  return { kid: key.kid, jwk, nonce, expiresInSeconds: NONCE_SECONDS };
}

async function newestKey(app: App, now: Date) {
  const row = await app.db
    .selectFrom('body_key')
    .selectAll()
    .where('created_at', '>', plusSeconds(now, -KEY_SECONDS))
    .where('sealed', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.sealed) return null;
  try {
    return { kid: row.kid, jwk: openKey(app, row.kid, row.sealed) };
  } catch {
    // Sealed under another secret, as after a restore without the keys: members must get in anyway.
    return null;
  }
}

const envelope = (app: App) => siteEnvelope(app, 'keys of encrypted bodies');

const openKey = (app: App, kid: string, sealed: Buffer) =>
  JSON.parse(envelope(app).open(kid, sealed)) as JWK;

async function makeKey(app: App, now: Date) {
  const pair = await generateKeyPair(ALGORITHM, { crv: 'P-256', extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  const kid = randomToken(9);
  const forgotten = plusSeconds(now, -KEY_NAMED_SECONDS);
  await app.db.deleteFrom('body_key').where('created_at', '<', forgotten).execute();
  await app.db
    .insertInto('body_key')
    .values({ kid, sealed: envelope(app).seal(kid, JSON.stringify(jwk)), created_at: now })
    .execute();
  return { kid, jwk };
}

/**
 * Opens a compact JWE whose plaintext is `{nonce, body}`. Throws `encryption_invalid` for anything
 * that is not exactly ECDH-ES with A256GCM. Throws `encryption_stale` for a spent nonce or a
 * retired key; the client then fetches a new key once.
 */
export async function openBody(app: App, jwe: string): Promise<unknown> {
  if (jwe.length > JWE_MAX_BYTES) throw refuse('encryption_invalid');
  const plain = await decrypt(app, jwe);
  const { nonce, body } = readPlain(plain);
  const spent = await app.db
    .deleteFrom('body_nonce')
    .where('nonce', '=', nonce)
    .where('expires_at', '>', app.clock.now())
    .executeTakeFirst();
  if (spent.numDeletedRows !== 1n) throw refuse('encryption_stale');
  return body;
}

async function decrypt(app: App, jwe: string): Promise<Uint8Array> {
  try {
    const opened = await compactDecrypt(jwe, (header) => privateKey(app, header.kid), {
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
    });
    return opened.plaintext;
  } catch (error) {
    throw error instanceof RetiredKey ? refuse('encryption_stale') : refuse('encryption_invalid');
  }
}

class RetiredKey extends Error {}

async function privateKey(app: App, kid: string | undefined): Promise<CryptoKey> {
  const oldest = plusSeconds(app.clock.now(), -(KEY_SECONDS + KEY_GRACE_SECONDS));
  const row = await app.db
    .selectFrom('body_key')
    .select(['sealed', 'created_at'])
    .where('kid', '=', kid ?? '')
    .executeTakeFirst();
  if (!row) throw new Error('unknown key');
  if (!row.sealed || row.created_at <= oldest) throw new RetiredKey();
  return (await importJWK(openKey(app, kid ?? '', row.sealed), ALGORITHM)) as CryptoKey;
}

function readPlain(plain: Uint8Array): { nonce: string; body: unknown } {
  try {
    const { nonce, body } = JSON.parse(new TextDecoder().decode(plain)) as Record<string, unknown>;
    if (typeof nonce === 'string' && typeof body === 'object') return { nonce, body };
  } catch {
    // Falls through: a plaintext that is not JSON is refused like any other wrong one.
  }
  throw refuse('encryption_invalid');
}
