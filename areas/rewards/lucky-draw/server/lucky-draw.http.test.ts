import { callAs, testApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DrawnPrize, LuckyDraw } from '../lucky-draw.api.ts';
import { drawIsRight } from '../web/check-draw.ts';

const site = await testApp({ demo: true });
const { app } = site;
let operator: TestOperator;
beforeAll(async () => {
  operator = await site.operator('operator1');
});
afterAll(() => site.stop());

const request = callAs(site);
const call = <T>(account: string, path: string, body?: object) =>
  request<T>(account, `/api/v1/lucky-draw${path}`, body);

it('REWARD-03 a member sees odds and stock, draws, and checks the draw from its seeds', async () => {
  const guest = (await call<LuckyDraw[]>('', '')).value[0];
  expect(guest).toMatchObject({ own: null, free: 1, most: 5, winners: [] });
  expect(guest?.prizes.map(({ odds, left }) => [odds, left])).toEqual([
    ['0.1000', 5],
    ['1.0000', 50],
    ['9.0000', 500],
    ['89.9000', null],
  ]);
  expect((await call<LuckyDraw[]>('trial1', '')).value[0]?.own).toBeNull();
  const own = (await call<LuckyDraw[]>('member1', '')).value[0]?.own;
  expect(own).toMatchObject({ used: 0, next: { draw: 1 } });
  const body = { promotionId: guest?.id, ...own?.next, clientSeed: 'my-own-seed' };
  expect((await call('', '/draw', body)).status).toBe(401);
  expect(await call('trial1', '/draw', body)).toMatchObject({ code: 'account.trial' });
  expect(await call('member1', '/draw', { ...body, clientSeed: '' })).toMatchObject({
    code: 'malformed',
  });
  const drawn = await call<DrawnPrize>('member1', '/draw', body);
  expect(drawn).toMatchObject({ status: 200, value: { draw: 1, promotionId: guest?.id } });
  expect(await call('member1', '/draw', body)).toMatchObject({ value: drawn.value });
  const { proof } = drawn.value;
  expect(proof).toMatchObject({ seedHash: own?.next.seedHash, clientSeed: 'my-own-seed' });
  expect(drawIsRight(drawn.value)).toBe(true);
  const other = proof.serverSeed.replace(/^./, proof.serverSeed.startsWith('0') ? '1' : '0');
  const forged = { ...drawn.value, proof: { ...proof, serverSeed: other } };
  expect(drawIsRight(forged)).toBe(false);
  const list = await call<{ list: DrawnPrize[] }>('member1', '/draws');
  expect(list.value.list).toEqual([drawn.value]);
  const after = (await call<LuckyDraw[]>('member1', '')).value[0];
  expect(after).toMatchObject({
    own: { used: 1, next: { draw: 2 } },
    winners: [{ name: 'm***1', amount: drawn.value.amount }],
  });
});

const draft = (more: object = {}) => ({
  id: crypto.randomUUID(),
  title: { EN: 'Fiesta draw', TY: 'Bunot ng pista' },
  summary: { EN: 'Draw one', TY: 'Bumunot ng isa' },
  startsAt: app.clock.now().toISOString(),
  prize1: '1000.0000',
  odds1: '0.1000',
  stock1: 5,
  usual: '2.0000',
  free: 1,
  betFor: '500.0000',
  most: 5,
  turnoverTimes: 1,
  budget: '6000.0000',
  ...more,
});
const PATH = '/console/api/promotions';
const make = (body: object) => operator.call('POST', `${PATH}/lucky-draw`, body);

it.each([
  [{ budget: '5001.9999' }, 'promo.budget_small'],
  [{ odds1: '100.0000' }, 'lucky.odds'],
  [{ usual: '1000.0000' }, 'lucky.odds'],
  [{ prize2: '100.0000', odds2: '1.0000' }, 'lucky.odds'],
  [{ prize2: '2000.0000', odds2: '1.0000', stock2: 1 }, 'lucky.odds'],
  [{ stock1: 0 }, 'malformed'],
])('an operator cannot write a lucky draw that cannot be paid: %j', async (more, code) => {
  expect((await make(draft(more))).code).toBe(code);
});

it('publishing puts the prizes out and holds them in the budget; members then see it', async () => {
  const body = draft();
  expect((await make(body)).status).toBe(200);
  const shown = async () =>
    (await call<LuckyDraw[]>('', '')).value.find(({ id }) => id === body.id);
  expect(await shown()).toBeUndefined();
  const move = (to: string) =>
    operator.call('POST', `${PATH}/${body.id}/state`, { to, reason: 'as planned for today' });
  expect((await move('publish')).status).toBe(200);
  expect(await shown()).toMatchObject({ prizes: [{ stock: 5, left: 5 }, { stock: null }] });
  const { value } = await operator.call('GET', `${PATH}/${body.id}`);
  expect(value).toMatchObject({ state: 'Running', reserved: '5000.0000', spent: '0.0000' });
  expect((await move('pause')).status).toBe(200);
  expect(await shown()).toBeUndefined();
  expect((await move('publish')).status).toBe(200);
  expect(await shown()).toMatchObject({ prizes: [{ left: 5 }, { left: null }] });
});
