import { HEADERS } from '@palaro/api';
import type { Promotion } from '@palaro/promotions/api';
import { testApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

const site = await testApp({ demo: true });
afterAll(() => site.stop());
let operator: TestOperator;
beforeAll(async () => {
  operator = await site.operator('operator1');
});

async function listed(language: 'EN' | 'TY') {
  const response = await fetch(`${site.url}/wps/relay/MCSFE_getAvailablePromotions?type=CASHBACK`, {
    headers: { [HEADERS.language]: language },
  });
  const { value } = (await response.json()) as { value: { list: Promotion[] } };
  return value.list;
}

it('REWARD-01 every condition of the demo’s cashback is shown to guests, in both languages', async () => {
  const [shown] = await listed('EN');
  expect(shown).toMatchObject({ status: 'Process', turnoverTimes: 1, last: null });
  expect(shown?.conditions).toEqual([
    '5 % of a week’s loss, Monday to Sunday: what you bet, less what those rounds paid and less the awards that you claimed that week.',
    'It is ₱2,000.00 at most. What comes to less than ₱1.00 is not given.',
    'Where your rounds and awards gave you as much as you bet, there is nothing to give.',
    'All games count.',
    'A round counts for the week in which it is settled, by Manila’s midnight. What is voided before the counting does not count.',
    'Free play and play money do not count.',
    'It comes by itself once a week is over, ten minutes after Sunday’s midnight at the earliest. Nothing is given for a week that still runs.',
    'An award is bet 1× before it may be withdrawn: ₱2,000.00 means ₱2,000.00.',
    'An award waits seven days to be claimed.',
    'Who is on a break or excluded at the counting is given nothing for that time.',
    'It ends when its budget is used up; awards that are issued stay yours.',
  ]);
  const [filipino] = await listed('TY');
  expect(filipino?.conditions).toHaveLength(11);
  for (const line of filipino?.conditions ?? []) expect(shown?.conditions).not.toContain(line);
});

const DRAFT = {
  title: { EN: 'Back', TY: 'Balik' },
  summary: { EN: 'A part', TY: 'Bahagi' },
  startsAt: '2030-01-01T00:00:00.000Z',
  budget: '5000.0000',
  period: 'day',
  rate: '7.2500',
  least: '1.0000',
  cap: '500.0000',
  turnoverTimes: 0,
};
const write = (wrong: object) =>
  operator.call<{ id: string }>('POST', '/console/api/promotions/cashback', {
    id: crypto.randomUUID(),
    ...DRAFT,
    ...wrong,
  });

it('REWARD-01 an operator writes a cashback as a draft, whose conditions come from its rule', async () => {
  const { status, value } = await write({ products: ['RNG', 'LIVE', 'RNG'] });
  expect(status).toBe(200);
  const record = await operator.call<{ conditions: string[] }>(
    'GET',
    `/console/api/promotions/${value.id}`,
  );
  expect(record.value).toMatchObject({ promotionType: 'CASHBACK', state: 'Draft' });
  expect(record.value.conditions[0]).toContain('7.25 % of a day’s loss');
  expect(record.value.conditions).toContain('Only slots, live tables count.');
  expect(await listed('EN')).toHaveLength(1);
});

it.each([
  ['promo.cap_small', { cap: '0.9999', budget: '10.0000' }],
  ['promo.budget_small', { budget: '499.9999' }],
  ['promo.dates', { endsAt: '2029-12-31T00:00:00.000Z' }],
])('a cashback is refused with %s: %o', async (code, wrong) => {
  expect(await write(wrong)).toMatchObject({ status: 422, code });
});

it.each([
  { rate: '0.0000' },
  { rate: '50.0001' },
  { rate: '5' },
  { rate: '-5.0000' },
  { period: 'once' },
  { least: '0.0000' },
  { cap: '0.0000' },
  { turnoverTimes: -1 },
  { products: ['OTHER'] },
])('a cashback whose fields are wrong is not read: %o', async (wrong) => {
  const { status } = await write(wrong);
  expect([400, 422]).toContain(status);
});
