import { excludeMember, findMemberByAccount } from '@palaro/accounts/server';
import { HEADERS } from '@palaro/api';
import { plusSeconds } from '@palaro/kernel';
import { testApp, type TestOperator } from '@palaro/testkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationStanding } from '../applications.api.ts';
import type { ApplicationRow, ReviewedApplication } from '../console.api.ts';
import { applicationsOwnData } from './own-data.ts';
import {
  formOf,
  gif,
  givenPromotion,
  jpgWith,
  largest,
  png,
  SVG,
  webp,
  type SentFile,
} from './test-applications.ts';

const site = await testApp({ demo: true });
const { app } = site;
afterAll(() => site.stop());

const ANA = 'player120';
const BEN = 'player124';
const CARLO = 'player123';
const DINA = 'player119';
const tokens: Record<string, string> = {};
let first: TestOperator;
let second: TestOperator;
beforeAll(async () => {
  for (const name of [ANA, BEN, CARLO, DINA, 'trial1', 'house1', 'houseagent1']) {
    tokens[name] = await site.login(name);
  }
  first = await site.operator('operator1');
  second = await site.operator('operator2');
});

interface Answer<T> {
  status: number;
  code?: string;
  value: T;
}

interface CallOptions {
  as?: string;
  form?: FormData;
  body?: object;
  key?: string;
}

async function send<T>(path: string, { as = ANA, form, body, key }: CallOptions = {}) {
  const response = await fetch(`${site.url}${path}`, {
    method: form || body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${tokens[as]}`,
      [HEADERS.language]: 'EN',
      [HEADERS.idempotencyKey]: key ?? crypto.randomUUID(),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(form && { body: form }),
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Omit<Answer<T>, 'status'>;
  return { ...answer, status: response.status };
}

const pathOf = (promotion: string) => `/api/v1/promotions/${promotion}/application`;
const apply = (
  promotion: string,
  {
    comment = 'Hello',
    files = [],
    ...more
  }: CallOptions & { comment?: string | null; files?: SentFile[] },
) => send<ApplicationStanding>(pathOf(promotion), { form: formOf(comment, files), ...more });
const statusOf = async (promotion: string, as = ANA) =>
  (await send<{ status: string }>(`/api/v1/promotions/${promotion}`, { as })).value.status;

/** The id of the application that waits for a promotion. */
async function waiting(promotion: string): Promise<string> {
  const { value } = await first.call<{ list: ApplicationRow[] }>(
    'GET',
    `/console/api/applications?promotion=${promotion}&state=Waiting`,
  );
  return value?.list[0]?.id ?? '';
}
const read = (id: string) =>
  first.call<ReviewedApplication>('GET', `/console/api/applications/${id}`);
const approve = (id: string, amount: string, turnoverTimes = 1, by = first) =>
  by.call<{ changeId: string | null }>('POST', `/console/api/applications/${id}/approve`, {
    amount,
    turnoverTimes,
    reason: 'as the fiesta was told',
  });
const reject = (id: string, reason = 'incomplete', note?: string) =>
  first.call('POST', `/console/api/applications/${id}/reject`, { reason, ...(note && { note }) });

describe('REWARD-01 PR-41 an application', () => {
  it('takes 140 emoji and refuses 141, spaces around them aside', async () => {
    const promotion = await givenPromotion(app);
    const long = await apply(promotion, { comment: '🪅'.repeat(141) });
    expect(long).toMatchObject({ status: 422, code: 'promo.comment_long' });
    const { status, value } = await apply(promotion, { comment: ` ${'🪅'.repeat(140)}\n` });
    expect(status).toBe(200);
    expect(value.application).toMatchObject({ state: 'Applying', comment: '🪅'.repeat(140) });
  });

  it('judges pictures by their bytes, whatever their names say', async () => {
    const refused = [SVG, await gif(), await webp(), Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')];
    for (const bytes of refused) {
      const answer = await apply(await givenPromotion(app), {
        files: [{ bytes, name: 'picture.png' }],
      });
      expect(answer).toMatchObject({ status: 400, code: 'promo.image_type' });
    }
    const { status, value } = await apply(await givenPromotion(app), {
      files: [{ bytes: await png(), name: 'picture.jpg' }],
    });
    expect(status).toBe(200);
    expect(value.application?.pictures).toHaveLength(1);
  });

  it('takes a picture of exactly 5 MB, and one byte more is 413', async () => {
    const promotion = await givenPromotion(app);
    const over = await apply(promotion, { files: [{ bytes: await largest(1), name: 'a.png' }] });
    expect(over).toMatchObject({ status: 413, code: 'too_large' });
    const exact = { bytes: await largest(), name: 'a.png' };
    expect(await apply(promotion, { files: [exact, exact, exact] })).toMatchObject({ status: 200 });
  });

  it('takes three pictures and refuses four, and one that says nothing', async () => {
    const promotion = await givenPromotion(app);
    const one = { bytes: await png(), name: 'a.png' };
    const four = await apply(promotion, { files: [one, one, one, one] });
    expect(four).toMatchObject({ status: 400, code: 'promo.too_many_images' });
    const many = await apply(promotion, { files: Array.from({ length: 9 }, () => one) });
    expect(many).toMatchObject({ status: 400, code: 'promo.too_many_images' });
    const empty = await apply(promotion, { comment: '  ' });
    expect(empty).toMatchObject({ status: 422, code: 'promo.application_empty' });
    const { value } = await apply(promotion, { comment: null, files: [one, one, one] });
    expect(value.application?.pictures).toHaveLength(3);
  });

  it('keeps no camera data and nothing behind a picture’s end', async () => {
    const promotion = await givenPromotion(app);
    const words = 'taken-at-14.5995N';
    await apply(promotion, { files: [{ bytes: await jpgWith(words), name: 'a.jpg' }] });
    const { value } = await read(await waiting(promotion));
    const image = value?.images[0]?.id ?? '';
    const picture = await first.call<{ jpg: string }>(
      'GET',
      `/console/api/applications/pictures/${image}`,
    );
    const bytes = Buffer.from(picture.value?.jpg ?? '', 'base64');
    expect(bytes.includes(words)).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const { rows } = await app.pool.query<{ actor: string }>(
      `select actor from audit_entry where action = 'application.picture'
        and entry->'after'->>'picture' = $1`,
      [image],
    );
    expect(rows).toEqual([{ actor: 'operator:operator1' }]);
  });

  it('keeps at most 4,096 px a side, in the picture’s own shape', async () => {
    const bytes = await sharp({
      create: { width: 5_000, height: 500, channels: 3, background: '#131b3d' },
    })
      .png()
      .toBuffer();
    const { value } = await apply(await givenPromotion(app), { files: [{ bytes, name: 'a.png' }] });
    expect(value.application?.pictures).toMatchObject([{ width: 4_096, height: 410 }]);
  });

  it('is refused with a body that is no form, and in another kind of promotion', async () => {
    const promotion = await givenPromotion(app);
    const json = await send(pathOf(promotion), { body: { comment: 'Hello' } });
    expect(json).toMatchObject({ status: 415 });
    const signIn = '01980000-0000-7000-8000-000000000001';
    expect(await apply(signIn, {})).toMatchObject({ status: 404, code: 'not_found' });
  });
});

it('REWARD-01 somebody else’s picture is not there, nor without a reviewer’s right', async () => {
  const promotion = await givenPromotion(app);
  const files = [{ bytes: await png(), name: 'a.png' }];
  const { value } = await apply(promotion, { files });
  const picture = `${pathOf(promotion)}/pictures/${value.application?.pictures[0]?.id}`;
  const own = await send<{ image: string }>(picture);
  expect(own.value.image).toMatch(/^data:image\/jpeg;base64,/);
  expect(await send(picture, { as: BEN })).toMatchObject({ status: 404, code: 'not_found' });
  const other = `${pathOf(await givenPromotion(app))}/pictures/${value.application?.pictures[0]?.id}`;
  expect(await send(other)).toMatchObject({ status: 404 });
  const auditor = await site.operator('auditor1');
  const id = await waiting(promotion);
  expect(await auditor.call('GET', `/console/api/applications/${id}`)).toMatchObject({
    status: 200,
  });
  const seen = `/console/api/applications/pictures/${value.application?.pictures[0]?.id}`;
  expect(await auditor.call('GET', seen)).toMatchObject({ status: 403 });
});

it('PR-42 a second application while one is under review is 409; rejected once, he applies again', async () => {
  const promotion = await givenPromotion(app);
  expect(await statusOf(promotion)).toBe('Process');
  await apply(promotion, {});
  expect(await statusOf(promotion)).toBe('Applying');
  const again = await apply(promotion, { comment: 'once more' });
  expect(again).toMatchObject({ status: 409, code: 'promo.wrong_status' });
  await reject(await waiting(promotion), 'unreadable', 'Send it larger.');
  expect(await statusOf(promotion)).toBe('Rejected');
  const { value } = await send<ApplicationStanding>(pathOf(promotion));
  expect(value).toMatchObject({ mayApply: true, triesLeft: 1, award: null });
  expect(value.application).toMatchObject({ reason: 'unreadable', note: 'Send it larger.' });
  expect(await apply(promotion, { comment: 'larger' })).toMatchObject({ status: 200 });
  await reject(await waiting(promotion));
  const third = await apply(promotion, { comment: 'a third' });
  expect(third).toMatchObject({ status: 409, code: 'promo.wrong_status' });
  expect((await send<ApplicationStanding>(pathOf(promotion))).value.mayApply).toBe(false);
});

it('PR-42 of applications that are sent at once, one stands', async () => {
  const promotion = await givenPromotion(app);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_none, nth) => apply(promotion, { comment: `number ${nth}` })),
  );
  const codes = answers.map(({ status, code }) => code ?? status).sort();
  expect(codes).toEqual([200, ...Array.from({ length: 5 }, () => 'promo.wrong_status')]);
  const { rows } = await app.pool.query(
    'select count(*)::int as count from promotion_application where promotion_id = $1',
    [promotion],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('REWARD-01 a repeat with its key changes nothing; with something else it is refused', async () => {
  const promotion = await givenPromotion(app);
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply(promotion, { key })));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200 });
  for (const { value } of answers) expect(value).toEqual(answers[0]?.value);
  const other = await apply(promotion, { key, comment: 'something else' });
  expect(other).toMatchObject({ status: 409, code: 'idempotency_mismatch' });
});

it('PR-9 with an empty budget the promotion is closed and an application refused', async () => {
  const promotion = await givenPromotion(app, { cap: '1000.0000', budget: '1500.0000' });
  await apply(promotion, { as: BEN });
  expect(await approve(await waiting(promotion), '1000.0000')).toMatchObject({ status: 200 });
  expect(await statusOf(promotion)).toBe('Close');
  expect(await apply(promotion, {})).toMatchObject({ status: 409, code: 'promo.budget_empty' });
});

it('PR-9 what the budget cannot pay any more is not approved', async () => {
  const promotion = await givenPromotion(app, { cap: '1000.0000', budget: '1500.0000' });
  await apply(promotion, { as: BEN });
  const ben = await waiting(promotion);
  await apply(promotion, {});
  await approve(ben, '1000.0000');
  const ana = await waiting(promotion);
  expect(await approve(ana, '600.0000')).toMatchObject({ status: 409, code: 'promo.budget_empty' });
  expect(await statusOf(promotion)).toBe('Applying');
  expect(await approve(ana, '500.0000')).toMatchObject({ status: 200 });
});

it('REWARD-02 an approved award is claimed once, with its turnover', async () => {
  const promotion = await givenPromotion(app);
  await apply(promotion, {});
  const id = await waiting(promotion);
  expect(await approve(id, '10000.0001')).toMatchObject({ status: 422, code: 'promo.above_cap' });
  expect(await approve(id, '250.0000', 4)).toMatchObject({ code: 'promo.above_cap' });
  const both = await Promise.all([approve(id, '250.0000', 2), approve(id, '300.0000', 2, second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await statusOf(promotion)).toBe('Issued');
  const { award } = (await send<ApplicationStanding>(pathOf(promotion))).value;
  const claim = () =>
    send<object>('/wps/relay/MCS2_acceptPromo', {
      body: { promotionId: promotion, awardId: award?.id },
    });
  const paid = { status: 'Claimed', amount: award?.amount, turnover: award?.turnover };
  const claims = await Promise.all([claim(), claim()]);
  expect(claims.map(({ value }) => value)).toEqual([paid, paid]);
  expect(await statusOf(promotion)).toBe('Claimed');
  expect(await apply(promotion, {})).toMatchObject({ code: 'promo.wrong_status' });
  const { rows } = await app.pool.query<{ spent: string; reserved: string }>(
    'select spent::text, reserved::text from promotion where id = $1',
    [promotion],
  );
  expect(rows).toEqual([{ spent: award?.amount.replace('.', ''), reserved: '0' }]);
});

it('REWARD-01 of an approval and a rejection at once, one is done', async () => {
  const promotion = await givenPromotion(app);
  await apply(promotion, {});
  const id = await waiting(promotion);
  const both = await Promise.all([approve(id, '10.0000', 1, second), reject(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { rows } = await app.pool.query(
    'select count(*)::int as awards from award where budget = $1',
    [promotion],
  );
  expect(rows).toEqual([{ awards: both[0].status === 200 ? 1 : 0 }]);
});

it('what a member sent is his to take along, and is erased with him', async () => {
  const promotion = await givenPromotion(app);
  await apply(promotion, {
    as: DINA,
    comment: 'Dina’s words',
    files: [{ bytes: await png(), name: 'a.png' }],
  });
  const dina = (await findMemberByAccount(app.db, DINA))?.id ?? '';
  expect(await applicationsOwnData.read?.(app, dina)).toMatchObject({
    applications: [{ comment: 'Dina’s words', state: 'Waiting' }],
    pictures: [{ width: 64, height: 64 }],
  });
  await app.db.transaction().execute((tx) => applicationsOwnData.erase!(tx, dina));
  expect(await applicationsOwnData.read?.(app, dina)).toMatchObject({
    applications: [{ comment: '' }],
    pictures: [],
  });
});

describe('PR-43 an award above 5,000', () => {
  it('waits for another operator than the first, and nobody decides meanwhile', async () => {
    const promotion = await givenPromotion(app);
    await apply(promotion, {});
    const id = await waiting(promotion);
    const asked = await approve(id, '5000.0001');
    expect(asked.status).toBe(202);
    const change = `/console/api/changes/${asked.value?.changeId}`;
    expect(await statusOf(promotion)).toBe('Applying');
    expect(await reject(id)).toMatchObject({ status: 409, code: 'promo.application_waits' });
    expect(await approve(id, '10.0000', 1, second)).toMatchObject({
      code: 'promo.application_waits',
    });
    expect(await first.call('POST', `${change}/approve`)).toMatchObject({
      status: 403,
      code: 'console.second_person',
    });
    expect(await second.call('POST', `${change}/approve`)).toMatchObject({ status: 200 });
    expect(await statusOf(promotion)).toBe('Issued');
    const { value } = await read(id);
    expect(value).toMatchObject({ state: 'Approved', decidedBy: 'operator1, operator2' });
    expect((await send<ApplicationStanding>(pathOf(promotion))).value.award?.amount).toBe(
      '5000.0001',
    );
  });

  it('waits again for anybody where the second one refuses; up to 5,000 one decides', async () => {
    const promotion = await givenPromotion(app);
    await apply(promotion, {});
    const id = await waiting(promotion);
    const asked = await approve(id, '9000.0000');
    const change = `/console/api/changes/${asked.value?.changeId}`;
    await second.call('POST', `${change}/reject`, { reason: 'too much for lanterns' });
    expect(await waiting(promotion)).toBe(id);
    expect(await approve(id, '5000.0000')).toMatchObject({ status: 200 });
  });
});

describe('REWARD-01 nobody applies', () => {
  it.each(['trial1', 'house1', 'houseagent1'])('with the account %s', async (as) => {
    const answer = await apply(await givenPromotion(app), { as });
    expect(answer).toMatchObject({ status: 403 });
  });

  it('PR-53 while he is on a break, and none is given an award then', async () => {
    const promotion = await givenPromotion(app);
    await apply(promotion, { as: CARLO });
    const carlo = (await findMemberByAccount(app.db, CARLO))?.id ?? '';
    const until = plusSeconds(app.clock.now(), 86_400);
    await excludeMember(app, carlo, { kind: 'time_out', until });
    const refused = await approve(await waiting(promotion), '10.0000');
    expect(refused).toMatchObject({ status: 403, code: 'promo.not_eligible' });
    const other = await apply(await givenPromotion(app), { as: CARLO });
    expect(other).toMatchObject({ status: 403, code: 'rg.time_out' });
  });
});

it('REWARD-01 the result comes to his inbox in his language, with the way to the promotion', async () => {
  const promotion = await givenPromotion(app);
  await apply(promotion, {});
  await reject(await waiting(promotion), 'not_own');
  await site.runTasks();
  const response = await fetch(`${site.url}/wps/relay/CSP_getInbox`, {
    headers: { Authorization: `Bearer ${tokens[ANA]}`, [HEADERS.language]: 'TY' },
  });
  const text = await response.text();
  expect(text).toContain('Hindi naaprubahan ang application mo');
  expect(text).toContain(`/m/activityDetail?id=${promotion}`);
});
