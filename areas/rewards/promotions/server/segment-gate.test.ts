import { Money, newId, plusSeconds, type MemberId } from '@palaro/kernel';
import { standingClock, testApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HEADERS } from '@palaro/api';
import { insertPromotion } from './insert-promotion.ts';
import { issueAwards, reserveAwards } from './issue-awards.ts';
import type { PromotionRecord } from './promotion-record.ts';
import { acceptAs } from './test-promotions.ts';

/** Noon in Manila. */
const clock = standingClock(new Date('2026-11-21T04:00:00Z'));
const site = await testApp({ clock, demo: true, tasks: 'none' });
const { app } = site;
afterAll(() => site.stop());

const INSIDE = 'player120';
const OUTSIDE = 'player124';
const SEGMENTS = '/console/api/segments';
const tokens: Record<string, string> = {};
const ids: Record<string, MemberId> = {};
let maker: TestOperator;
let segment = '';
beforeAll(async () => {
  maker = await site.operator('operator1');
  for (const name of [INSIDE, OUTSIDE]) {
    tokens[name] = await site.login(name);
    const row = await app.db
      .selectFrom('member')
      .select('id')
      .where('account', '=', name)
      .executeTakeFirstOrThrow();
    ids[name] = row.id;
  }
  const rows = [INSIDE, OUTSIDE].map((name) => [ids[name], name === INSIDE]);
  for (const [id, verified] of rows)
    await app.pool.query(
      `update member set mobile = coalesce(mobile, '+6391700' || lpad(id::text, 5, '0')),
          mobile_verified_at = case when $2 then registered_at end where id = $1`,
      [id, verified],
    );
});
beforeEach(async () => {
  segment = newId(app.clock.now());
  const body = { id: segment, name: 'Proved numbers', mobileVerified: 'yes' };
  expect((await maker.call('POST', SEGMENTS, body)).status).toBe(200);
});

async function read<T>(path: string, as: string | null) {
  const headers = {
    [HEADERS.language]: 'EN',
    ...(as && { Authorization: `Bearer ${tokens[as]}` }),
  };
  const response = await fetch(`${site.url}${path}`, { headers });
  const { value } = (await response.json()) as { value: T };
  return { status: response.status, value };
}
const listed = async (as: string | null) =>
  (
    await read<{ list: { id: string }[] }>('/wps/relay/MCSFE_getAvailablePromotions', as)
  ).value.list.map(({ id }) => id);

/** A promotion that runs, for the segment. Answers its id. */
async function runs(kind: PromotionRecord['kind'], rule: object): Promise<string> {
  const now = app.clock.now();
  const id = newId(now);
  await insertPromotion(app.db, {
    id,
    kind,
    state: 'Running',
    segment: { id: segment, version: 1 },
    title: { EN: 'For some', TY: 'Para sa ilan' },
    summary: { EN: 'For some', TY: 'Para sa ilan' },
    rule,
    startsAt: plusSeconds(now, -60),
    endsAt: plusSeconds(now, 86_400),
    budget: Money.of('1000.0000'),
    madeAt: now,
    madeBy: 'test',
  });
  return id;
}
const signIn = () =>
  runs('SIGN_IN', {
    days: Array.from({ length: 7 }, () => '1.0000'),
    needs: '0.0000',
    turnoverTimes: 1,
  });
const archive = () =>
  maker.call('POST', `${SEGMENTS}/one/${segment}/archive`, { reason: 'not needed any more' });

/** Rules of kinds, each as its draft writes it. */
const FILTER = { product: null, vendor: null, game: null, leastStake: null };
const KINDS: [PromotionRecord['kind'], object][] = [
  ['DEPOSIT', { percent: 100, cap: '100.0000', least: '100.0000', turnoverTimes: 10 }],
  [
    'MISSION',
    {
      metric: 'valid_bet',
      period: 'day',
      steps: [{ target: '10.0000', amount: '1.0000' }],
      filter: FILTER,
      turnoverTimes: 1,
    },
  ],
  [
    'LEADERBOARD',
    {
      metric: 'valid_bet',
      period: 'once',
      prizes: [{ from: 1, to: 1, amount: '10.0000' }],
      filter: FILTER,
      turnoverTimes: 1,
    },
  ],
  [
    'CASHBACK',
    {
      period: 'day',
      rate: '1.0000',
      least: '1.0000',
      cap: '10.0000',
      turnoverTimes: 1,
      products: [],
    },
  ],
  ['MANUAL', { cap: '10.0000', turnoverTimes: 1, reapply: 1, reasons: ['conditions'] }],
];

it.each(KINDS)('REWARD-01 %s with a segment is shown to its members alone', async (kind, rule) => {
  const id = await runs(kind, rule);
  expect(await listed(INSIDE)).toContain(id);
  expect((await read(`/api/v1/promotions/${id}`, INSIDE)).status).toBe(200);
  for (const reader of [OUTSIDE, null]) {
    expect(await listed(reader)).not.toContain(id);
    expect((await read(`/api/v1/promotions/${id}`, reader)).status).toBe(404);
  }
  const activity = { MISSION: 'missions', LEADERBOARD: 'missions' }[kind as 'MISSION'];
  if (activity) {
    const shows = async (as: string) =>
      JSON.stringify((await read('/api/v1/missions', as)).value).includes(id);
    expect([await shows(INSIDE), await shows(OUTSIDE)]).toEqual([true, false]);
  }
});

it('REWARD-01 who is not in the segment cannot take part', async () => {
  const promotionId = await signIn();
  expect(await acceptAs(app, ids[OUTSIDE]!, { promotionId })).toEqual({
    code: 'promo.not_eligible',
  });
  expect(await acceptAs(app, ids[INSIDE]!, { promotionId })).toMatchObject({ status: 'signed' });
});

it('REWARD-01 gives no award outside the segment, and keeps what was given', async () => {
  const promotion = await signIn();
  const award = (member: string, name: string) => ({
    member: ids[member]!,
    kind: 'mission' as const,
    promotion,
    budget: promotion,
    transaction: `segment-gate/${promotion}/${name}`,
    amount: Money.of('1.0000'),
    turnoverTimes: 1,
  });
  const issue = (names: readonly string[], name: string, by = issueAwards) =>
    app.db
      .transaction()
      .execute((tx) =>
        by(
          app,
          tx,
          names.map((one) => award(one, name)),
        ),
      )
      .then((issued) => issued.map(({ member }) => member));
  expect(await issue([INSIDE, OUTSIDE], 'first')).toEqual([ids[INSIDE]]);
  expect(await issue([INSIDE, OUTSIDE], 'kept', reserveAwards)).toEqual([ids[INSIDE]]);
  await archive();
  expect(await issue([INSIDE, OUTSIDE], 'second')).toEqual([]);
  const waits = await app.db
    .selectFrom('award')
    .select('state')
    .where('transaction', '=', `segment-gate/${promotion}/first`)
    .execute();
  expect(waits).toEqual([{ state: 'Issued' }]);
});

it('closes a promotion to all once its segment is archived', async () => {
  const promotionId = await signIn();
  expect(await listed(INSIDE)).toContain(promotionId);
  await archive();
  expect(await listed(INSIDE)).not.toContain(promotionId);
  expect(await acceptAs(app, ids[INSIDE]!, { promotionId })).toEqual({
    code: 'promo.not_eligible',
  });
});

it('a draft names the version that stands, and no archived segment', async () => {
  const draft = (more: object) => {
    const body = {
      id: newId(app.clock.now()),
      title: { EN: 'Draft', TY: 'Burador' },
      summary: { EN: 'Draft', TY: 'Burador' },
      startsAt: app.clock.now().toISOString(),
      budget: '1000.0000',
      needs: '0.0000',
      turnoverTimes: 1,
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day${day}`, '1.0000'])),
      ...more,
    };
    return maker.call<{ id: string }>('POST', '/console/api/promotions/sign-in', body);
  };
  const made = await draft({ segment });
  const change = { version: 1, name: 'Others', mobileVerified: 'no' };
  expect((await maker.call('POST', `${SEGMENTS}/one/${segment}`, change)).status).toBe(200);
  const path = `/console/api/promotions/${made.value.id}`;
  const { value } = await maker.call<{ segment: unknown }>('GET', path);
  expect(value.segment).toEqual({ id: segment, version: 1 });
  const used = await maker.call<{ uses: object[] }>('GET', `${SEGMENTS}/one/${segment}`);
  expect(used.value.uses).toMatchObject([{ kind: 'promotion', id: made.value.id, version: 1 }]);
  await archive();
  expect((await draft({ segment })).code).toBe('segment.archived');
  expect((await draft({ segment: newId(app.clock.now()) })).code).toBe('segment.archived');
});
