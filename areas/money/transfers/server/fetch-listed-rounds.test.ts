import { plusSeconds } from '@palaro/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fetchListedRounds } from './fetch-listed-rounds.ts';
import { transferSite, type TransferSite } from './test-site.ts';

const ALON = 'ALON';

let site: TransferSite;
let token: string;
let member: string;
beforeAll(async () => {
  site = await transferSite([ALON]);
  // The record shows a day, and no test is about its end: they all begin at noon in Manila.
  const noon = new Date(site.app.clock.now());
  noon.setUTCHours(4 + 24, 0, 0, 0);
  site.app.clock.advance((noon.getTime() - site.app.clock.now().getTime()) / 1_000);
});
afterAll(() => site.stop());
beforeEach(async () => {
  ({ member, token } = await site.member('100.0000'));
  await site.move(token, 'MAIN', ALON, 60);
  site.vendor(ALON).bets.length = 0;
  site.vendor(ALON).fault = 'none';
});

let rounds = 0;
/** A round of the member that ended this many seconds ago. */
function played(ago: number, change: object = {}) {
  const at = plusSeconds(site.app.clock.now(), -ago).toISOString();
  const amounts = { bet: '10.0000', win: '25.0000', validBet: '10.0000' };
  const round = `alon-${(rounds += 1)}`;
  const bet = { member, game: 'bangka-reels', round, ...amounts, openedAt: at, closedAt: at };
  site.vendor(ALON).bets.push({ ...bet, ...change });
  return round;
}

interface Record {
  list: { roundId: string; vendor: string; result: string; stake: string; payout: string }[];
  total: number;
  totals: { stake: string; payout: string; net: string };
}
const record = async (query = `vendor=${ALON}`) =>
  (await site.call<Record>(token, 'GET', `/api/v1/rounds?${query}`)).value;
const refs = async () => (await record()).list.map(({ roundId }) => roundId);

it('MONEY-03 rounds played from a balance at a vendor are in the betting record, and move no money', async () => {
  const first = played(30);
  const second = played(20);
  const third = played(10, { win: '0.0000' });
  const before = await site.wallet(token);
  await fetchListedRounds(site.app);
  const { list, total, totals } = await record();
  expect(list.map(({ roundId }) => roundId)).toEqual([third, second, first]);
  expect(list[0]).toMatchObject({ vendor: ALON, result: 'settled', stake: '10.0000' });
  expect({ total, totals }).toMatchObject({
    total: 3,
    totals: { stake: '30.0000', payout: '50.0000', net: '20.0000' },
  });
  expect((await record(`roundId=${second}`)).list).toMatchObject([{ payout: '25.0000' }]);
  expect((await record('result=open')).total).toBe(0);
  const { version, sumBalance } = await site.wallet(token);
  expect({ version, sumBalance }).toEqual({ version: before.version, sumBalance: '100.0000' });
  expect(await site.breaches()).toEqual([]);
});

it('MONEY-03 a round that is listed twice counts once, in its last form', async () => {
  const round = played(30);
  await fetchListedRounds(site.app);
  await fetchListedRounds(site.app);
  expect((await record()).totals).toMatchObject({ stake: '10.0000', payout: '25.0000' });
  played(5, { round, win: '7.5000', validBet: '4.0000' });
  await fetchListedRounds(site.app);
  expect((await record()).totals).toMatchObject({ stake: '10.0000', payout: '7.5000' });
  const { rows } = await site.app.pool.query(
    'select valid_bet::text from listed_round where member_id = $1',
    [member],
  );
  expect(rows).toEqual([{ valid_bet: '40000' }]);
});

it('MONEY-04 a vendor that did not answer is asked from where reading stopped, and nothing is missed', async () => {
  await fetchListedRounds(site.app);
  const { asked } = site.vendor(ALON);
  site.vendor(ALON).fault = 'down';
  const round = played(10);
  site.app.clock.advance(600);
  await fetchListedRounds(site.app);
  expect(await refs()).toEqual([]);
  site.vendor(ALON).fault = 'none';
  const read = asked.at(-1)!.to;
  await fetchListedRounds(site.app);
  expect(await refs()).toEqual([round]);
  expect(asked.at(-1)!.from).toBe(plusSeconds(new Date(read), -900).toISOString());
});

it.each([
  ['a round of an unknown member', { member: '999999999' }],
  ['a round of free play', { member: 'f-1' }],
])('%s is not kept, and the others are', async (_what, change) => {
  played(20, change);
  const round = played(10);
  await fetchListedRounds(site.app);
  expect(await refs()).toEqual([round]);
  const { rows } = await site.app.pool.query(
    `select member_id from listed_round where member_id = 999999999`,
  );
  expect(rows).toEqual([]);
});

it.each([
  ['no amount', { bet: '10' }],
  ['an amount below zero', { win: '-1.0000' }],
  ['a valid bet above the stake', { validBet: '10.0001' }],
  ['no time', { openedAt: 'today' }],
])('a page with %s is not read until it is right', async (_what, change) => {
  const round = played(10);
  played(10, change);
  await fetchListedRounds(site.app);
  expect(await refs()).toEqual([]);
  site.vendor(ALON).bets.pop();
  await fetchListedRounds(site.app);
  expect(await refs()).toEqual([round]);
});

const HOUR_SECONDS = 3_600;
const readTo = async () => {
  const { rows } = await site.app.pool.query<{ read_to: Date }>(
    'select read_to from vendor_feed where vendor = $1',
    [ALON],
  );
  return rows[0]?.read_to;
};

it('a long backlog is read in pieces, and resumed where reading stopped', async () => {
  await fetchListedRounds(site.app);
  site.app.clock.advance(13 * HOUR_SECONDS);
  const early = played(10 * HOUR_SECONDS);
  const late = played(5 * HOUR_SECONDS, { bet: 'ten' });
  const before = await readTo();
  await fetchListedRounds(site.app);
  const from = plusSeconds(before!, -900);
  expect(await readTo()).toEqual(plusSeconds(from, 6 * HOUR_SECONDS));
  const kept = async () => {
    const text = 'select ref from listed_round where member_id = $1 order by opened_at';
    return (await site.app.pool.query<{ ref: string }>(text, [member])).rows.map(({ ref }) => ref);
  };
  expect(await kept()).toEqual([early]);
  site.vendor(ALON).bets.at(-1)!.bet = '10.0000';
  site.vendor(ALON).asked.length = 0;
  await fetchListedRounds(site.app);
  expect(await kept()).toEqual([early, late]);
  expect(site.vendor(ALON).asked).toHaveLength(2);
});

it('the first reading starts at the first money that was brought there', async () => {
  const first = await site.app.pool.query<{ at: Date }>(
    'select min(created_at) as at from vendor_transfer where vendor = $1',
    [ALON],
  );
  await site.app.pool.query('delete from vendor_feed where vendor = $1', [ALON]);
  site.vendor(ALON).asked.length = 0;
  await fetchListedRounds(site.app);
  const at = plusSeconds(first.rows[0]!.at, -900).toISOString();
  expect(site.vendor(ALON).asked[0]?.from).toBe(at);
});

it('a round that is listed again unchanged is not written again', async () => {
  played(30);
  const versions = async () => {
    await fetchListedRounds(site.app);
    const text = 'select xmin::text, noted_at from listed_round where member_id = $1';
    return (await site.app.pool.query(text, [member])).rows;
  };
  expect(await versions()).toEqual(await versions());
});
