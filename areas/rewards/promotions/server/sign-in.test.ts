import { Money } from '@palaro/kernel';
import { given, standingClock, testApp } from '@palaro/testkit';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { acceptAs, bets, paidTo, signInPromotion } from './test-promotions.ts';

/** Noon in Manila. */
const clock = standingClock(new Date('2026-11-21T04:00:00Z'));
const site = await testApp({ clock, nodes: true });
const other = await testApp({ clock, nodes: true, database: site.database });
const { app } = site;
afterAll(async () => {
  await other.stop();
  await site.stop();
});
const DAY = 86_400;

let member = '';
beforeEach(async () => {
  member = await given(app).member({ balance: '1000.0000' });
});

it('REWARD-02 PR-22 a sign-in pays the day of the row once a day, and a missed day restarts it', async () => {
  const promotionId = await signInPromotion(app);
  const paid: string[] = [];
  for (const wait of [0, DAY, DAY, 2 * DAY, DAY]) {
    clock.advance(wait);
    const first = await acceptAs(app, member, { promotionId });
    const again = await acceptAs(app, member, { promotionId });
    expect(first).toMatchObject({ status: 'signed', code: null });
    expect(again).toEqual(first);
    paid.push('amount' in first ? first.amount : '');
  }
  expect(paid).toEqual(['1.0000', '1.0000', '2.0000', '1.0000', '1.0000']);
  expect(await paidTo(app, member)).toEqual({ paid: '6.0000', times: 5, required: '6.0000' });
});

it('PR-22 the last second of a day and the first of the next are two days in Manila', async () => {
  const promotionId = await signInPromotion(app);
  const midnight = new Date('2026-12-31T16:00:00Z');
  clock.advance((midnight.getTime() - clock.now().getTime()) / 1_000 - 1);
  expect(await acceptAs(app, member, { promotionId })).toMatchObject({ amount: '1.0000' });
  clock.advance(1);
  expect(await acceptAs(app, member, { promotionId })).toMatchObject({ amount: '1.0000' });
  expect(await paidTo(app, member)).toMatchObject({ times: 2 });
  clock.advance(DAY / 2);
});

it('REWARD-02 needs the valid bets of the day before, and says how much is missing', async () => {
  const promotionId = await signInPromotion(app, { needs: '100.0000' });
  await bets(app, member, '60.0000');
  expect(await acceptAs(app, member, { promotionId })).toEqual({ code: 'promo.not_met' });
  await bets(app, member, '40.0000');
  clock.advance(DAY);
  expect(await acceptAs(app, member, { promotionId })).toMatchObject({ amount: '1.0000' });
  clock.advance(DAY);
  expect(await acceptAs(app, member, { promotionId })).toEqual({ code: 'promo.not_met' });
});

it('PR-4 twenty at once on two nodes pay once, and all have the same answer', async () => {
  const promotionId = await signInPromotion(app);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      acceptAs(i % 2 ? app : other.app, member, { promotionId }),
    ),
  );
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 'signed', amount: '1.0000' });
  }
  expect(await paidTo(app, member)).toEqual({ paid: '1.0000', times: 1, required: '1.0000' });
  const { spent } = await app.db
    .selectFrom('promotion')
    .select('spent')
    .where('id', '=', promotionId)
    .executeTakeFirstOrThrow();
  expect(Money.text(BigInt(spent))).toBe('1.0000');
});

it('PR-8 a budget of 100 pays ten of eleven who come at once, and then is closed', async () => {
  const days = Array.from({ length: 7 }, () => '10.0000');
  const promotionId = await signInPromotion(app, { days, budget: '100.0000' });
  const members = await Promise.all(Array.from({ length: 11 }, () => given(app).member()));
  const answers = await Promise.all(
    members.map((one, i) => acceptAs(i % 2 ? app : other.app, one, { promotionId })),
  );
  const codes = answers.map(({ code }) => code).sort();
  expect(codes.filter((code) => code === null)).toHaveLength(10);
  expect(codes.filter((code) => code !== null)).toEqual(['promo.budget_empty']);
  expect(await acceptAs(app, member, { promotionId })).toEqual({ code: 'promo.budget_empty' });
});

it('PR-18 a browser that took it for one member takes it for no other on that day', async () => {
  const promotionId = await signInPromotion(app);
  const second = await given(app).member();
  const [one, two] = await Promise.all([
    acceptAs(app, member, { promotionId }, 'shared'),
    acceptAs(other.app, second, { promotionId }, 'shared'),
  ]);
  expect([one.code, two.code].sort()).toEqual([null, 'promo.already_claimed_here'].sort());
  const refused = one.code === null ? second : member;
  expect(await paidTo(app, refused)).toMatchObject({ times: 0, required: '0.0000' });
  expect(await acceptAs(app, refused, { promotionId }, 'his own')).toMatchObject({ code: null });
});

it('PR-2 a draft is unknown, before the start and from the end on it is closed', async () => {
  const now = clock.now().getTime();
  const draft = await signInPromotion(app, { state: 'Draft' });
  const soon = await signInPromotion(app, { startsAt: new Date(now + 1_000) });
  const over = await signInPromotion(app, {
    startsAt: new Date(now - 2_000),
    endsAt: new Date(now),
  });
  const paused = await signInPromotion(app, { state: 'Paused' });
  const codes = await Promise.all(
    [draft, soon, over, paused, 'no-id'].map(
      async (promotionId) => (await acceptAs(app, member, { promotionId })).code,
    ),
  );
  expect(codes).toEqual(['not_found', 'promo.closed', 'promo.closed', 'promo.closed', 'not_found']);
  clock.advance(1);
  expect(await acceptAs(app, member, { promotionId: soon })).toMatchObject({ code: null });
});

it('PR-53 who is excluded or blocked from bonuses is offered nothing', async () => {
  const promotionId = await signInPromotion(app);
  await app.db
    .insertInto('member_block')
    .values({
      id: crypto.randomUUID(),
      member_id: member,
      kind: 'bonus',
      reason: 'test',
      imposed_by: 'test',
      from_at: clock.now(),
    })
    .execute();
  expect(await acceptAs(app, member, { promotionId })).toEqual({ code: 'promo.not_eligible' });
  const excluded = await given(app).member();
  await excludeFor(excluded);
  expect(await acceptAs(app, excluded, { promotionId })).toEqual({ code: 'rg.excluded' });
});

const excludeFor = (of: string) =>
  app.db
    .insertInto('exclusion')
    .values({ member_id: of, kind: 'self', from_at: clock.now(), until_at: null, imposed_by: '' })
    .execute();
