import { Money } from '@palaro/kernel';
import { given, standingClock, testApp } from '@palaro/testkit';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { simulatePromotion } from './simulate-promotion.ts';
import { acceptAs, bets, paidTo, signInPromotion } from './test-promotions.ts';

/** Noon in Manila. */
const clock = standingClock(new Date('2026-11-21T04:00:00Z'));
const site = await testApp({ clock });
const { app } = site;
afterAll(() => site.stop());

const DAY = 86_400;
const MEMBERS = 2;
const NEEDS = { needs: '100.0000' };
const newMember = () => given(app).member({ balance: '10000.0000' });

/** What each member bets on each day; the rule asks for 100. */
const stakes = fc.array(fc.tuple(...Array.from({ length: MEMBERS }, () => stake())), {
  minLength: 2,
  maxLength: 4,
});
function stake() {
  return fc.constantFrom('0.0000', '60.0000', '80.0000', '100.0000');
}

it('REWARD-01 a simulated sign-in gives what was given to who really signed in', async () => {
  await fc.assert(
    fc.asyncProperty(stakes, async (days) => {
      // Nothing of an earlier run lies within the days that are simulated.
      clock.advance(100 * DAY);
      const running = await signInPromotion(app, NEEDS);
      const members = await Promise.all(Array.from({ length: MEMBERS }, newMember));
      for (const day of days) {
        for (const [at, member] of members.entries()) {
          await acceptAs(app, member, { promotionId: running });
          const stakeNow = day[at] ?? '0.0000';
          if (stakeNow !== '0.0000') await bets(app, member, stakeNow);
        }
        clock.advance(DAY);
      }
      for (const member of members) await acceptAs(app, member, { promotionId: running });
      clock.advance(DAY);
      const draft = await signInPromotion(app, { ...NEEDS, state: 'Draft' });
      const { told } = await simulatePromotion(app, { id: draft }, 'EN');
      const paid = await Promise.all(members.map((member) => paidTo(app, member)));
      const amounts = paid.map(({ paid: amount }) => Money.of(amount));
      expect(told).toMatchObject({
        takers: paid.filter(({ times }) => times > 0).length,
        awards: paid.reduce((sum, { times }) => sum + times, 0),
        cost: Money.text(Money.sum(amounts)),
        largest: Money.text(amounts.reduce((most, one) => (one > most ? one : most), 0n)),
        usedUpOn: null,
        sharing: 0,
        leftOut: 0,
      });
      const weeks = told?.weeks.map(({ cost }) => Money.of(cost)) ?? [];
      expect(Money.text(Money.sum(weeks))).toBe(told?.cost);
    }),
    { numRuns: 4 },
  );
});

it('a simulation of a promotion for a segment counts its members alone', async () => {
  clock.advance(100 * DAY);
  const [inside, outside] = await Promise.all(Array.from({ length: 2 }, newMember));
  for (const member of [inside, outside]) await bets(app, member ?? '', '100.0000');
  clock.advance(2 * DAY);
  const draft = await signInPromotion(app, { ...NEEDS, state: 'Draft' });
  const takers = async () => (await simulatePromotion(app, { id: draft }, 'EN')).told?.takers;
  expect(await takers()).toBe(2);
  const segment = crypto.randomUUID();
  await app.pool.query('update member set kyc_level = 3 where id = $1', [inside]);
  await app.pool.query(
    `insert into segment (id, name, version, made_at, made_by, changed_at, changed_by)
      values ($1, 'Proved', 1, now(), 'test', now(), 'test')`,
    [segment],
  );
  await app.pool.query(
    `insert into segment_version (segment_id, version, conditions, made_at, made_by)
      values ($1, 1, '{"kycLeast": 3}', now(), 'test')`,
    [segment],
  );
  const name = 'update promotion set segment_id = $1, segment_version = 1 where id = $2';
  await app.pool.query(name, [segment, draft]);
  expect(await takers()).toBe(1);
  await app.pool.query('update segment set archived_at = now() where id = $1', [segment]);
  expect(await takers()).toBe(0);
});

it('a simulation names a budget’s end, shared devices, and who is left out', async () => {
  clock.advance(100 * DAY);
  const [one, two, away] = await Promise.all(Array.from({ length: 3 }, newMember));
  for (const member of [one, two, away]) await bets(app, member ?? '', '100.0000');
  const device = { device: Buffer.alloc(16, 7), ip: '', user_agent: '' };
  const seen = { first_at: clock.now(), last_at: clock.now() };
  await app.db
    .insertInto('member_device')
    .values([one, two].map((member) => ({ member_id: member ?? '', ...device, ...seen })))
    .execute();
  await app.db
    .insertInto('exclusion')
    .values({
      member_id: away ?? '',
      kind: 'self',
      from_at: clock.now(),
      until_at: null,
      imposed_by: '',
    })
    .execute();
  clock.advance(2 * DAY);
  const days = Array.from({ length: 7 }, () => '10.0000');
  const draft = await signInPromotion(app, { ...NEEDS, days, budget: '15.0000', state: 'Draft' });
  const { told, words } = await simulatePromotion(app, { id: draft }, 'EN');
  expect(told).toMatchObject({ takers: 2, cost: '20.0000', sharing: 2, leftOut: 1 });
  expect(told).toMatchObject({ largestPercent: 50, usedUpOn: told?.to });
  expect(words).toEqual([
    'Everybody who had ₱100.00 of valid bets on a day signs in on the next, and on no other.',
  ]);
});
