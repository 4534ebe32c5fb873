import { HEADERS } from '@palaro/api';
import { findMemberByAccount } from '@palaro/accounts/server';
import { testApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MissionActivity } from '../missions.api.ts';
import { missionOf, plays, voids } from './test-missions.ts';

const site = await testApp({ demo: true });
const { app } = site;
afterAll(() => site.stop());

const PLAYER = 'player108';
let token = '';
let member = '';
let operator: TestOperator;
beforeAll(async () => {
  token = await site.login(PLAYER);
  member = (await findMemberByAccount(app.db, PLAYER))?.id ?? '';
  operator = await site.operator('operator1');
});

interface Answer<T> {
  status: number;
  code?: string;
  value: T;
}

async function send<T>(path: string, body?: object, as = token): Promise<Answer<T>> {
  const response = await fetch(`${site.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${as}`,
      [HEADERS.language]: 'EN',
      ...(body && {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Omit<Answer<T>, 'status'>;
  return { ...answer, status: response.status };
}

const read = () => send<MissionActivity>('/api/v1/missions');
async function stepsOf(mission: string) {
  const { value } = await read();
  return value.missions.find(({ id }) => id === mission)?.steps ?? [];
}
const accept = (promotionId: string, awardId: string) =>
  send<object>('/wps/relay/MCS2_acceptPromo', { promotionId, awardId });

it('REWARD-03 PR-23 a member claims what real rounds reached, once; a void after it changes nothing', async () => {
  const mission = await missionOf(app);
  const round = await plays(app, member, { stake: '20.0000' });
  const [first] = await stepsOf(mission);
  expect(first).toMatchObject({ progress: '20.0000', status: 'Issued', turnover: '2.0000' });
  const award = first?.award?.id ?? '';
  const paid = { status: 'Claimed', amount: '2.0000', turnover: '2.0000' };
  expect(await accept(mission, award)).toMatchObject({ status: 200, value: paid });
  expect(await accept(mission, award)).toMatchObject({ status: 200, value: paid });
  await voids(app, member, round);
  expect(await stepsOf(mission)).toMatchObject([
    { progress: '0.0000', status: 'Claimed' },
    { progress: '0.0000', status: 'Process' },
  ]);
  await plays(app, member, { stake: '50.0000' });
  expect(await stepsOf(mission)).toMatchObject([{ status: 'Claimed' }, { status: 'Issued' }]);
});

it('REWARD-03 the demo shows three missions and a board that its members play', async () => {
  const { value } = await read();
  expect(value.missions.length).toBeGreaterThanOrEqual(3);
  const [board] = value.boards;
  expect(board?.own?.rank).toBeGreaterThan(0);
  const detail = await send<{ conditions: string[]; go: string }>(
    `/api/v1/promotions/${board?.id}`,
  );
  expect(detail.value).toMatchObject({ go: '/m/leaderBoard' });
  expect(detail.value.conditions).toContain('Ranks 4–10: ₱500.00 each');
});

it('APP-12 MISSIONLB3 off refuses the call', async () => {
  await app.site.change({ switches: { MISSIONLB3: false } });
  expect(await read()).toMatchObject({ status: 403, code: 'switched_off' });
  await app.site.change({ switches: { MISSIONLB3: true } });
});

it('PR-17 a trial is refused as everywhere in the reward center', async () => {
  const answer = await send('/api/v1/missions', undefined, site.tokens.trial1);
  expect(answer).toMatchObject({ status: 403 });
});

const DRAFT = {
  title: { EN: 'Play', TY: 'Laro' },
  summary: { EN: 'Play on', TY: 'Maglaro pa' },
  startsAt: '2026-01-01T00:00:00.000Z',
  budget: '100.0000',
  metric: 'valid_bet',
  period: 'day',
  target1: '100.0000',
  amount1: '5.0000',
  turnoverTimes: 1,
};
const write = (path: string, draft: object) =>
  operator.call<{ id: string }>('POST', `/console/api/promotions/${path}`, {
    id: crypto.randomUUID(),
    ...draft,
  });

it('REWARD-03 an operator writes a mission as a draft, with its conditions and its trace', async () => {
  const { status, value } = await write('mission', {
    ...DRAFT,
    target2: '200.0000',
    amount2: '15.0000',
    vendor: 'PALARO',
    game: 'perlas',
  });
  expect(status).toBe(200);
  const record = await operator.call<object>('GET', `/console/api/promotions/${value.id}`);
  expect(record.value).toMatchObject({ promotionType: 'MISSION', state: 'Draft' });
  const audit = await app.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', `promotion:${value.id}`)
    .execute();
  expect(audit).toEqual([{ action: 'promotion.make' }]);
});

it.each([
  ['promo.steps', { target2: '50.0000', amount2: '5.0000' }],
  ['promo.steps', { target2: '500.0000' }],
  ['promo.steps', { metric: 'bet_count', target1: '1.5000' }],
  ['promo.needs_end', { period: 'once' }],
  ['promo.unknown_game', { game: 'perlas' }],
  ['promo.unknown_game', { vendor: 'PALARO', game: 'nothing' }],
  ['promo.budget_small', { budget: '4.9999' }],
])('a mission is refused with %s: %o', async (code, wrong) => {
  expect(await write('mission', { ...DRAFT, ...wrong })).toMatchObject({ status: 422, code });
});

it('a board is refused whose budget cannot pay one window', async () => {
  const { target1: _target, amount1: _amount, ...draft } = DRAFT;
  const board = { ...draft, period: 'week', rank1: '50.0000', ranks4to10: '10.0000' };
  const refused = await write('leader-board', { ...board, budget: '119.9999' });
  expect(refused).toMatchObject({ status: 422, code: 'promo.budget_small' });
  expect(await write('leader-board', { ...board, budget: '120.0000' })).toMatchObject({
    status: 200,
  });
});
