import { addCredential } from '@palaro/catalogue/server';
import { Money, newId, plusSeconds } from '@palaro/kernel';
import { given, testApp } from '@palaro/testkit';
import {
  bookVendorResult,
  completeVendorTransfer,
  creditFromVendor,
  holdForVendor,
  noteListedRounds,
  noteReading,
  openVendorWallet,
} from '@palaro/wallet/server';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listedRounds } from './listed-rounds.ts';
import { checkDayBefore } from './run-checks.ts';

const VENDOR = 'BANGKA';
const DAY_SECONDS = 86_400;

const site = await testApp({ config: { demo: true } });
const { app } = site;
afterAll(site.stop);
await addCredential(app, { vendor: VENDOR, key: 'compared', secret: 'compared-secret' });
await app.db
  .updateTable('catalogue_vendor')
  .set({ address: 'http://127.0.0.1:9' })
  .where('vendor', '=', VENDOR)
  .execute();

const pesos = (amount: string) => Money.of(amount);
const now = () => app.clock.now();

/** Marks the list as read up to now, which covers all earlier readings. */
async function readList() {
  app.clock.advance(600);
  await app.pool.query(
    `insert into vendor_feed (vendor, read_to) values ($1, $2)
      on conflict (vendor) do update set read_to = excluded.read_to`,
    [VENDOR, now()],
  );
}

/** A member who has moved 100.0000 to the vendor. */
async function player() {
  const member = await given(app).member({ balance: '100.0000' });
  await openVendorWallet(app, member, VENDOR);
  const carry = async (direction: 'in' | 'out', amount: string) => {
    const move = { member, vendor: VENDOR, id: newId(now()), amount: pesos(amount), subledger: [] };
    if (direction === 'in') await holdForVendor(app, move);
    await (direction === 'in' ? completeVendorTransfer : creditFromVendor)(app, move);
    await app.pool.query(
      `insert into vendor_transfer (id, member_id, vendor, direction, amount, state, created_at,
        resolved_at) values ($1, $2, $3, $4, $5, 'done', $6, $6)`,
      [move.id, member, VENDOR, direction, String(move.amount), now()],
    );
  };
  await carry('in', '100.0000');
  const about = { member, vendor: VENDOR };
  return {
    member,
    carry,
    /** Reads the vendor's balance, which differs by this amount. */
    async read(result: string) {
      const amount = pesos(result);
      const move = { ...about, id: newId(now()), amount, subledger: [] };
      if (amount !== 0n) await bookVendorResult(app, move);
      await noteReading(app, { ...about, answered: true });
    },
    /** Lists a round that opens and ends this many seconds from now. */
    list: (round: string, amounts: [bet: string, win: string], times = [0, 0]) =>
      noteListedRounds(app, VENDOR, [
        {
          member,
          game: 'bangka-reels',
          round,
          bet: pesos(amounts[0]),
          win: pesos(amounts[1]),
          validBet: 0n,
          openedAt: plusSeconds(now(), times[0] ?? 0),
          closedAt: plusSeconds(now(), times[1] ?? 0),
        },
      ]),
  };
}
const differences = () => listedRounds.run(app, '');
const subjects = async () => (await differences()).map(({ subject }) => subject);

/** Moves on, so that no test reads what the last one left. */
beforeEach(() => app.clock.advance(4 * DAY_SECONDS));

it('MONEY-06 a vendor’s list equals what was booked, with any transfers there and back', async () => {
  const { list, read, carry } = await player();
  await list('a', ['10.0000', '0.0000']);
  await list('b', ['10.0000', '45.5000']);
  app.clock.advance(1_000);
  await read('25.5000');
  await carry('out', '120.0000');
  await list('after the reading', ['5.0000', '0.0000'], [700, 700]);
  await readList();
  expect(await differences()).toEqual([]);
});

it('MONEY-06 what a vendor keeps but does not list is a difference, and so is what only its list has', async () => {
  const short = await player();
  const long = await player();
  await short.list('lost ten', ['10.0000', '0.0000']);
  await long.list('won ten', ['10.0000', '20.0000']);
  app.clock.advance(1_000);
  await short.read('-15.0000');
  await long.read('0.0000');
  await readList();
  const found = await differences();
  expect(found.map(({ details }) => details)).toMatchObject([
    { member: short.member, booked: '-15.0000', listed: '-10.0000', rest: '-50000' },
    { member: long.member, booked: '0.0000', listed: '10.0000', rest: '-100000' },
  ]);
});

it.each([
  ['played as the balance was read, and counted', '-10.0000', '0.0000', [100, 100]],
  ['played as the balance was read, and not counted yet', '0.0000', '0.0000', [-100, -100]],
  ['begun before the reading, ended after it', '-10.0000', '30.0000', [-100, 900]],
] as const)(
  'MONEY-06 a round that was %s is no difference',
  async (_what, result, won, [opened, closed]) => {
    const { list, read } = await player();
    app.clock.advance(1_000);
    await read(result);
    await list('near', ['10.0000', won], [opened, closed]);
    await readList();
    expect(await differences()).toEqual([]);
  },
);

it('MONEY-06 what is newer than the list waits for it', async () => {
  const { read, member } = await player();
  await readList();
  await read('-10.0000');
  expect(await differences()).toEqual([]);
  await readList();
  expect(await subjects()).toEqual([`${VENDOR}/${member}`]);
});

it('MONEY-06 a difference that a person resolved stays resolved until it changes', async () => {
  const { read, list, member } = await player();
  app.clock.advance(1_000);
  await read('50.0000');
  await readList();
  await checkDayBefore(app);
  const open = () =>
    app.db
      .selectFrom('reconciliation_finding')
      .select(['id', 'subject', 'details'])
      .where('check_name', '=', listedRounds.name)
      .where('subject', '=', `${VENDOR}/${member}`)
      .where('resolved_at', 'is', null)
      .execute();
  const [gift, ...more] = await open();
  expect([gift?.details, more]).toMatchObject([{ booked: '50.0000', listed: '0.0000' }, []]);
  await app.db
    .updateTable('reconciliation_finding')
    .set({ resolved_at: now(), resolved_by: 'operator1', note: 'a gift of the vendor' })
    .where('id', '=', gift!.id)
    .execute();
  expect(await differences()).toEqual([]);
  await list('c', ['10.0000', '0.0000']);
  app.clock.advance(1_000);
  await read('-10.0000');
  await readList();
  expect(await differences()).toEqual([]);
  app.clock.advance(1_000);
  await read('-1.0000');
  await readList();
  expect(await differences()).toMatchObject([{ details: { rest: '490000' } }]);
});

it('MONEY-06 a list that is no longer read is a separate difference', async () => {
  await player();
  await readList();
  expect(await subjects()).toEqual([]);
  app.clock.advance(6 * 3_600 + 1);
  expect(await subjects()).toEqual([`${VENDOR}/unread`]);
});

it('MONEY-06 archived rounds count as before', async () => {
  const { list, read } = await player();
  await list('old', ['10.0000', '0.0000']);
  app.clock.advance(1_000);
  await read('-10.0000');
  await readList();
  await app.pool.query(
    `with gone as (delete from listed_round returning *) insert into archive.listed_round
      select * from gone`,
  );
  expect(await differences()).toEqual([]);
});
