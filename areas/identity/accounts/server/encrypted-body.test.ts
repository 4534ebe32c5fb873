import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsSite, PASSWORD, type AccountsSite, type Answer } from './test-accounts.ts';

let site: AccountsSite;
beforeAll(async () => {
  site = await accountsSite();
});
afterAll(() => site.stop());
beforeEach(() => site.calm());

interface Offer {
  kid: string;
  jwk: JWK;
  nonce: string;
}
const offer = async () =>
  (await site.strange().call('GET', '/wps/session/key')).value as unknown as Offer;
const form = { type: 'username', username: 'member1', password: PASSWORD };

interface Odd {
  header?: Record<string, unknown>;
  nonce?: string;
  plain?: unknown;
  enc?: string;
}

async function seal({ kid, jwk, nonce }: Offer, odd: Odd = {}) {
  const plain = odd.plain ?? { nonce: odd.nonce ?? nonce, body: form };
  const header = { alg: 'ECDH-ES', enc: odd.enc ?? 'A256GCM', kid, ...odd.header };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(jwk, header.alg));
}

const send = (jwe: unknown): Promise<Answer> =>
  site.strange().call('POST', '/wps/session/login', {
    body: { jwe },
    headers: { Encryption: 'JWE' },
  });
const codeOf = async (jwe: unknown) => (await send(jwe)).code;

/** Replaces the header of a sealed body, as an attacker would. */
const withHeader = (jwe: string, more: object) => {
  const [head = '', ...rest] = jwe.split('.');
  const header = { ...(JSON.parse(Buffer.from(head, 'base64url').toString()) as object), ...more };
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.');
};

describe('LOGIN-06 AC-15 encrypted bodies', () => {
  it('can be opened once, with any of our current keys', async () => {
    const jwe = await seal(await offer());
    expect((await send(jwe)).status).toBe(200);
    expect(await codeOf(jwe)).toBe('encryption_stale');
  });

  it('are refused in any other algorithm, compressed, or with a header that must be understood', async () => {
    const offered = await offer();
    const jwe = await seal(offered);
    const foreign = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true });
    const odd = [
      await seal(offered, { enc: 'A128GCM' }),
      await seal(offered, { enc: 'A128CBC-HS256' }),
      await seal(offered, { header: { alg: 'ECDH-ES+A128KW' } }),
      await seal({ ...offered, jwk: await exportJWK(foreign.publicKey) }),
      withHeader(jwe, { zip: 'DEF' }),
      withHeader(jwe, { crit: ['exp'], exp: 1 }),
      withHeader(jwe, { alg: 'dir' }),
      withHeader(jwe, { alg: 'none' }),
    ];
    expect(await Promise.all(odd.map(codeOf))).toEqual(odd.map(() => 'encryption_invalid'));
  });

  it('are refused with a foreign key, a truncated tag, a point off the curve, or if too large', async () => {
    const offered = await offer();
    const jwe = await seal(offered);
    const [head = '', key = '', iv = '', text = '', tag = ''] = jwe.split('.');
    const { epk } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { epk: JWK };
    const odd = [
      await seal({ ...offered, kid: 'no-such-key' }),
      [head, key, iv, text, tag.slice(0, -6)].join('.'),
      [head, key, iv, text, ''].join('.'),
      [head, key, iv, `${text.slice(0, -4)}AAAA`, tag].join('.'),
      withHeader(jwe, { epk: { ...epk, y: epk.x } }),
      withHeader(jwe, { epk: { kty: 'EC', crv: 'P-384', x: epk.x, y: epk.y } }),
      withHeader(jwe, { epk: undefined }),
      'a.b.c.d.e',
      'x'.repeat(8 * 1024 + 1),
    ];
    expect(await Promise.all(odd.map(codeOf))).toEqual(odd.map(() => 'encryption_invalid'));
  });

  it('are refused when the decrypted content is not a body', async () => {
    const offered = await offer();
    const odd = await Promise.all(
      ['text', [], { body: form }, { nonce: offered.nonce }, { nonce: 7, body: form }].map(
        (plain) => seal(offered, { plain }),
      ),
    );
    expect(await Promise.all(odd.map(codeOf))).toEqual(odd.map(() => 'encryption_invalid'));
  });
});

describe('nonces', () => {
  it('AC-16 can be used once, even by a hundred requests at the same time', async () => {
    const offered = await offer();
    const sealed = await Promise.all(
      Array.from({ length: 100 }, () =>
        seal(offered, { plain: { nonce: offered.nonce, body: { type: 'username' } } }),
      ),
    );
    const codes = await Promise.all(sealed.map(codeOf));
    // The one use that passes is a form without fields, so it is refused as malformed.
    expect(codes.filter((code) => code === 'malformed')).toHaveLength(1);
    expect(codes.filter((code) => code === 'encryption_stale')).toHaveLength(99);
  });

  it('AC-17 end after two minutes', async () => {
    const jwe = await seal(await offer());
    site.app.clock.advance(121);
    expect(await codeOf(jwe)).toBe('encryption_stale');
  });

  it('that nobody received open nothing', async () => {
    expect(await codeOf(await seal(await offer(), { nonce: 'AAAAAAAAAAAAAAAAAAAAAA' }))).toBe(
      'encryption_stale',
    );
  });
});

describe('keys', () => {
  it('AC-18 change daily; the previous key works for ten minutes more, then is stale', async () => {
    const old = await offer();
    site.app.clock.advance(24 * 3600 + 300);
    const fresh = await offer();
    expect(fresh.kid).not.toBe(old.kid);
    expect((await send(await seal({ ...old, nonce: fresh.nonce }))).status).toBe(200);
    site.app.clock.advance(400);
    const late = await offer();
    expect(await codeOf(await seal({ ...old, nonce: late.nonce }))).toBe('encryption_stale');
    expect((await send(await seal(late))).status).toBe(200);
  });

  it('never leave the server with their private half', async () => {
    expect(Object.keys((await offer()).jwk).sort()).toEqual(['crv', 'kty', 'x', 'y']);
  });
});

it('AC-19 plain bodies are refused if the deployment says so', async () => {
  await site.app.site.change({ settings: { 'encryption.required': true } });
  const plain = await site.strange().login('member1');
  expect(plain).toMatchObject({ status: 400, code: 'encryption_required' });
  expect((await send(await seal(await offer()))).status).toBe(200);
  await site.app.site.change({ settings: { 'encryption.required': false } });
  expect((await site.strange().login('member1')).status).toBe(200);
});
