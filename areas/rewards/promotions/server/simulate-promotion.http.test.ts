import { testApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PromotionSimulation } from '../console.api.ts';
import { insertPromotion } from './insert-promotion.ts';
import { signInPromotion } from './test-promotions.ts';

const site = await testApp({ demo: true });
const { app } = site;
afterAll(() => site.stop());
let operator: TestOperator;
beforeAll(async () => {
  operator = await site.operator('operator1');
});

const simulate = (by: TestOperator, id: string) =>
  by.call<PromotionSimulation>('GET', `/console/api/promotions/${id}/simulation`);

it('a draft of a sign-in is simulated; an unknown id and what runs are refused', async () => {
  const id = await signInPromotion(app, { state: 'Draft' });
  const { status, value } = await simulate(operator, id);
  expect(status).toBe(200);
  expect(value).toMatchObject({ budget: '1000.0000', told: { usedUpOn: null } });
  expect(value.words).toHaveLength(1);
  expect(await simulate(operator, crypto.randomUUID())).toMatchObject({ status: 404 });
  const runs = await signInPromotion(app);
  expect(await simulate(operator, runs)).toMatchObject({ status: 409, code: 'promo.state' });
});

it('who may not look at promotions may not simulate one', async () => {
  const id = await signInPromotion(app, { state: 'Draft' });
  const finance = await site.operator('operator3');
  expect(await simulate(finance, id)).toMatchObject({ status: 403, code: 'console.forbidden' });
});

it('an application says that the past cannot tell, in words, and names its budget', async () => {
  const id = crypto.randomUUID();
  const now = app.clock.now();
  await insertPromotion(app.db, {
    id,
    kind: 'MANUAL',
    state: 'Draft',
    title: { EN: 'Ask', TY: 'Humingi' },
    summary: { EN: 'Ask', TY: 'Humingi' },
    rule: { cap: '500.0000', turnoverTimes: 1, reapply: 1, reasons: [] },
    startsAt: now,
    endsAt: null,
    budget: 90_000_000n,
    madeAt: now,
    madeBy: 'test',
  });
  const { value } = await simulate(operator, id);
  expect(value).toMatchObject({ told: null, budget: '9000.0000' });
  expect(value.words[0]).toContain('₱500.00 at most each time');
});
