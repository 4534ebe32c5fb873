import { testApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PromotionRow } from '../console.api.ts';

const site = await testApp({ demo: true });
const { app } = site;
let promo: TestOperator;
let maker: TestOperator;
let checker: TestOperator;
beforeAll(async () => {
  promo = await site.operator('operator1');
  maker = await site.operator('operator1');
  checker = await site.operator('operator2');
});
afterAll(() => site.stop());

const PATH = '/console/api/promotions';
const days = Object.fromEntries(
  Array.from({ length: 7 }, (_, i) => [`day${i + 1}`, '2.0000'] as const),
);
const draft = (more: object = {}) => ({
  id: crypto.randomUUID(),
  title: { EN: 'Daily', TY: 'Araw-araw' },
  summary: { EN: 'Each day', TY: 'Bawat araw' },
  startsAt: app.clock.now().toISOString(),
  budget: '1000.0000',
  needs: '0.0000',
  turnoverTimes: 1,
  ...days,
  ...more,
});
const make = (by: TestOperator, body: object) =>
  by.call<{ id: string }>('POST', `${PATH}/sign-in`, body);
const move = (by: TestOperator, id: string, to: string) =>
  by.call<{ changeId: string | null }>('POST', `${PATH}/${id}/state`, {
    to,
    reason: 'as planned for this month',
  });
const read = async (id: string) =>
  (await maker.call<PromotionRow & { awards: number }>('GET', `${PATH}/${id}`)).value;

it('a draft is nobody’s; published alone within the border, paused, published again, ended', async () => {
  const body = draft();
  expect(await make(promo, body)).toMatchObject({ status: 200, value: { id: body.id } });
  expect(await make(promo, body)).toMatchObject({ status: 200, value: { id: body.id } });
  expect(await read(body.id)).toMatchObject({ state: 'Draft', budget: '1000.0000', awards: 0 });
  const shown = await fetch(`${site.url}/api/v1/promotions/${body.id}`);
  expect(shown.status).toBe(404);
  for (const [to, state] of [
    ['publish', 'Running'],
    ['pause', 'Paused'],
    ['publish', 'Running'],
    ['end', 'Ended'],
  ] as const) {
    expect(await move(promo, body.id, to), to).toMatchObject({
      status: 200,
      value: { changeId: null },
    });
    expect((await read(body.id)).state).toBe(state);
  }
  for (const to of ['publish', 'pause', 'end']) {
    expect(await move(promo, body.id, to), to).toMatchObject({ status: 409, code: 'promo.state' });
  }
  const { rows } = await app.pool.query<{ action: string; actor: string }>(
    'select action, actor from audit_entry where subject = $1 order by seq',
    [`promotion:${body.id}`],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'promotion.make',
    'promotion.make',
    ...Array.from({ length: 4 }, () => 'promotion.move'),
  ]);
});

it('a budget above the border waits for a second person, and shows him what it is', async () => {
  const body = draft({ budget: '50000.0100' });
  await make(maker, body);
  const asked = await move(maker, body.id, 'publish');
  expect(asked.status).toBe(202);
  const { changeId } = asked.value;
  expect(await read(body.id)).toMatchObject({ state: 'Draft', waits: changeId });
  const change = await checker.call('GET', `/console/api/changes/${changeId}`);
  expect(JSON.stringify(change.value)).toContain('50000.0100');
  const approved = await checker.call('POST', `/console/api/changes/${changeId}/approve`, {});
  expect(approved.status).toBe(200);
  expect(await read(body.id)).toMatchObject({ state: 'Running', waits: null });
});

it.each([
  [{ endsAt: '2020-01-01T00:00:00.000Z' }, 'promo.dates'],
  [{ budget: '13.9999' }, 'promo.budget_small'],
  [{ day3: '0.0000' }, 'malformed'],
  [{ title: { EN: 'Daily', TY: '' } }, 'malformed'],
])('a definition that cannot be paid is refused: %j', async (more, code) => {
  const body = draft(more);
  expect((await make(promo, body)).code).toBe(code);
  expect((await maker.call('GET', `${PATH}/${body.id}`)).status).toBe(404);
});
