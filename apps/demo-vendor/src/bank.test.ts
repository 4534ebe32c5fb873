import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Money, plusSeconds } from '@palaro/kernel';
import { freePort } from '@palaro/server-app/db';
import { testApp, type TestApp } from '@palaro/testkit';
import { vendorByCode } from '@palaro/vendors';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBank } from './bank.ts';
import { createDemoVendor } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'palaro-bank-'));
let site: TestApp;
let vendor: FastifyInstance;

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
      journal: join(folder, 'site.jsonl'),
    },
    { spin: () => ['CHERRY', 'CHERRY', 'BAR'] },
  );
  await vendor.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await vendor.close();
  await site.stop();
  rmSync(folder, { recursive: true });
});

async function call<T>(method: string, path: string, body?: object, account = 'member1') {
  const response = await fetch(site.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${site.tokens[account]}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as { value: T; code?: string };
}

const launch = (account?: string) =>
  call<{ url: string }>(
    'POST',
    '/wps/game/launchGame',
    {
      gameCategory: 'RNG',
      vendor: 'BANGKA',
      gameId: 'bangka-reels',
      nodeId: '90101',
      supportFreePlay: account === 'trial1',
    },
    account,
  );

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

async function spinOn(url: string, stake: string) {
  const page = await (await fetch(url)).text();
  const seat = field(page, 'seat');
  const spin = field(page, 'spin');
  const body = new URLSearchParams({ seat, spin, stake });
  const result = await fetch(new URL('/spin', url), { method: 'POST', body });
  return { page, result: await result.text() };
}

const move = (from: string, to: string, amount: string) =>
  call<{ state: string; amount: string }>('POST', '/wps/relay/GLS2_WalletTransfer', {
    from,
    to,
    amount,
  });

it('MONEY-04 GAME-10 money is carried to the vendor, played there, and brought back with the win', async () => {
  type Wallet = { sumBalance: string; main: string };
  const read = async () => (await call<Wallet>('GET', '/wps/wallets/balance')).value;
  const before = await read();
  // The vendor counts in centavos; the finer part stays in the main wallet.
  const sent = await move('MAIN', 'BANGKA', '20.0099');
  expect(sent.value).toMatchObject({ state: 'done', amount: '20.0000' });
  const { page, result } = await spinOn((await launch()).value.url, '10.0000');
  expect(page).toContain('Bangka Reels');
  expect(page).toContain(`href="${site.url}/m/transfer"`);
  expect(page).toContain('₱20.00');
  expect(result).toContain('₱50.00');
  const collected = await call('POST', '/api/v1/wallets/collect');
  expect(collected.value).toEqual([{ vendor: 'BANGKA', amount: '50.0000', state: 'done' }]);
  const after = await read();
  const won = Money.of('30.0000');
  expect(Money.of(after.main)).toBe(Money.of(before.main) + won);
  expect(Money.of(after.sumBalance)).toBe(Money.of(before.sumBalance) + won);
  const broke = await spinOn((await launch()).value.url, '10.0000');
  expect(broke.result).toContain('kulang ang balanse');
});

it('MONEY-03 the vendor lists the rounds that were played there, in the form the site reads', async () => {
  const { listedRounds } = vendorByCode('BANGKA')!.client;
  const address = new URL((await launch()).value.url).origin;
  const { now } = site.app.clock;
  const connection = { address, key: 'demo-bangka', secret: 'demo-bangka-secret', now };
  const span = { from: plusSeconds(now(), -3_600), to: plusSeconds(now(), 1) };
  const { rounds, next } = await listedRounds!(connection, span);
  expect(next).toBeNull();
  const amounts = { bet: Money.of('10.0000'), win: Money.of('40.0000') };
  expect(rounds).toMatchObject([{ game: 'bangka-reels', ...amounts, validBet: amounts.bet }]);
  const none = await listedRounds!(connection, { ...span, to: span.from });
  expect(none.rounds).toEqual([]);
  await expect(listedRounds!({ ...connection, secret: 'guess' }, span)).rejects.toThrow();
});

it('a trial account plays with the vendor’s play money', async () => {
  const { page, result } = await spinOn((await launch('trial1')).value.url, '10.0000');
  expect(page).toContain('₱2,000.00');
  expect(page).not.toContain('/m/transfer');
  expect(result).toContain('₱2,030.00');
});

it('gives balances only to the holder of its credential', async () => {
  const { url } = (await launch()).value;
  expect((await fetch(new URL('/balance?member=1', url))).status).toBe(401);
  const response = await fetch(new URL('/transfer', url), { method: 'POST', body: '{}' });
  expect(response.status).toBe(401);
});

it('case 54 the vendor drops an answer on request, after it has taken the money', async () => {
  const { url } = (await launch()).value;
  await fetch(new URL('/faults', url), { method: 'POST', body: 'answerLost' });
  expect((await move('MAIN', 'BANGKA', '3.0000')).value.state).toBe('unknown');
  await fetch(new URL('/faults', url), { method: 'POST', body: 'none' });
  expect((await spinOn((await launch()).value.url, '1.0000')).page).toContain('₱3.00');
});

it('the journal survives a restart: a transfer counts once, a cut line never counts', () => {
  const journal = join(folder, 'own.jsonl');
  const transfer = { transfer: 't1', member: 'm1', direction: 'in', amount: 500_000n } as const;
  const bank = createBank(journal);
  expect(bank.transfer(transfer)).toBe('OK');
  expect(bank.transfer(transfer)).toBe('OK');
  expect(bank.transfer({ ...transfer, amount: 1n })).toBe('KEY_REUSED');
  const at = new Date('2026-11-22T08:00:00Z');
  const bet = { game: 'bangka-reels', round: 'r1', stake: 100_000n, payout: 0n, at };
  expect(bank.play('m1', bet)).toBe(true);
  writeFileSync(journal, `${readFileSync(journal, 'utf8')}{"transfer":"t2","memb`);
  const again = createBank(journal);
  expect(again.balanceOf('m1')).toBe(400_000n);
  expect(again.hasTaken('t1')).toBe(true);
  const listed = again.betsBetween('2026-11-22T08:00:00.000Z', '2026-11-22T08:00:00.001Z');
  expect(listed).toMatchObject([{ member: 'm1', round: 'r1', bet: '10.0000', win: '0.0000' }]);
  expect(again.betsBetween('2026-11-22T08:00:00.001Z', '2026-11-23T00:00:00.000Z')).toEqual([]);
  expect(again.hasTaken('t2')).toBe(false);
  expect(again.transfer({ ...transfer, transfer: 't3', direction: 'out' })).toBe(
    'INSUFFICIENT_FUNDS',
  );
});

it('a reset of the demo removes earlier members at the vendor', async () => {
  const journal = join(folder, 'site.jsonl');
  const { url } = (await launch()).value;
  expect(readFileSync(journal, 'utf8')).not.toBe('');
  const stranger = await fetch(new URL('/reset', url), { method: 'POST', body: '{}' });
  expect(stranger.status).toBe(401);
  expect(readFileSync(journal, 'utf8')).not.toBe('');

  expect((await fetch(`${site.url}/sandbox/reset`, { method: 'POST' })).status).toBe(200);
  expect(readFileSync(journal, 'utf8')).toBe('');
  expect(await (await fetch(url)).text()).not.toContain('name="seat"');
  site.tokens.member1 = await site.login('member1');
  expect((await move('MAIN', 'BANGKA', '2.0000')).value.state).toBe('done');
  expect((await spinOn((await launch()).value.url, '1.0000')).page).toContain('₱2.00');
});
