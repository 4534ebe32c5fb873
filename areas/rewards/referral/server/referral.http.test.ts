import { randomHex, type MemberId } from '@palaro/kernel';
import { standingClock, testApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Referrals } from '../referral.api.ts';
import { USUAL_RULE } from '../referral-rule.ts';
import { payDue } from './pay-due.ts';
import { reachStages } from './reach-stages.ts';
import { awardsOf, bets, paysIn } from './test-referrals.ts';

const clock = standingClock(new Date());
const site = await testApp({ demo: true, clock });
const { app, url, tokens } = site;
beforeAll(() => app.site.change({ switches: { REGMOBVERF3: false } }));
afterAll(() => site.stop());

let { member1 } = tokens;
const PASSWORD = 'Sampung-piso-7';
const WEEK = 7 * 86_400;

interface CallParts {
  token?: string | undefined;
  body?: object;
  language?: 'EN' | 'TY';
}

async function call<T>(
  method: string,
  path: string,
  { token, body, language = 'EN' }: CallParts = {},
) {
  const response = await fetch(url + path, {
    method,
    headers: {
      Language: language,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const json = (await response.json()) as { value: T; code?: string };
  return { ...json, status: response.status };
}
const read = (token: string | undefined, language: 'EN' | 'TY' = 'EN') =>
  call<Referrals>('GET', '/api/v1/referrals', { token, language });

/** Registers somebody with what a link brought. */
async function registers(brought: object): Promise<{ id: MemberId; account: string }> {
  const account = `r_${randomHex(5)}`;
  const body = { username: account, password: PASSWORD, confirmPassword: PASSWORD, ...brought };
  const { status } = await call('PUT', '/wps/member/register', { body });
  expect(status).toBe(200);
  await site.runTasks();
  return app.db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
}

const referralOf = (member: MemberId) =>
  app.db
    .selectFrom('referral as r')
    .innerJoin('member as m', 'm.id', 'r.referrer_id')
    .select('m.account')
    .where('r.member_id', '=', member)
    .executeTakeFirst();

it('REWARD-04 PR-37 the line goes by the agent’s code, the referral by the friend’s', async () => {
  const { value: own } = await read(member1);
  expect(own).toMatchObject({ runs: true, code: expect.stringMatching(/^[0-9A-Z]{8}$/) });
  expect((await read(member1)).value.code).toBe(own.code);
  const link = await call<{ code: string }>('POST', '/wps/relay/MCS2_wpsCreateAffUrl', {
    token: await site.login('agent2'),
    body: { accountType: 0 },
  });
  const both = await registers({
    affiliateCode: link.value.code,
    recommenderId: own.code?.toLowerCase(),
  });
  expect(await referralOf(both.id)).toEqual({ account: 'member1' });
  const attributed = await app.db
    .selectFrom('attribution')
    .innerJoin('member as agent', 'agent.id', 'attribution.agent_id')
    .select('agent.account')
    .where('member_id', '=', both.id)
    .executeTakeFirst();
  expect(attributed).toEqual({ account: 'agent2' });
  const nobody = await registers({ recommenderId: 'ZZZZZZZZ' });
  expect(await referralOf(nobody.id)).toBeUndefined();
});

it('a form without the field still takes the code of the address', async () => {
  const { value } = await read(member1);
  const { 'registration.fields': fields } = app.site.settings;
  const off = { ...fields, recommenderId: { enabled: false, required: false } };
  await app.site.change({ settings: { 'registration.fields': off } });
  const friend = await registers({ recommenderId: value.code });
  const other = await registers({ recommenderId: 'not a code' });
  await app.site.change({ settings: { 'registration.fields': fields } });
  expect(await referralOf(friend.id)).toEqual({ account: 'member1' });
  expect(await referralOf(other.id)).toBeUndefined();
});

it('SESS-04 a guest is asked to log in, and a trial for an account', async () => {
  expect((await read(undefined)).status).toBe(401);
  expect(await read(tokens['trial1'])).toMatchObject({ status: 403, code: 'account.trial' });
});

it('PR-36 the referrer sees the stage and never a deposit or a bet; the award waits for him', async () => {
  const { value: before } = await read(member1);
  const { id, account } = await registers({ recommenderId: before.code });
  const newest = async () => (await read(member1)).value;
  expect((await newest()).list[0]).toMatchObject({
    name: `r***${account.slice(-1)}`,
    stage: 'registered',
  });
  await app.db
    .updateTable('member')
    .set({ kyc_level: 2, mobile: `+63917${id.padStart(7, '0')}`, mobile_verified_at: clock.now() })
    .where('id', '=', id)
    .execute();
  expect((await newest()).list[0]?.stage).toBe('verified');
  await paysIn(app, id, '4321.0000');
  await bets(app, id, '1234.0000');
  await reachStages(app, 500);
  const reached = await newest();
  expect(reached.list[0]?.stage).toBe('first');
  expect(reached.totals.friends).toBe(before.totals.friends + 1);
  expect(JSON.stringify(reached)).not.toMatch(/4[,]?321|1[,]?234/);
  clock.advance(WEEK);
  await payDue(app, 500);
  // The session did not last the week.
  member1 = await site.login('member1');
  // Missions give him something for the same bets.
  const ofReferral = (award: string) => award.startsWith('referral/');
  expect((await awardsOf(app, id)).filter(ofReferral)).toEqual([`referral/first/${id} 20.0000`]);
  const { value: shown } = await call<{ list: { promotionType: string }[] }>(
    'GET',
    '/wps/relay/MCSFE_getAvailablePromotions?status=Issued&type=REFERRAL',
    { token: member1 },
  );
  expect(shown.list).toHaveLength(1);
  expect((await newest()).totals.earned).toBe('50.0000');
});

it('every condition is in words, in both languages, on the page and in the promotion centre', async () => {
  const { value: en } = await read(member1);
  const { value: ty } = await read(member1, 'TY');
  expect(en.conditions).toHaveLength(10);
  expect(en.conditions[0]).toContain('at least ₱200.00 and has ₱1,000.00 of valid bets');
  expect(ty.conditions[0]).toContain('Unang yugto: sa loob ng 30 araw');
  const { value } = await call<{ list: { go: string | null; conditions: string[] }[] }>(
    'GET',
    '/wps/relay/MCSFE_getAvailablePromotions?type=REFERRAL&status=Process',
  );
  expect(value.list).toMatchObject([{ go: '/m/inviteFriends', conditions: en.conditions }]);
});

it('FTR-03 the start-up info names the types that run, and pages hear of an operator’s move', async () => {
  const running = async () =>
    (await call<{ running: string[] }>('GET', '/wps/system/settings/consolidated')).value.running;
  expect(await running()).toEqual(expect.arrayContaining(['REFERRAL', 'SIGN_IN']));
  const operator = await site.operator('operator1');
  const [promotion] = await app.db
    .selectFrom('promotion')
    .select('id')
    .where('kind', '=', 'REFERRAL')
    .execute();
  const path = `/console/api/promotions/${promotion?.id}/state`;
  const pause = { to: 'pause', reason: 'as planned for this month' };
  expect((await operator.call('POST', path, pause)).status).toBe(200);
  expect(await running()).not.toContain('REFERRAL');
  expect((await read(member1)).value).toMatchObject({ runs: false, conditions: [] });
  const draft = {
    id: crypto.randomUUID(),
    title: { EN: 'Friends', TY: 'Mga kaibigan' },
    summary: { EN: 'Invite them', TY: 'Imbitahin sila' },
    startsAt: clock.now().toISOString(),
    ...USUAL_RULE,
  };
  const make = (budget: string) =>
    operator.call('POST', '/console/api/promotions/referral', { ...draft, budget });
  expect(await make('219.0000')).toMatchObject({ status: 422, code: 'promo.budget_small' });
  expect(await make('220.0000')).toMatchObject({ status: 200, value: { id: draft.id } });
});

it('operators with the money permission see what was held, issued and refused', async () => {
  const operator = await site.operator('operator1');
  const { id } = await app.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', 'member1')
    .executeTakeFirstOrThrow();
  const { value } = await operator.call<{ list: object[] }>(
    'GET',
    `/console/api/members/${id}/referrals`,
  );
  expect(value.list).toMatchObject([
    { stage: 'first', amount: '50.0000', state: 'Issued', reason: null },
  ]);
});
