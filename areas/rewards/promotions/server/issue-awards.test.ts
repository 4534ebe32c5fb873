import { Money } from '@palaro/kernel';
import { given, standingClock, testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { checkBudgets } from './check-awards.ts';
import { issueAwards, type NewAward } from './issue-awards.ts';
import { expireAwards } from './promotions.tasks.ts';
import { acceptAs, paidTo, signInPromotion } from './test-promotions.ts';

const clock = standingClock(new Date('2026-11-21T04:00:00Z'));
const site = await testApp({ clock, nodes: true });
const other = await testApp({ clock, nodes: true, database: site.database });
const { app } = site;
afterAll(async () => {
  await other.stop();
  await site.stop();
});
const WEEK = 7 * 86_400;

const budgetOf = (id: string) =>
  app.db
    .selectFrom('promotion')
    .select(['budget', 'spent', 'reserved'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const pesos = (amount: number) => String(Money.of(`${amount}.0000`));
const award = (member: string, promotion: string, name: string): NewAward => ({
  member,
  kind: 'mission',
  promotion,
  budget: promotion,
  transaction: `mission/${promotion}/${name}`,
  amount: Money.of('10.0000'),
  turnoverTimes: 1,
});

it('PR-8 of eleven awards for a budget of ten, on two nodes, ten are issued and reserved', async () => {
  const promotion = await signInPromotion(app, { budget: '100.0000' });
  const members = await Promise.all(Array.from({ length: 11 }, () => given(app).member()));
  const nodes = [app, other.app];
  const issued = await Promise.all(
    members.map((member, i) => {
      const node = nodes[i % 2] ?? app;
      return node.db
        .transaction()
        .execute((tx) => issueAwards(node, tx, [award(member, promotion, 'first')]));
    }),
  );
  expect(issued.flat()).toHaveLength(10);
  const held = { budget: pesos(100), spent: pesos(0), reserved: pesos(100) };
  expect(await budgetOf(promotion)).toEqual(held);
  const again = await app.db.transaction().execute((tx) =>
    issueAwards(
      app,
      tx,
      members.map((member) => award(member, promotion, 'first')),
    ),
  );
  expect(again).toEqual([]);
  expect(await budgetOf(promotion)).toEqual(held);
  expect(await checkBudgets.run(app, '2026-11-21')).toEqual([]);
});

it('PR-3 PR-7 a claim spends what was held, also after the end; what runs out is given back', async () => {
  const promotion = await signInPromotion(app, { budget: '100.0000' });
  const [taker, sleeper] = await Promise.all([given(app).member(), given(app).member()]);
  await app.db
    .transaction()
    .execute((tx) =>
      issueAwards(app, tx, [award(taker, promotion, 'a'), award(sleeper, promotion, 'a')]),
    );
  await app.db
    .updateTable('promotion')
    .set({ state: 'Ended' })
    .where('id', '=', promotion)
    .execute();
  const { id: awardId } = await app.db
    .selectFrom('award')
    .select('id')
    .where('member_id', '=', taker)
    .executeTakeFirstOrThrow();
  expect(await acceptAs(app, taker, { promotionId: promotion, awardId })).toMatchObject({
    status: 'Claimed',
    amount: '10.0000',
  });
  expect(await paidTo(app, taker)).toMatchObject({ paid: '10.0000', times: 1 });
  expect(await budgetOf(promotion)).toMatchObject({ spent: pesos(10), reserved: pesos(10) });
  clock.advance(WEEK);
  await expireAwards.run({ app, now: clock.now(), batch: 1_000 });
  expect(await budgetOf(promotion)).toMatchObject({ spent: pesos(10), reserved: pesos(0) });
  expect(await checkBudgets.run(app, '2026-11-28')).toEqual([]);
});
