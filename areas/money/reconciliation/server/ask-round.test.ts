import { Money, wireMember, type MemberId } from '@palaro/kernel';
import { roundId } from '@palaro/ledger';
import { given, testApp } from '@palaro/testkit';
import { balances, execute, launchSession } from '@palaro/wallet/server';
import { afterAll, expect, it } from 'vitest';
import { repairRounds } from './repair-rounds.ts';
import { testVendor } from './test-vendor.ts';

const VENDOR = 'DEMO';
const BATCH = 100;

const site = await testApp({ demo: true, tasks: 'none' });
const { app } = site;
const vendor = await testVendor(app);
afterAll(async () => {
  await site.stop();
  await vendor.stop();
});

/** A member with 100.0000 who has bet 10 in this round. */
async function openRound(round: string) {
  const member = await given(app).member({ balance: '100.0000' });
  const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
  const launch = { member, vendor: VENDOR, game: 'demo-slot', ...about };
  const { code } = await launchSession(app, launch);
  const [opened] = await execute(app, [{ kind: 'authenticate', vendor: VENDOR, code }]);
  const session = opened?.opened?.session ?? '';
  const base = { member: wireMember(member), currency: 'PHP', game: 'demo-slot', round };
  const bet = { ...base, transaction: `${round}-bet`, amount: Money.of('10.0000') };
  await execute(app, [{ kind: 'bet', vendor: VENDOR, session, ...bet }]);
  const win = { command: 'win', ...base, at: app.clock.now().toISOString(), final: true };
  return {
    member,
    path: `/console/api/rounds/${member}/${VENDOR}/${roundId(VENDOR, round)}`,
    /** What the vendor answers from now on. */
    won: (amount: string) =>
      vendor.rounds.set(round, {
        state: 'closed',
        messages: [{ ...win, transaction: `${round}-win`, amount }],
      }),
  };
}
const cash = async (member: MemberId) => Money.text((await balances(app, member)).main);
/** Each time anew: an hour that passes ends an operator's session. */
const games = () => site.operator('operator1');
const ask = async (path: string) =>
  (await games()).call<{ said: string; result: string }>('POST', `${path}/ask`);

it('MONEY-06 an operator asks an open round’s vendor at once, and its answer is booked once', async () => {
  const { member, path, won } = await openRound('asked');
  expect((await ask(path)).value).toEqual({ said: 'unknown', refused: [], result: 'open' });
  expect(await cash(member)).toBe('90.0000');
  won('25.0000');
  const both = await Promise.all([ask(path), ask(path)]);
  expect(both.map(({ value }) => value)).toContainEqual({
    said: 'closed',
    refused: [],
    result: 'settled',
  });
  expect(await cash(member)).toBe('115.0000');
  expect((await ask(path)).code).toBe('round.not_askable');
  const { rows } = await app.pool.query<object>(
    `select actor, action, entry->'after'->>'said' as said from audit_entry
      where member = $1 and action = 'round.ask' order by seq limit 2`,
    [member],
  );
  expect(rows).toEqual([
    { actor: 'operator:operator1', action: 'round.ask', said: 'unknown' },
    { actor: 'operator:operator1', action: 'round.ask', said: 'closed' },
  ]);
});

it('MONEY-06 a round that waited for its turn is settled by it too, and its member is told', async () => {
  const { member, path, won } = await openRound('asked-stuck');
  app.clock.advance(3_601);
  await repairRounds(app, BATCH);
  won('0.0000');
  expect((await ask(path)).value).toMatchObject({ result: 'settled' });
  const { rows } = await app.pool.query<{ settled: boolean; asked: number; said: string }>(
    `select settled_at is not null as settled, asked, last_answer as said from stuck_round
      where member_id = $1`,
    [member],
  );
  expect(rows).toEqual([{ settled: true, asked: 2, said: 'closed' }]);
});

it('MONEY-06 a stuck round that two people voided is not asked about any more', async () => {
  const { member, path, won } = await openRound('asked-voided');
  app.clock.advance(3_601);
  await repairRounds(app, BATCH);
  won('25.0000');
  const reason = { reason: 'the vendor stays silent' };
  const maker = await games();
  const { value } = await maker.call<{ changeId: string }>('POST', `${path}/void`, reason);
  const checker = await site.operator('operator2');
  await checker.call('POST', `/console/api/changes/${value.changeId}/approve`, {});
  expect(await cash(member)).toBe('100.0000');
  app.clock.advance(61);
  await repairRounds(app, BATCH);
  expect(await cash(member)).toBe('100.0000');
  const { rows } = await app.pool.query<object>(
    'select settled_at is not null as settled from stuck_round where member_id = $1',
    [member],
  );
  expect(rows).toEqual([{ settled: true }]);
});
