import { groupDecimal, Money, plusSeconds } from '@palaro/kernel';
import { testApp, type TestApp } from '@palaro/testkit';
import { vendorByCode } from '@palaro/vendors';
import type { FastifyInstance } from 'fastify';
import { freePort } from '@palaro/server-app/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoVendor } from './server.ts';

let site: TestApp;
let vendor: FastifyInstance;
let hear: (path: string) => void = () => undefined;

beforeAll(async () => {
  const port = await freePort();
  site = await testApp({ demo: true, config: { demoVendorUrl: `http://127.0.0.1:${port}` } });
  vendor = createDemoVendor(
    {
      host: '127.0.0.1',
      port,
      walletUrl: site.url,
      key: 'demo-vendor',
      secret: 'demo-vendor-secret',
    },
    { spin: () => ['CHERRY', 'CHERRY', 'BAR'] },
  );
  vendor.addHook('onResponse', (request, _reply, done) => {
    hear(request.url);
    done();
  });
  await vendor.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await vendor.close();
  await site.stop();
});

async function call(method: string, path: string, body?: object) {
  const response = await fetch(site.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${site.tokens.member1}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as { success: boolean; value: Record<string, string> };
}

const GAMES = [
  { vendor: 'DEMO', gameId: 'demo-slot', nodeId: '90001' },
  { vendor: 'KASA', gameId: 'kasa-slot', nodeId: '90201' },
];
type Game = (typeof GAMES)[number];

const launch = (pageBack?: string, game: Game = GAMES[0] as Game) =>
  call('POST', '/wps/game/launchGame', {
    gameCategory: 'RNG',
    supportFreePlay: false,
    pageBack,
    ...game,
  });

async function spin(url: unknown, page: string): Promise<string> {
  const body = new URLSearchParams({
    seat: field(page, 'seat'),
    spin: field(page, 'spin'),
    stake: '10.0000',
  });
  return (await fetch(new URL('/spin', String(url)), { method: 'POST', body })).text();
}

const cashOf = async () => (await call('GET', '/wps/wallets/balance')).value.main ?? '';
const shown = (amount: Money) => `₱${groupDecimal(Money.text(amount), 2)}`;

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

it.each(GAMES)(
  "GAME-10 $gameId opens, plays with the member's balance, and comes back",
  async (game) => {
    const before = Money.of(await cashOf());
    const { value } = await launch(undefined, game);
    expect(value).toMatchObject({ mode: 'real', openIn: 'frame' });
    const page = await (await fetch(String(value.url))).text();
    expect(page).toContain(shown(before));
    expect(page).toContain(`href="${site.url}/m/home"`);
    // Two cherries pay four stakes of 10.
    const after = before + Money.of('30.0000');
    expect(await spin(value.url, page)).toContain(shown(after));
    expect(await cashOf()).toBe(Money.text(after));
  },
);

const CREDENTIALS: Record<string, { key: string; secret: string }> = {
  DEMO: { key: 'demo-vendor', secret: 'demo-vendor-secret' },
  KASA: { key: 'demo-kasa', secret: 'demo-kasa-secret' },
};

/** Asks the vendor as the site does. */
function asked(code: string) {
  const { round, transactions } = vendorByCode(code)?.client ?? {};
  if (!round || !transactions) throw new Error('the vendor was not asked');
  const { demoVendorUrl } = site.app.config;
  const connection = {
    address: String(demoVendorUrl),
    ...CREDENTIALS[code]!,
    now: () => site.app.clock.now(),
  };
  return {
    round: (member: string, of: string) => round(connection, { member, round: of }),
    list: (from: Date, to: Date) => transactions(connection, { from, to }),
  };
}

it.each(GAMES)(
  'MONEY-06 $vendor lists what it sent, by round and as a statement the site can compare',
  async (game) => {
    const { value } = await launch(undefined, game);
    await spin(value.url, await (await fetch(String(value.url))).text());
    const now = site.app.clock.now();
    const vendorSays = asked(game.vendor);
    const { commands, next } = await vendorSays.list(
      plusSeconds(now, -3_600),
      plusSeconds(now, 60),
    );
    expect(next).toBeNull();
    const [bet, win] = commands.slice(-2);
    expect(bet).toMatchObject({ kind: 'bet', amount: Money.of('10.0000'), game: game.gameId });
    expect(win).toMatchObject({ kind: 'win', amount: Money.of('40.0000'), final: true });
    if (bet?.kind !== 'bet') throw new Error('there is no bet');
    const { member, round } = bet;
    expect(await vendorSays.round(member, round)).toEqual({
      state: 'closed',
      commands: [bet, win],
    });
    const none = { state: 'unknown', commands: [] };
    expect(await vendorSays.round(member, 'r-none')).toEqual(none);
    // The ledger has each message of the list under its own key, and nothing else.
    const { rows } = await site.app.pool.query<{ key: string }>(
      `select key from transfer where key like $1 || '/%' and posted_at >= $2 order by key`,
      [game.vendor, plusSeconds(now, -3_600)],
    );
    const scope = (kind: string) => (game.vendor === 'KASA' ? `/${kind}` : '');
    const keys = commands.flatMap((command) =>
      'transaction' in command && !('amount' in command && command.amount === 0n)
        ? [`${game.vendor}/${command.transaction}${scope(command.kind)}`]
        : [],
    );
    expect(rows.map(({ key }) => key)).toEqual(keys.sort());
    const later = await vendorSays.list(plusSeconds(now, 60), plusSeconds(now, 120));
    expect(later.commands).toEqual([]);
  },
);

it.each(GAMES)(
  'SESS-01 $vendor hears that a member logged out, and leaves the machine',
  async (game) => {
    const { value } = await launch(undefined, game);
    const page = await (await fetch(String(value.url))).text();
    const told = game.vendor === 'KASA' ? '/kasa/ask' : '/session/close';
    const closed = new Promise<void>((resolve) => {
      hear = (path) => path === told && resolve();
    });
    await call('POST', '/wps/session/logout');
    await closed;
    expect(await spin(value.url, page)).toContain('has ended');
    site.tokens.member1 = await site.login('member1');
  },
);

it('case 58: leads back only to addresses of this site', async () => {
  const { value } = await launch('https://elsewhere.example/m/home');
  expect(await (await fetch(String(value.url))).text()).toContain(`href="${site.url}/m/home"`);
  const own = await launch('/m/gameList?gameType=RNG');
  expect(await (await fetch(String(own.value.url))).text()).toContain(
    `href="${site.url}/m/gameList?gameType=RNG"`,
  );
});

it('shows a message when the vendor does not answer', async () => {
  await vendor.close();
  expect(await launch()).toMatchObject({ success: false, code: 'game.vendor_unavailable' });
});
