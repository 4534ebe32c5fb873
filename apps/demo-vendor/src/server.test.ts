import { randomHex, siteClock } from '@palaro/kernel';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDemoVendor } from './server.ts';
import { signatureOf } from './signing.ts';

const SECRET = 'demo-vendor-secret';
const rules = {
  betDeadline: 500,
  betWaits: [1, 1, 1],
  creditDeadline: 500,
  creditWaits: [1, 1, 1],
  creditLater: 1,
  creditFor: 1_000,
};

/** A stand-in for the site that can be told to fail in each way the real one does. */
let site: FastifyInstance;
let vendor: FastifyInstance;
let heard: { command: string; body: Record<string, unknown> }[];
let answer: (command: string, turn: number) => Record<string, unknown> | 'silent' | 'unsigned';

beforeEach(async () => {
  heard = [];
  answer = (command) => ({
    status: 'OK',
    balance: command === 'win' ? '115.0000' : '90.0000',
    session: 'gs_1',
  });
  site = fastify();
  site.post('/vendor/v1/DEMO/:command', async (request, reply) => {
    const { command } = request.params as { command: string };
    heard.push({ command, body: request.body as Record<string, unknown> });
    const told = answer(command, heard.filter((one) => one.command === command).length);
    if (told === 'silent') return reply.code(500).send('');
    const body = JSON.stringify(told === 'unsigned' ? { status: 'OK' } : told);
    const timestamp = String(request.headers['x-timestamp']);
    const nonce = String(request.headers['x-nonce']);
    const signature = signatureOf(SECRET, { timestamp, nonce, subject: 'response', body });
    return reply
      .header('X-Signature', told === 'unsigned' ? 'v1=00' : signature)
      .type('application/json')
      .send(body);
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  const address = site.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const walletUrl = `http://127.0.0.1:${port}`;
  const config = { host: '127.0.0.1', port: 0, walletUrl, key: 'demo-vendor', secret: SECRET };
  vendor = createDemoVendor(config, { rules, spin: () => ['CHERRY', 'CHERRY', 'BAR'] });
});
afterEach(async () => {
  await vendor.close();
  await site.close();
});

function launch(change: { secret?: string; ageSeconds?: number } = {}) {
  const body = JSON.stringify({
    code: 'c0de',
    game: 'demo-slot',
    member: '1000001',
    currency: 'PHP',
    language: 'EN',
    mode: 'real',
    returnUrl: 'http://localhost:8080/m/home',
  });
  const timestamp = String(
    Math.floor(siteClock().now().getTime() / 1000) - (change.ageSeconds ?? 0),
  );
  const nonce = randomHex(16);
  const signed = { timestamp, nonce, subject: '/launch', body };
  return vendor.inject({
    method: 'POST',
    url: '/launch',
    headers: {
      'content-type': 'application/json',
      'x-vendor-key': 'demo-vendor',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signatureOf(change.secret ?? SECRET, signed),
    },
    payload: body,
  });
}

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

async function open() {
  await launch();
  return (await vendor.inject({ url: '/play?code=c0de' })).body;
}

const spin = (html: string) =>
  vendor.inject({
    method: 'POST',
    url: '/spin',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `seat=${field(html, 'seat')}&spin=${field(html, 'spin')}&stake=10.0000`,
  });

const commands = () => heard.map(({ command }) => command);

it('opens the machine on a signed launch, once, and only for the site', async () => {
  expect((await launch()).json()).toEqual({ status: 'OK', url: '/play?code=c0de' });
  const page = await vendor.inject({ url: '/play?code=c0de' });
  expect(page.body).toContain('₱90.00');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain('frame-ancestors http://localhost:8080 http://127.0.0.1:8080');
  expect(policy).not.toContain('script');
  const again = await vendor.inject({ url: '/play?code=c0de' });
  expect(again.body).toContain('was opened before');
  expect(again.body).toContain('href="http://localhost:8080/m/home"');
  expect(commands()).toEqual(['authenticate']);
});

it('refuses a launch that is unsigned or old', async () => {
  expect((await launch({ secret: 'other' })).json()).toEqual({ status: 'SIGNATURE_INVALID' });
  expect((await launch({ ageSeconds: 400 })).json()).toEqual({ status: 'STALE' });
});

it('bets, draws and pays; a spin that is sent twice is played once', async () => {
  const machine = await open();
  const page = await spin(machine);
  expect(page.body).toContain('You won ₱40.00');
  expect((await spin(machine)).body).toContain('You won ₱40.00');
  expect(commands()).toEqual(['authenticate', 'bet', 'win']);
  const [, bet, win] = heard.map(({ body }) => body);
  expect(bet).toMatchObject({ session: 'gs_1', amount: '10.0000', game: 'demo-slot' });
  expect(win).toMatchObject({ round: bet?.round, amount: '40.0000', final: true });
});

it.each(['silent', 'unsigned'] as const)(
  'tries a bet whose answer stays %s three more times, then rolls it back',
  async (kind) => {
    const machine = await open();
    answer = (command) => (command === 'bet' ? kind : { status: 'OK', balance: '100.0000' });
    const page = await spin(machine);
    expect(page.body).toContain('does not count');
    expect(page.body).toContain('₱100.00');
    expect(commands()).toEqual(['authenticate', 'bet', 'bet', 'bet', 'bet', 'rollback']);
    const bets = heard.filter(({ command }) => command === 'bet').map(({ body }) => body);
    expect(new Set(bets.map(({ transaction }) => transaction)).size).toBe(1);
    expect(heard.at(-1)?.body.target).toBe(bets[0]?.transaction);
  },
);

it('goes on after TRY_AGAIN, which has no effect', async () => {
  const machine = await open();
  answer = (_, turn) => ({ status: turn < 3 ? 'TRY_AGAIN' : 'OK', balance: '90.0000' });
  expect((await spin(machine)).body).toContain('You won');
  expect(commands().filter((command) => command === 'bet')).toHaveLength(3);
});

it('shows a refusal without drawing', async () => {
  const machine = await open();
  answer = () => ({ status: 'INSUFFICIENT_FUNDS', balance: '3.0000' });
  expect((await spin(machine)).body).toContain('not enough balance');
  expect(commands()).toEqual(['authenticate', 'bet']);
});

it('MONEY-06 rolls back a bet that was refused after a retry, because the first may have arrived', async () => {
  const machine = await open();
  answer = (command, turn) => {
    if (command === 'rollback') return { status: 'OK', balance: '3.0000' };
    return turn === 1 ? 'silent' : { status: 'INSUFFICIENT_FUNDS', balance: '3.0000' };
  };
  const page = await spin(machine);
  expect(page.body).toContain('not enough balance');
  expect(page.body).toContain('₱3.00');
  expect(commands()).toEqual(['authenticate', 'bet', 'bet', 'rollback']);
  expect(heard.at(-1)?.body.target).toBe(heard[1]?.body.transaction);
});

it('ends the game when the session has ended', async () => {
  const machine = await open();
  answer = () => ({ status: 'SESSION_EXPIRED', balance: '90.0000' });
  const page = await spin(machine);
  expect(page.body).toContain('This game has ended');
  expect(page.body).not.toContain('name="spin"');
});

it('keeps sending a win until it is answered', async () => {
  const machine = await open();
  const answered = new Promise<void>((resolve) => {
    answer = (command, turn) => {
      if (command !== 'win') return { status: 'OK', balance: '90.0000' };
      if (turn === 3) resolve();
      return turn < 3 ? 'silent' : { status: 'OK', balance: '130.0000' };
    };
  });
  expect((await spin(machine)).body).toContain('on its way');
  await answered;
  const wins = heard.filter(({ command }) => command === 'win').map(({ body }) => body);
  expect(new Set(wins.map(({ transaction }) => transaction)).size).toBe(1);
});
