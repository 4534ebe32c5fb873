import { addCredential, retireCredential, switchVendor } from '@palaro/catalogue/server';
import { Money, randomHex, randomToken } from '@palaro/kernel';
import { testApp, type TestApp } from '@palaro/testkit';
import {
  CONFORMANCE_CASES,
  type AttemptChange,
  type Bench,
  type Credential,
  type Message,
  type Player,
  type Reply,
} from '@palaro/vendors/conformance';
import {
  balances,
  creditOpening,
  endSessionsOf,
  launchSession,
  openWallet,
} from '@palaro/wallet/server';
import { createHmac } from 'node:crypto';
import { afterAll, describe, it } from 'vitest';

const VENDOR = 'DEMO';
const GAME = 'demo-slot';

/** Signs as the protocol's §2 says, apart from the adapter that is on trial. */
function sign(secret: string, parts: (string | number)[], body: string) {
  const text = ['v1', ...parts, body].join('\n');
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/** The demo vendor's transport: two nodes on one database, asked in turn over real HTTP. */
async function demoBench(): Promise<{ bench: Bench; stop(): Promise<void> }> {
  const first = await testApp();
  const second = await testApp({ database: first.database, clock: first.app.clock });
  const nodes = [first, second];
  let turn = 0;
  const node = () => nodes[turn++ % nodes.length] as TestApp;
  const { app } = first;
  let current: Credential = { key: 'demo-vendor', secret: 'demo-vendor-secret' };
  await addCredential(app, { vendor: VENDOR, ...current });

  async function exchange(
    method: 'GET' | 'POST',
    path: string,
    body: string,
    change: AttemptChange = {},
  ): Promise<Reply> {
    const { key, secret } = change.credential ?? current;
    const now = Math.floor(app.clock.now().getTime() / 1000);
    const timestamp = now + (change.timestampOffset ?? 0);
    const nonce = change.nonce ?? randomHex(16);
    const [, , , , called = ''] = path.split('/');
    const signedPath = path.split('?')[0]?.replace(called, change.signedAs ?? called) ?? '';
    const response = await fetch(node().url + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Vendor-Key': key,
        'X-Timestamp': String(timestamp),
        'X-Nonce': nonce,
        'X-Signature': sign(secret, [timestamp, nonce, signedPath], body),
      },
      ...(method === 'POST' ? { body: change.tampered?.(body) ?? body } : {}),
    });
    const text = await response.text();
    const signature = sign(secret, [timestamp, nonce, 'response'], text);
    return {
      http: response.status,
      signed: response.headers.get('x-signature') === signature,
      body: JSON.parse(text) as Reply['body'],
    };
  }

  const send = (command: string, message: Message, change?: AttemptChange) =>
    exchange(
      'POST',
      `/vendor/v1/${VENDOR}/${command}`,
      change?.raw ?? JSON.stringify(message),
      change,
    );

  async function launchCode({ member }: Pick<Player, 'member'>) {
    const about = { device: 'MOBILE', language: 'TY', country: 'PH', nickname: 'Maria' } as const;
    return (await launchSession(app, { member, vendor: VENDOR, game: GAME, ...about })).code;
  }

  const bench: Bench = {
    vendor: VENDOR,
    game: GAME,
    maxBet: '500.0000',
    async player(balance = '100.0000') {
      const member = await newMember(app);
      await openWallet(app, member, 'R');
      await creditOpening(app, { member, amount: Money.of(balance), key: `opening/${member}` });
      const { body } = await send('authenticate', { code: await launchCode({ member }) });
      return { member, session: String(body.session) };
    },
    launchCode,
    send,
    ask: ({ member }, transaction) =>
      exchange('GET', `/vendor/v1/${VENDOR}/transactions/${transaction}?member=${member}`, ''),
    balance: async ({ member }) => Money.text((await balances(app, member)).main),
    advance: (seconds) => app.clock.advance(seconds),
    logOut: ({ member }) => endSessionsOf(app, member),
    async block({ member }) {
      await app.db
        .updateTable('member')
        .set({ state: 'disabled' })
        .where('id', '=', member)
        .execute();
      app.clock.advance(3);
    },
    async switchVendor(on) {
      await switchVendor(app, VENDOR, on);
      app.clock.advance(3);
    },
    async parked() {
      const { rows } = await app.pool.query('select count(*)::int as parked from gateway_parked');
      return (rows as { parked: number }[])[0]?.parked ?? 0;
    },
    async rotate() {
      const [retired, live] = [current, { key: `rotated-${randomHex(4)}`, secret: randomToken() }];
      await addCredential(app, { vendor: VENDOR, ...live });
      await retireCredential(app, retired.key);
      current = live;
      return { retired, live };
    },
  };
  return { bench, stop: async () => (await second.stop(), first.stop()) };
}

async function newMember({ db, clock }: TestApp['app']): Promise<string> {
  const { id } = await db
    .insertInto('member')
    .values({
      account: `m${randomHex(6)}`,
      type: 0,
      merchant_code: 'palaro',
      language: 'TY',
      password_hash: 'none',
      upline_id: null,
      registered_at: clock.now(),
      last_login_at: null,
      last_login_ip: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const { bench, stop } = await demoBench();
afterAll(stop);

describe('the demo vendor over signed HTTP (wallet-protocol.md §13)', () => {
  for (const { number, title, run } of CONFORMANCE_CASES) {
    it(`MONEY-06 case ${number}: ${title}`, () => run(bench), 60_000);
  }
});
