import { Money } from '@palaro/kernel';
import { given, testApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archiveListedRounds } from './archive-listed-rounds.ts';
import { noteListedRounds } from './listed-rounds.ts';
import { walletOwnData } from './own-data.ts';
import { openVendorWallet } from './vendor-wallets.ts';

const VENDOR = 'BANGKA';
const BEFORE = new Date('2026-11-01T00:00:00Z');

const site = await testApp();
const { app } = site;
afterAll(site.stop);

let member: string;
beforeAll(async () => {
  member = await given(app).member();
  await openVendorWallet(app, member, VENDOR);
});

const list = (round: string, closedAt: string, win = '0.0000') =>
  noteListedRounds(app, VENDOR, [
    {
      member,
      game: 'bangka-reels',
      round,
      bet: Money.of('10.0000'),
      win: Money.of(win),
      validBet: Money.of('10.0000'),
      openedAt: new Date(closedAt),
      closedAt: new Date(closedAt),
    },
  ]);
const archive = (batch = 5_000) => archiveListedRounds(app.db, { before: BEFORE, batch });
async function refs(table: string) {
  const text = `select ref, wins::text from ${table} order by ref`;
  return (await app.pool.query<{ ref: string; wins: string }>(text)).rows.map(
    ({ ref, wins }) => `${ref} ${wins}`,
  );
}

it('MONEY-03 listed rounds that ended 13 months ago leave, younger ones stay', async () => {
  await list('old', '2026-10-31T23:59:59Z');
  await list('young', '2026-11-01T00:00:00Z');
  expect(await archive()).toBe(1);
  expect(await archive()).toBe(0);
  expect(await refs('listed_round')).toEqual(['young 0']);
  expect(await refs('archive.listed_round')).toEqual(['old 0']);
});

it('MONEY-03 a round that is listed again comes back in its new form, and is archived again', async () => {
  await list('old', '2026-10-31T23:59:59Z', '25.0000');
  expect(await refs('ledger.listed_round')).toEqual(['old 250000', 'young 0']);
  expect(await archive()).toBe(1);
  expect(await refs('archive.listed_round')).toEqual(['old 250000']);
  expect(await refs('ledger.listed_round')).toEqual(['old 250000', 'young 0']);
});

it('MONEY-03 a member’s own data include his archived rounds', async () => {
  const until = new Date('2100-01-01T00:00:00Z');
  const page = await walletOwnData.lists!.rounds!(app, member, { after: null, limit: 10, until });
  expect(page.rows).toMatchObject([{ payout: '25.0000' }, { payout: '0.0000' }]);
});
