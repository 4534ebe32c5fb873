import { createHmac } from 'node:crypto';
import { addCredential, retireCredential, switchVendor } from '@palaro/catalogue/server';
import { Money, randomHex, randomToken } from '@palaro/kernel';
import { testApp, type TestApp } from '@palaro/testkit';
import type { AttemptChange, Bench, Credential, Reply } from '@palaro/vendors/conformance';
import {
  balances,
  creditOpening,
  endSessionsOf,
  launchSession,
  openWallet,
} from '@palaro/wallet/server';

const VENDOR = 'DEMO';
const GAME = 'demo-slot';
/** Longer than any node remembers what was switched or blocked. */
const REMEMBERED_SECONDS = 3;

/** Signs as the protocol's §2 says, apart from the adapter that is on trial. */
function sign(secret: string, parts: (string | number)[], body: string) {
  const text = ['v1', ...parts, body].join('\n');
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

interface Request {
  method: 'GET' | 'POST';
  /** Path and query. */
  path: string;
  /** The path that is signed. */
  signedPath: string;
  body: string;
  now: Date;
  credential: Credential;
  change: AttemptChange;
}

/** One HTTP attempt, right unless the case changes it. */
async function exchange(site: string, request: Request): Promise<Reply> {
  const { method, path, signedPath, body, now, change, credential } = request;
  const timestamp = Math.floor(now.getTime() / 1000) + (change.timestampOffset ?? 0);
  const nonce = change.nonce ?? randomHex(16);
  const response = await fetch(site + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Vendor-Key': credential.key,
      'X-Timestamp': String(timestamp),
      'X-Nonce': nonce,
      'X-Signature': sign(credential.secret, [timestamp, nonce, signedPath], body),
    },
    ...(method === 'POST' ? { body: change.tampered?.(body) ?? body } : {}),
  });
  const text = await response.text();
  const expected = sign(credential.secret, [timestamp, nonce, 'response'], text);
  return {
    http: response.status,
    signed: response.headers.get('x-signature') === expected,
    body: JSON.parse(text) as Reply['body'],
  };
}

/** The demo vendor's transport: two nodes on one database, asked in turn over real HTTP. */
export async function demoBench() {
  // The demo vendor is on in a demo only; its members and credentials are the cases' own.
  const config = { demo: true };
  const first = await testApp({ config });
  const second = await testApp({ config, database: first.database, clock: first.app.clock });
  const { app } = first;
  let current: Credential = { key: 'demo-vendor', secret: 'demo-vendor-secret' };
  await addCredential(app, { vendor: VENDOR, ...current });
  let turn = 0;
  const ask = (request: Pick<Request, 'method' | 'path' | 'signedPath' | 'body' | 'change'>) => {
    const { url } = (turn += 1) % 2 === 0 ? first : second;
    const credential = request.change.credential ?? current;
    return exchange(url, { ...request, credential, now: app.clock.now() });
  };
  const send: Bench['send'] = (command, message, change = {}) => {
    const [path, signedPath] = [command, change.signedAs ?? command].map(
      (name) => `/vendor/v1/${VENDOR}/${name}`,
    ) as [string, string];
    const body = change.raw ?? JSON.stringify(message);
    return ask({ method: 'POST', path, signedPath, body, change });
  };
  const bench: Bench = {
    vendor: VENDOR,
    game: GAME,
    maxBet: '500.0000',
    ...playersOf(app, send),
    send,
    ask: ({ member }, transaction) => {
      const signedPath = `/vendor/v1/${VENDOR}/transactions/${transaction}`;
      const path = `${signedPath}?member=${member}`;
      return ask({ method: 'GET', path, signedPath, body: '', change: {} });
    },
    advance: (seconds) => app.clock.advance(seconds),
    async switchVendor(on) {
      await switchVendor(app, VENDOR, on);
      app.clock.advance(REMEMBERED_SECONDS);
    },
    async parked() {
      const { rows } = await app.pool.query('select count(*)::int as parked from gateway_parked');
      return (rows as { parked: number }[])[0]?.parked ?? 0;
    },
    async rotate() {
      const [retired, live] = [current, { key: `rotated-${randomHex(4)}`, secret: randomToken() }];
      await addCredential(app, { vendor: VENDOR, ...live });
      await retireCredential(app, retired.key);
      app.clock.advance(REMEMBERED_SECONDS);
      current = live;
      return { retired, live };
    },
  };
  const stop = async () => {
    await second.stop();
    await first.stop();
  };
  return { bench, app, stop };
}

type PlayersPart = Pick<Bench, 'player' | 'launchCode' | 'balance' | 'logOut' | 'block'>;

function playersOf(app: TestApp['app'], send: Bench['send']): PlayersPart {
  const launchCode = async ({ member }: { member: string }) => {
    const about = { device: 'MOBILE', language: 'TY', country: 'PH', nickname: 'Maria' } as const;
    return (await launchSession(app, { member, vendor: VENDOR, game: GAME, ...about })).code;
  };
  return {
    launchCode,
    async player(balance = '100.0000') {
      const member = await newMember(app);
      await openWallet(app, member, 'R');
      await creditOpening(app, { member, amount: Money.of(balance), key: `opening/${member}` });
      const { body } = await send('authenticate', { code: await launchCode({ member }) });
      return { member, session: String(body.session) };
    },
    balance: async ({ member }) => Money.text((await balances(app, member)).main),
    logOut: ({ member }) => endSessionsOf(app, member),
    async block({ member }) {
      const blocked = { state: 'disabled' } as const;
      await app.db.updateTable('member').set(blocked).where('id', '=', member).execute();
      app.clock.advance(REMEMBERED_SECONDS);
    },
  };
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
