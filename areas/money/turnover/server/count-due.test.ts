import fc from 'fast-check';
import { Money, plusSeconds, type MemberId } from '@palaro/kernel';
import { foldNow } from '@palaro/server-app/folds';
import { testApp } from '@palaro/testkit';
import { noteListedRounds, openVendorWallet, readFunds } from '@palaro/wallet/server';
import { nightlyChecks } from '@palaro/server';
import { afterAll, expect, it } from 'vitest';
import { foldOwnRounds } from './count-due.ts';
import { markListedRounds } from './mark-listed-rounds.ts';
import { play, playingMember, requirementOf, requirementsOf, voidRound } from './test-turnover.ts';

const { app, stop } = await testApp();
afterAll(stop);

it('MONEY-06 rounds fill the oldest requirement first, spill over, and a void takes back the newest', async () => {
  const member = await playingMember(app);
  for (const required of ['50.0000', '100.0000', '30.0000']) {
    await requirementOf(app, member, required);
  }
  await play(app, member, '60.0000');
  const second = await play(app, member, '95.0000');
  await foldNow(app);
  const filled = ['50.0000 D', '100.0000 D', '5.0000 O'];
  expect(await requirementsOf(app, member)).toEqual(filled);
  await foldOwnRounds(app, member);
  await foldNow(app);
  expect(await requirementsOf(app, member)).toEqual(filled);
  await voidRound(app, member, second);
  await foldNow(app);
  expect(await requirementsOf(app, member)).toEqual(['50.0000 D', '10.0000 O', '0.0000 O']);
});

it('MONEY-02 a round settled a moment ago counts before a withdrawal is judged (case 31)', async () => {
  const member = await playingMember(app);
  await requirementOf(app, member, '100.0000');
  await play(app, member, '100.0000');
  expect(await requirementsOf(app, member)).toEqual(['0.0000 O']);
  await foldOwnRounds(app, member);
  expect(await requirementsOf(app, member)).toEqual(['100.0000 D']);
  await foldNow(app);
  expect(await requirementsOf(app, member)).toEqual(['100.0000 D']);
});

it('bets before a requirement and bets without an open one count for nothing later', async () => {
  const member = await playingMember(app);
  await play(app, member, '50.0000');
  await new Promise((later) => setTimeout(later, 2));
  await requirementOf(app, member, '100.0000');
  await foldOwnRounds(app, member);
  await foldNow(app);
  expect(await requirementsOf(app, member)).toEqual(['0.0000 O']);
  await play(app, member, '170.0000');
  await foldNow(app);
  await requirementOf(app, member, '10.0000');
  await foldOwnRounds(app, member);
  expect(await requirementsOf(app, member)).toEqual(['100.0000 D', '0.0000 O']);
});

it('MONEY-06 two nodes and the member’s own request at once count every round once', async () => {
  const members = await Promise.all([1, 2, 3].map(() => playingMember(app)));
  for (const member of members) await requirementOf(app, member, '1000.0000');
  for (const member of members) {
    for (let n = 1; n <= 12; n++) await play(app, member, `${n}.0000`);
  }
  await Promise.all([
    foldNow(app),
    ...members.map((member) => foldOwnRounds(app, member)),
    foldNow(app),
    ...members.map((member) => foldOwnRounds(app, member)),
  ]);
  for (const member of members) {
    expect(await requirementsOf(app, member)).toEqual(['78.0000 O']);
  }
});

type Step =
  | { does: 'open'; pesos: number }
  | { does: 'play'; pesos: number }
  | { does: 'void'; which: number }
  | { does: 'fold'; how: 'all' | 'own' | 'twice' };
const pesos = fc.integer({ min: 1, max: 60 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('open' as const), pesos }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('play' as const), pesos }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('void' as const), which: fc.nat(20) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('fold' as const),
      how: fc.constantFrom('all' as const, 'own' as const, 'twice' as const),
    }),
  },
);

/** The rule in its plainest form, peso by peso. */
function plainModel() {
  const requirements: { required: number; pesos: string[] }[] = [];
  /** What changed since the last fold, in the order of the last changes. */
  const changed = new Map<string, { pesos: number; from: number } | 'void'>();
  const isOpen = (one: (typeof requirements)[number]) => one.pesos.length < one.required;
  return {
    open: (required: number) => void requirements.push({ required, pesos: [] }),
    /** Only requirements that are there when it is played can take it. */
    play: (name: string, stake: number) =>
      changed.set(name, { pesos: stake, from: requirements.length }),
    void(name: string) {
      changed.delete(name);
      changed.set(name, 'void');
    },
    fold() {
      for (const [name, round] of changed) {
        if (round === 'void') {
          for (const one of requirements) one.pesos = one.pesos.filter((peso) => peso !== name);
          continue;
        }
        for (let peso = 0; peso < round.pesos; peso++) {
          requirements.slice(0, round.from).find(isOpen)?.pesos.push(name);
        }
      }
      changed.clear();
    },
    state: () => requirements.map((one) => `${one.pesos.length}.0000 ${isOpen(one) ? 'O' : 'D'}`),
  };
}

async function folded(member: MemberId, how: 'all' | 'own' | 'twice') {
  if (how !== 'all') await foldOwnRounds(app, member);
  if (how !== 'own') await foldNow(app);
  if (how === 'twice') await foldOwnRounds(app, member);
}

it('MONEY-06 random rounds, voids, requirements and folds end as the plain rule says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const member = await playingMember(app);
      const model = plainModel();
      const played: string[] = [];
      for (const one of [...steps, { does: 'fold', how: 'all' } as const]) {
        if (one.does === 'open') {
          await requirementOf(app, member, `${one.pesos}.0000`);
          model.open(one.pesos);
        } else if (one.does === 'play') {
          const name = await play(app, member, `${one.pesos}.0000`);
          played.push(name);
          model.play(name, one.pesos);
        } else if (one.does === 'void') {
          const [name] = played.splice(one.which % Math.max(played.length, 1), 1);
          if (name === undefined) continue;
          await voidRound(app, member, name);
          model.void(name);
        } else {
          await folded(member, one.how);
          model.fold();
        }
        // The next step is at a later millisecond, so that "opened before it closed" is plain.
        await tick();
      }
      expect(await requirementsOf(app, member)).toEqual(model.state());
    }),
    { numRuns: 40 },
  );
}, 300_000);

async function tick() {
  const now = app.clock.now().getTime();
  while (app.clock.now().getTime() === now) await new Promise((later) => setImmediate(later));
}

it('closes requirements once everything is played away, and not while a deposit is on its way', async () => {
  const [poor, waiting] = await Promise.all([1, 2].map(() => playingMember(app, '20.0000')));
  for (const member of [poor!, waiting!]) await requirementOf(app, member, '100.0000');
  await app.pool.query(
    `insert into deposit_order (member_id, id, reference, input, method, amount, fee, state, marks,
        turnover_times, created_at, expires_at)
      values ($1, gen_random_uuid(), 'T1', '', 'gcash', 1000000, 0, 'Pending', '{}', 10000,
        $2, $2)`,
    [waiting, app.clock.now()],
  );
  for (const member of [poor!, waiting!]) await play(app, member, '20.0000');
  await foldNow(app);
  expect(await requirementsOf(app, poor!)).toEqual(['20.0000 X']);
  expect(await requirementsOf(app, waiting!)).toEqual(['20.0000 O']);
});

it('MONEY-06 listed rounds fill by their valid bet, once, and a corrected list takes back', async () => {
  const vendor = 'BANGKA';
  const member = await playingMember(app);
  await openVendorWallet(app, member, vendor);
  await requirementOf(app, member, '100.0000');
  const closedAt = plusSeconds(app.clock.now(), 1);
  const listed = async (validBet: string, closed = closedAt) => {
    const rounds = [
      {
        member,
        game: 'bangka-reels',
        round: `listed ${closed.getTime()}`,
        bet: Money.of('60.0000'),
        win: Money.of('0.0000'),
        validBet: Money.of(validBet),
        openedAt: closed,
        closedAt: closed,
      },
    ];
    await noteListedRounds(app, vendor, rounds);
    await markListedRounds(app, vendor, rounds);
    return requirementsOf(app, member);
  };
  expect(await listed('60.0000')).toEqual(['60.0000 O']);
  expect(await listed('60.0000')).toEqual(['60.0000 O']);
  expect(await listed('40.0000')).toEqual(['40.0000 O']);
  expect(await listed('60.0000', plusSeconds(closedAt, -3_600))).toEqual(['40.0000 O']);
});

it('the merchant wallet answers the turnover that is still open', async () => {
  const member = await playingMember(app);
  await requirementOf(app, member, '100.0000');
  await play(app, member, '30.0000');
  await foldNow(app);
  const { turnover } = await readFunds(app, member);
  expect(turnover).toEqual({ required: '100.0000', done: '30.0000' });
});

it('MONEY-06 I11: what requirements have is what rounds gave them, and the nightly check says so', async () => {
  const check = nightlyChecks.of(app).find(({ name }) => name === 'ledger.I11')!;
  expect(await check.run(app, '2026-11-25')).toEqual([]);
  await app.pool.query(`update turnover_requirement set done = done + 1 where state = 'X'`);
  expect(await check.run(app, '2026-11-25')).toHaveLength(1);
});
