import { memberOfWire, Money, wireMember } from '@palaro/kernel';
import { roundId } from '@palaro/ledger';
import { given, testApp } from '@palaro/testkit';
import { balances, execute, launchSession } from '@palaro/wallet/server';
import { afterAll, expect, it } from 'vitest';
import { repairRounds } from './repair-rounds.ts';
import { testVendor } from './test-vendor.ts';
import { vendorStatements } from './vendor-statements.ts';

const VENDOR = 'DEMO';
const BATCH = 100;
const TTL_SECONDS = 3_600;

const site = await testApp({ config: { demo: true } });
const { app } = site;
const vendor = await testVendor(app);
afterAll(async () => {
  await site.stop();
  await vendor.stop();
});

/** A member with 100.0000 who has bet 10 in this round. */
async function bettor(round: string, { freePlay = false } = {}) {
  const owner = await given(app).member({ balance: '100.0000' });
  const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
  const launch = { member: owner, vendor: VENDOR, game: 'demo-slot', freePlay, ...about };
  const { code, session: opening } = await launchSession(app, launch);
  const member = wireMember(opening.member);
  const [opened] = await execute(app, [{ kind: 'authenticate', vendor: VENDOR, code }]);
  const session = opened?.opened?.session ?? '';
  const base = { member, currency: 'PHP', game: 'demo-slot', round };
  const bet = { ...base, transaction: `${round}-bet`, amount: Money.of('10.0000') };
  await execute(app, [{ kind: 'bet', vendor: VENDOR, session, ...bet }]);
  const listed = { ...base, at: app.clock.now().toISOString() };
  const bets = { command: 'bet', ...listed, transaction: bet.transaction, amount: '10.0000' };
  return { member, round, listed, bets };
}
type Bettor = Awaited<ReturnType<typeof bettor>>;

const numberOf = ({ member }: Bettor) => memberOfWire(member) ?? '';
const cash = async (one: Bettor) => Money.text((await balances(app, numberOf(one))).main);

async function stateOf(one: Bettor) {
  const { round } = one;
  const { rows } = await app.pool.query<{ state: string }>(
    'select state from game_round where member_id = $1 and vendor = $2 and round = $3',
    [numberOf(one), VENDOR, roundId(VENDOR, round)],
  );
  return rows[0]?.state;
}

it('MONEY-06 case 45: a stale round moves no money by itself, and the vendor’s answer closes it', async () => {
  const stuck = await bettor('stale-lost');
  await repairRounds(app, BATCH);
  expect(vendor.asked).toEqual([]);
  app.clock.advance(TTL_SECONDS + 1);
  await repairRounds(app, BATCH);
  // The vendor does not know the round yet, so it stays open however often it is asked.
  expect([await stateOf(stuck), await cash(stuck)]).toEqual(['O', '90.0000']);
  const lost = { ...stuck.listed, transaction: 'stale-lost-win', amount: '0.0000', final: true };
  const messages = [stuck.bets, { command: 'win', ...lost }];
  vendor.rounds.set(stuck.round, { state: 'closed', messages });
  app.clock.advance(61);
  await repairRounds(app, BATCH);
  expect([await stateOf(stuck), await cash(stuck)]).toEqual(['C', '90.0000']);
  // The round is settled, so the vendor is not asked again.
  const asked = vendor.asked.length;
  app.clock.advance(TTL_SECONDS);
  await repairRounds(app, BATCH);
  expect(vendor.asked).toHaveLength(asked);
});

it('MONEY-06: a win that never reached us is booked once from the vendor’s answer', async () => {
  const stuck = await bettor('stale-won');
  const won = { ...stuck.listed, transaction: 'stale-won-win', amount: '25.0000', final: true };
  const strange = { ...won, round: 'another', transaction: 'another-win' };
  const messages = [stuck.bets, { command: 'win', ...won }, { command: 'win', ...strange }];
  vendor.rounds.set(stuck.round, { state: 'closed', messages });
  app.clock.advance(TTL_SECONDS + 1);
  await Promise.all([repairRounds(app, BATCH), repairRounds(app, BATCH)]);
  expect([await stateOf(stuck), await cash(stuck)]).toEqual(['C', '115.0000']);
});

it('MONEY-06 51: a stale free-play round is asked for and booked under the name that the vendor knows', async () => {
  const stuck = await bettor('stale-free', { freePlay: true });
  const won = { ...stuck.listed, transaction: 'stale-free-win', amount: '25.0000', final: true };
  vendor.rounds.set(stuck.round, {
    state: 'closed',
    messages: [stuck.bets, { command: 'win', ...won }],
  });
  app.clock.advance(TTL_SECONDS + 1);
  await repairRounds(app, BATCH);
  expect(vendor.members.at(-1)).toBe(stuck.member);
  expect([await stateOf(stuck), await cash(stuck)]).toEqual(['C', '2015.0000']);
});

it('MONEY-06: a round that the vendor voided gives the stake back', async () => {
  const stuck = await bettor('stale-void');
  const undo = { ...stuck.listed, transaction: 'stale-void-undo', target: 'stale-void-bet' };
  const messages = [stuck.bets, { command: 'rollback', ...undo }];
  vendor.rounds.set(stuck.round, { state: 'voided', messages });
  app.clock.advance(TTL_SECONDS + 1);
  await repairRounds(app, BATCH);
  expect([await stateOf(stuck), await cash(stuck)]).toEqual(['V', '100.0000']);
});

it('MONEY-06: the vendor’s statement against ours: reports what is missing or differs on either side', async () => {
  const ours = await bettor('listed');
  const unlisted = await bettor('unlisted');
  const free = await bettor('listed-free', { freePlay: true });
  const day = app.clock.now().toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' });
  const { at, member } = ours.listed;
  const line = (command: string, transaction: string, amount: string, of = member) => {
    const [round] = transaction.split('-bet');
    return [command, at, of, 'PHP', 'demo-slot', round, transaction, amount, '', ''].join(',');
  };
  vendor.statement = [
    'command,at,member,currency,game,round,transaction,amount,target,final',
    line('bet', 'listed-bet', '11.0000'),
    line('win', 'listed-never-sent', '5.0000'),
    line('bet', 'listed-free-bet', '10.0000', free.member),
    line('win', 'listed-nobody', '5.0000', 'nobody'),
    '#end',
    '',
  ].join('\r\n');
  const found = await vendorStatements.run(app, day);
  const told = found.map(({ details }) => details);
  expect(told).toContainEqual(
    expect.objectContaining({ transaction: 'listed-bet', what: 'differs' }),
  );
  expect(told).toContainEqual(
    expect.objectContaining({ transaction: 'listed-never-sent', what: 'missing here' }),
  );
  expect(told).toContainEqual(
    expect.objectContaining({ member: unlisted.member, what: 'missing there' }),
  );
  expect(told).toContainEqual(expect.objectContaining({ member: 'nobody', what: 'missing here' }));
  expect(JSON.stringify(told)).not.toContain('listed-free');
  expect(told).not.toContainEqual(expect.objectContaining({ member: numberOf(free) }));
  // A difference is reported and never booked.
  expect(await cash(ours)).toBe('90.0000');
});
