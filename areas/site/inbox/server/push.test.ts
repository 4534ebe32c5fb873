import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { excludeMember } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inboxArea } from './index.ts';
import { isPublic } from './outward-fence.ts';
import { isPushAddress, pushDoor, vapidKeys } from './push-door.ts';
import { broadcast, sendMessage } from './send-message.ts';
import { inboxSite, WORDS, type InboxSite } from './test-inbox.ts';

/** A push service on this machine: what it received, and what it answers next. */
async function pushService() {
  const came: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '', headers } = request;
      came.push({ path: url, headers, body: Buffer.concat(parts) });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    came,
    answers(status: number, headers?: Record<string, string>) {
      answer = headers ? { status, headers } : { status };
    },
    /** Stands where the internet would be: `https://push.test/x` comes here. */
    post: async (endpoint: string, parcel: { headers: object; body: Buffer }) => {
      const { pathname } = new URL(endpoint);
      const headers = new Headers(parcel.headers as Record<string, string>);
      headers.delete('Content-Length');
      const body = new Uint8Array(parcel.body);
      const there = `http://127.0.0.1:${port}${pathname}`;
      const response = await fetch(there, { method: 'POST', headers, body });
      const wait = response.headers.get('retry-after');
      return { status: response.status, retryAfterSeconds: wait === null ? null : Number(wait) };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A phone with its keys, which decrypts what it receives (RFC 8291, RFC 8188). */
function phone(path: string) {
  const curve = createECDH('prime256v1');
  const point = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `https://push.test/${path}`,
      keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const shared = hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32);
      const derive = (what: string, length: number) =>
        Buffer.from(
          hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${what}\0`, length),
        );
      const opened = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      opened.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
      // A byte 2 ends the data of the last record (RFC 8188).
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}

let site: InboxSite;
let service: Awaited<ReturnType<typeof pushService>>;
beforeAll(async () => {
  site = await inboxSite({ tasks: 'none' });
  service = await pushService();
  pushDoor(site.app).post = service.post;
});
afterAll(async () => {
  await service.stop();
  await site.stop();
});
afterEach(async () => {
  service.came.length = 0;
  service.answers(201);
  await site.app.pool.query('delete from push_subscription');
});

const PATH = '/api/v1/push/subscription';
const subscribe = (token: string, body: object) => site.call(token, 'PUT', PATH, body);
const run = () => site.runTasks();
let last = 0;
const send = (member: MemberId, kind: 'MONEY' | 'PROMO' = 'MONEY') =>
  sendMessage(site.app, { member, kind, key: `push/${(last += 1)}`, body: WORDS });

describe('web push', () => {
  it('sends a device only a title, encrypted for it, signed by the site', async () => {
    const { id, token } = await site.member();
    const device = phone('one');
    expect((await subscribe(token, device.subscription)).status).toBe(200);
    expect((await subscribe(token, device.subscription)).status).toBe(200);
    await send(id);
    expect(service.came).toEqual([]);
    await run();
    await run();
    expect(service.came).toHaveLength(1);
    const [{ path, headers, body }] = service.came as [(typeof service.came)[number]];
    const [message] = (await site.inbox(token)).list;
    expect(path).toBe('/one');
    expect(device.read(body)).toEqual({ title: 'News', url: '/m/webEmail', tag: message?.id });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const { publicKey } = (await site.call<{ publicKey: string }>(token, 'GET', '/api/v1/push/key'))
      .value;
    expect(publicKey).toBe(vapidKeys(site.app).publicKey);
    expect(isSignedBy(publicKey, headers.authorization ?? '')).toEqual({
      right: true,
      aud: 'https://push.test',
    });
  });

  it('sends a broadcast to every device of its audience, in the device’s language', async () => {
    const one = await site.member();
    const promo = await site.member();
    const other = await site.member(1);
    const devices = ['a', 'b', 'c'].map(phone);
    await Promise.all(
      [one, promo, other].map(({ token }, i) => subscribe(token, devices[i]?.subscription ?? {})),
    );
    await site.agree(promo.id);
    site.app.clock.advance(1);
    await broadcast(site.app, { kind: 'SYSTEM', key: 'push/all', body: WORDS, memberTypes: [0] });
    await broadcast(site.app, { kind: 'PROMO', key: 'push/promo', body: WORDS });
    await run();
    expect(await site.count('push_broadcast')).toBe(0);
    expect(service.came.map(({ path }) => path).sort()).toEqual(['/a', '/b', '/b']);
  });

  it('removes a device that is gone, and asks a busy service again later', async () => {
    const { id, token } = await site.member();
    const device = phone('busy');
    await subscribe(token, device.subscription);
    await send(id);
    service.answers(429, { 'Retry-After': '120' });
    await run();
    service.answers(503);
    await site.advance(60);
    await run();
    expect(service.came).toHaveLength(1);
    await site.advance(60);
    await run();
    expect(service.came).toHaveLength(2);
    service.answers(201);
    await site.advance(3_600);
    await run();
    expect(service.came).toHaveLength(3);
    expect(await site.count('push_delivery')).toBe(0);
    for (const gone of [404, 410]) {
      await subscribe(token, device.subscription);
      await send(id);
      service.answers(gone);
      await run();
      expect(await site.count('push_subscription')).toBe(0);
    }
  });

  it('gives up a service that does not answer for a day', async () => {
    const { id, token } = await site.member();
    await subscribe(token, phone('silent').subscription);
    await send(id);
    service.answers(500);
    for (let hour = 0; hour < 25; hour++) {
      await run();
      await site.advance(3_600);
    }
    await run();
    expect(await site.count('push_delivery')).toBe(0);
    expect(await site.count('push_subscription')).toBe(1);
  });

  it('a member in a break gets no promotion, not even one that already waited', async () => {
    const { id, token } = await site.member();
    await site.agree(id);
    site.app.clock.advance(1);
    const device = phone('break');
    await subscribe(token, device.subscription);
    await send(id, 'PROMO');
    await excludeMember(site.app, id, { kind: 'self', until: null });
    await run();
    expect(service.came.map(({ body }) => device.read(body))).toMatchObject([
      { title: 'Your account is excluded from play' },
    ]);
  });

  it('a device belongs to its last member, and gets nothing after the logout', async () => {
    const one = await site.member();
    const two = await site.member();
    const device = phone('shared');
    await subscribe(one.token, device.subscription);
    await send(one.id);
    await subscribe(two.token, device.subscription);
    await run();
    expect(service.came).toEqual([]);
    await send(two.id);
    await run();
    expect(service.came).toHaveLength(1);
    await site.call(two.token, 'POST', '/wps/session/logout');
    await run();
    expect(await site.count('push_subscription')).toBe(0);
  });

  it('an address that an earlier version left in the open is sealed, and is still told', async () => {
    const { id, token } = await site.member();
    const device = phone('before');
    const { endpoint, keys } = device.subscription;
    await site.app.pool.query(
      `insert into push_subscription
        (member_id, endpoint, p256dh, auth, language, session_id, created_at)
        values ($1, $2, $3, $4, 'EN', gen_random_uuid(), $5)`,
      [id, endpoint, keys.p256dh, keys.auth, site.app.clock.now()],
    );
    await inboxArea.start?.(site.app);
    const { rows } = await site.app.pool.query<{ row: string }>(
      `select concat(s::text, encode(sealed, 'escape')) "row" from push_subscription s`,
    );
    expect(rows).toHaveLength(1);
    for (const secret of [endpoint, keys.p256dh, keys.auth]) {
      expect(rows[0]?.row).not.toContain(secret);
    }
    expect((await subscribe(token, device.subscription)).status).toBe(200);
    expect(await site.count('push_subscription')).toBe(1);
    await send(id);
    await run();
    expect(service.came.map(({ body }) => device.read(body))).toMatchObject([{ title: 'News' }]);
  });

  it('an address that another secret sealed is forgotten', async () => {
    const { id, token } = await site.member();
    await subscribe(token, phone('lost').subscription);
    await site.app.pool.query('update push_subscription set sealed = address_digest');
    await send(id);
    await run();
    expect(service.came).toEqual([]);
    expect(await site.count('push_subscription')).toBe(0);
  });

  it('an address inside the network is refused', async () => {
    const { token } = await site.member();
    const { keys } = phone('x').subscription;
    const wrong = [
      'http://push.test/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://localhost/x',
      'https://push.test:8443/x',
      'https://me:secret@push.test/x',
      'https://2130706433/x',
      'file:///etc/passwd',
      'no address',
    ];
    for (const endpoint of wrong) {
      expect(isPushAddress(endpoint), endpoint).toBe(false);
      expect(await subscribe(token, { endpoint, keys })).toMatchObject({
        status: 422,
        code: 'push.address',
      });
    }
    const inner = ['127.0.0.1', '10.1.2.3', '169.254.169.254', '192.168.1.1', '100.64.0.1'];
    const wrapped = ['::1', '::ffff:127.0.0.1', 'fd00::1', 'fe80::1', '64:ff9b::7f00:1', '2002::1'];
    for (const ip of [...inner, ...wrapped, 'nonsense']) expect(isPublic(ip), ip).toBe(false);
    for (const ip of ['8.8.8.8', '142.250.1.1', '2606:4700::1111']) expect(isPublic(ip)).toBe(true);
    const bad = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: keys.auth };
    expect(await subscribe(token, { endpoint: 'https://push.test/x', keys: bad })).toMatchObject({
      status: 422,
      code: 'push.keys',
    });
  });
});

/** Verifies the VAPID header (RFC 8292) as a push service does. */
function isSignedBy(publicKey: string, header: string) {
  const [, jwt = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  return { right: signed && key === publicKey, aud };
}
