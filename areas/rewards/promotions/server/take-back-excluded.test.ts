import { Money, plusSeconds, type MemberId } from '@palaro/kernel';
import { excludeMember } from '@palaro/accounts/server';
import { cash, house } from '@palaro/ledger';
import { given, testApp } from '@palaro/testkit';
import { commitItem, readOwnMoney } from '@palaro/wallet/server';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { amountToTakeBack } from './take-back-excluded.ts';
import { acceptAs, bets, waitingAward } from './test-promotions.ts';

const site = await testApp();
const { app } = site;
afterAll(() => site.stop());
let named = 0;

/** A deposit as the cashier's posting makes it. */
async function paysIn(member: MemberId, amount: string) {
  named += 1;
  await commitItem(app, {
    member,
    key: `deposit/excluded-${named}/paid`,
    input: amount,
    kind: 'deposit',
    cause: { kind: 'deposit', id: `excluded-${named}` },
    actor: 'system',
    legs: [{ from: house('PAY_IN', 'SANDBOX'), to: cash, amount: Money.of(amount) }],
    subledger: [],
  });
}

/** A member with a deposit of 500 and a claimed award of 1,000, which must be bet ten times. */
async function withBonus() {
  const member = await given(app).member();
  await paysIn(member, '500.0000');
  const expiresAt = plusSeconds(app.clock.now(), 86_400);
  const awardId = await waitingAward(app, member, { amount: '1000.0000', times: 10, expiresAt });
  const body = { promotionId: `award-${awardId}`, awardId };
  expect(await acceptAs(app, member, body)).toMatchObject({ status: 'Claimed' });
  return member;
}

/** Bets of 100 that win nothing. */
async function playsAway(member: MemberId, times: number) {
  for (let bet = 0; bet < times; bet += 1) await bets(app, member, '100.0000');
}

async function standingOf(member: MemberId) {
  const { rows } = await app.pool.query<{ state: string }>(
    'select state from turnover_requirement where member_id = $1 order by requirement_id',
    [member],
  );
  const messages = await app.db
    .selectFrom('inbox_message')
    .select('body')
    .where('member_id', '=', member)
    .execute();
  const amounts = messages.flatMap(({ body }) =>
    'template' in body && body.template === 'award_forfeited' ? [body.values.amount] : [],
  );
  const { cash: left } = await readOwnMoney(app.db, member);
  return { cash: Money.text(left), states: rows.map(({ state }) => state), told: amounts };
}

it('PR-53 who excludes himself after a bonus of 1,000 on a deposit of 500 keeps the 500', async () => {
  const member = await withBonus();
  expect((await standingOf(member)).cash).toBe('1500.0000');
  await excludeMember(app, member, { kind: 'self', until: null });
  await site.runTasks();
  const after = { cash: '500.0000', states: ['F'], told: ['1000.0000'] };
  expect(await standingOf(member)).toEqual(after);
  // An exclusion that follows finds nothing more.
  await excludeMember(app, member, { kind: 'licensee', until: null });
  await site.runTasks();
  expect(await standingOf(member)).toEqual(after);
});

it('PR-53 what was played away is not taken of his own deposits', async () => {
  const member = await withBonus();
  await playsAway(member, 7);
  await excludeMember(app, member, { kind: 'self', until: null });
  await site.runTasks();
  expect(await standingOf(member)).toEqual({
    cash: '500.0000',
    states: ['F'],
    told: ['300.0000'],
  });
  const poor = await withBonus();
  await playsAway(poor, 12);
  await excludeMember(app, poor, { kind: 'self', until: null });
  await site.runTasks();
  expect(await standingOf(poor)).toEqual({ cash: '300.0000', states: ['X'], told: [] });
});

it('a break, and a closing that can be undone, take nothing back', async () => {
  const member = await withBonus();
  const until = plusSeconds(app.clock.now(), 86_400);
  await excludeMember(app, member, { kind: 'time_out', until });
  await excludeMember(app, member, { kind: 'licensee', until, imposedBy: 'kyc/1' });
  await site.runTasks();
  expect(await standingOf(member)).toEqual({ cash: '1500.0000', states: ['O'], told: [] });
});

it('PR-53 it is never more than the awards and the cash, and never of his own deposits', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 9n });
  fc.assert(
    fc.property(amount, amount, amount, amount, (awards, free, more, netDeposits) => {
      const total = free + more;
      const taken = amountToTakeBack(awards, { cash: free, total, netDeposits });
      expect(taken).toBeGreaterThanOrEqual(0n);
      expect(taken).toBeLessThanOrEqual(awards);
      expect(taken).toBeLessThanOrEqual(free);
      if (taken > 0n) expect(total - taken).toBeGreaterThanOrEqual(netDeposits);
    }),
  );
});
