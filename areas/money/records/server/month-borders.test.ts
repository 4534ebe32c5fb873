import type { Reply } from '@palaro/api';
import { findMemberByAccount } from '@palaro/accounts/server';
import { Money } from '@palaro/kernel';
import { foldNow } from '@palaro/server-app/folds';
import { testApp } from '@palaro/testkit';
import { execute, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { recordsApi } from '../records.api.ts';

const MINUTE_MS = 60_000;

const site = await testApp({ demo: true });
const { app, url } = site;
afterAll(site.stop);

let member: string;
let token: string;
/** The last day of this month and the first of the next, in Manila. */
let last: string;
let first: string;

/** Plays one bet of 10 that wins this much, at the present time of the site's clock. */
async function play(round: string, win: string) {
  const message = { vendor: HOUSE_VENDOR, member, currency: 'PHP', game: 'dice', round };
  const amounts = { bet: Money.of('10.0000'), win: Money.of(win) };
  const [answer] = await execute(app, [
    { kind: 'betWin', ...message, transaction: round, ...amounts },
  ]);
  expect(answer?.status).toBe('OK');
}

beforeAll(async () => {
  member = (await findMemberByAccount(app.db, 'member2'))!.id;
  // Manila is always eight hours ahead of UTC, so its months begin at 16:00 UTC.
  const now = new Date(app.clock.now().getTime() + 8 * 60 * MINUTE_MS);
  const border = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  last = new Date(border - 1).toISOString().slice(0, 10);
  first = new Date(border).toISOString().slice(0, 10);
  const ahead = (border - now.getTime() - MINUTE_MS) / 1_000;
  if (ahead > 0) app.clock.advance(Math.floor(ahead));
  token = await site.login('member2');
  await launchSession(app, {
    member,
    vendor: HOUSE_VENDOR,
    game: 'dice',
    device: 'MOBILE',
    language: 'EN',
    country: 'PH',
    nickname: 'Ana',
  });
  await play('the old month', '0.0000');
  app.clock.advance(2 * 60);
  await play('the new month', '25.0000');
});

async function get<V>(path: string) {
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
  return ((await response.json()) as { value: V }).value;
}
const record = (days: string) =>
  get<Reply<typeof recordsApi.transactions>>(
    `/wps/relay/ODS2_MemberTransaction?codes=betWin&vendor=${HOUSE_VENDOR}&${days}`,
  );
const rounds = (days: string) =>
  get<Reply<typeof recordsApi.rounds>>(`/api/v1/rounds?vendor=${HOUSE_VENDOR}&${days}`);

async function agree() {
  const old = `from=${last}&to=${last}`;
  const next = `from=${first}&to=${first}`;
  const both = `from=${last}&to=${first}`;
  expect((await record(old)).totals).toMatchObject({ count: 1, net: '-10.0000' });
  expect((await record(next)).totals).toMatchObject({ count: 1, net: '15.0000' });
  expect((await record('')).totals).toMatchObject({ count: 1, net: '15.0000' });
  expect((await record(both)).totals).toMatchObject({ count: 2, net: '5.0000' });
  const pages = [await record(`${both}&pageSize=1`)];
  pages.push(await record(`${both}&pageSize=1&cursor=${pages[0]!.nextCursor}`));
  expect(pages.map(({ list }) => list[0]?.ref.roundId)).toEqual(['the new month', 'the old month']);
  expect(pages[1]!.nextCursor).toBeNull();
  expect((await rounds(old)).list.map(({ roundId }) => roundId)).toEqual(['the old month']);
  expect((await rounds(next)).list.map(({ roundId }) => roundId)).toEqual(['the new month']);
  expect((await rounds(both)).totals).toMatchObject({ stake: '20.0000', payout: '25.0000' });
}

it('MONEY-03 months begin at midnight in Manila, before and after the folds have seen it', async () => {
  await agree();
  await foldNow(app);
  await agree();
  const { rows } = await app.pool.query<{ day: string; net: string }>(
    `select day::text, (wins - bets)::text as net from member_day
      where member_id = $1 and day >= $2 order by day`,
    [member, last],
  );
  expect(rows).toEqual([
    { day: last, net: '-100000' },
    { day: first, net: '150000' },
  ]);
});

it('MONEY-03 another member’s cursor is a place in one’s own record, and opens no other', async () => {
  const forged = (text: string) => Buffer.from(text).toString('base64url');
  const days = `from=${last}&to=${first}&pageSize=1`;
  const at = async (cursor: string) => {
    const page = await record(`${days}&cursor=${forged(cursor)}`);
    return page.list.map(({ ref }) => ref.roundId);
  };
  expect(await at(`1 ${first} 999999999999999999`)).toEqual(['the new month']);
  expect(await at(`1 ${first} 1`)).toEqual(['the old month']);
  expect(await at('1 0000-00-00 1')).toEqual([]);
  expect(await at('999999999 9999-99-99 1')).toEqual(['the new month']);
});
