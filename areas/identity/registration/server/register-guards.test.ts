import { randomHex } from '@palaro/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, registrationSite } from './test-site.ts';

let test: Awaited<ReturnType<typeof registrationSite>>;
beforeAll(async () => {
  test = await registrationSite();
});
afterAll(() => test.site.stop());
beforeEach(async () => {
  await test.change({
    switches: { REGMOBVERF3: false },
    settings: { 'limits.loopbackExempt': true, 'registration.captcha': false },
  });
  await test.fields({});
});

const nameOf = () => `g_${randomHex(5)}`;

/** A captcha, and its answer from the demo's outbox. */
async function captcha() {
  const drawn = await test.call('GET', '/wps/captcha');
  const id = drawn.headers.get('Captcha-Id') ?? '';
  return { answer: (await test.lastCode(`captcha:${id}`)) ?? '', cookie: `captcha=${id}` };
}

describe('captcha', () => {
  it('AC-13 is checked first if the form has one, and is good for one try', async () => {
    await test.change({ settings: { 'registration.captcha': true } });
    const without = await test.registerAs(nameOf());
    expect(without).toMatchObject({ status: 400, fields: { captcha: 'Enter the code' } });
    const { answer, cookie } = await captcha();
    const wrong = await test.registerAs(nameOf(), { captcha: '0000' }, { cookie });
    expect(wrong).toMatchObject({ status: 422, code: 'captcha.wrong', captcha: true });
    expect((await test.registerAs(nameOf(), { captcha: answer }, { cookie })).status).toBe(200);
    const again = await test.registerAs(nameOf(), { captcha: answer }, { cookie });
    expect(again).toMatchObject({ status: 422, code: 'captcha.wrong' });
  });

  it('AC-13 one answer sent 64 times at once registers one account', async () => {
    await test.change({ settings: { 'registration.captcha': true } });
    const { answer, cookie } = await captcha();
    const told = await Promise.all(
      Array.from({ length: 64 }, () => test.registerAs(nameOf(), { captcha: answer }, { cookie })),
    );
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(told.filter(({ code }) => code === 'captcha.wrong')).toHaveLength(63);
  });

  it('is required even without one in the form after five accounts from an address in an hour', async () => {
    const { db, clock } = test.site.app;
    clock.advance(3_700);
    await test.change({ settings: { 'limits.loopbackExempt': false } });
    for (let i = 0; i < 5; i++) expect((await test.registerAs(nameOf())).status).toBe(200);
    const sixth = await test.registerAs(nameOf());
    expect(sixth).toMatchObject({ status: 422, code: 'captcha.wrong', captcha: true });
    const { answer, cookie } = await captcha();
    expect((await test.registerAs(nameOf(), { captcha: answer }, { cookie })).status).toBe(200);
    clock.advance(3_700);
    expect((await test.registerAs(nameOf())).status).toBe(200);
    const made = db.selectFrom('registration_detail').select('member_id');
    expect((await made.execute()).length).toBeGreaterThan(6);
  });

  it('a browser makes three accounts a day, and more on the next day', async () => {
    const { clock } = test.site.app;
    clock.advance(3_700);
    await test.change({ settings: { 'limits.loopbackExempt': false } });
    const first = await test.registerAs(nameOf());
    const cookie = first.headers.getSetCookie().find((one) => one.startsWith('pdv='));
    const send = () => test.registerAs(nameOf(), {}, { cookie: cookie?.split(';')[0] ?? '' });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const before = await test.rows();
    expect(await send()).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(await test.rows()).toEqual(before);
    clock.advance(86_500);
    expect((await send()).status).toBe(200);
  });
});

it('VAL-01 a blank that a keyboard adds around a user name is not part of it', async () => {
  const form = { username: ' maria_blank ', password: PASSWORD, confirmPassword: PASSWORD };
  expect((await test.register(form)).status).toBe(200);
  const again = await test.register({ ...form, username: 'maria_blank' });
  expect(again.fields).toHaveProperty('username');
});

describe('bad input creates nothing', () => {
  const fits = { username: 'fits_well', password: PASSWORD, confirmPassword: PASSWORD };

  it.each([
    ['nothing at all', {}, ['username', 'password', 'confirmPassword']],
    ['empty fields', { username: '', password: '', confirmPassword: '' }, ['username', 'password']],
    ['spaces', { ...fits, username: '      ' }, ['username']],
    ['a space in a name', { ...fits, username: 'mar ia' }, ['username']],
    ['too long', { ...fits, username: 'a'.repeat(500), nickname: 'x' }, ['username']],
    ['longer than any form sends', { ...fits, username: 'a'.repeat(5_000) }, ['username']],
    ['another script', { ...fits, username: 'ᜋᜇᜒᜌ' }, ['username']],
    ['emoji', { ...fits, username: 'maria😀' }, ['username']],
    ['right to left', { ...fits, username: '\u202emaria' }, ['username']],
    ['letters that look alike', { ...fits, username: 'mаria1' }, ['username']],
    ['full-width letters', { ...fits, username: 'ｍａｒｉａ' }, ['username']],
    ['a NUL in a name', { ...fits, username: 'mar\0ia' }, ['username']],
    ['a NUL in a password', { ...fits, password: `${PASSWORD}\0` }, ['password']],
    ['markup', { ...fits, username: '<b>maria' }, ['username']],
    ['another password', { ...fits, confirmPassword: `${PASSWORD} ` }, ['confirmPassword']],
    ['no address', { ...fits, email: 'maria@' }, ['email']],
    ['a number with its country code', { ...fits, mobileNum: '+639171234567' }, ['mobileNum']],
    ['a number with blanks', { ...fits, mobileNum: '0917 123 4567' }, ['mobileNum']],
    ['a number with hyphens', { ...fits, mobileNum: '0917-123-4567' }, ['mobileNum']],
    ['a landline', { ...fits, mobileNum: '0281234567' }, ['mobileNum']],
    ['other digits', { ...fits, mobileNum: '٩١٧١٢٣٤٥٦٧' }, ['mobileNum']],
    ['a number instead of text', { ...fits, username: 12 }, ['username']],
    ['a list instead of text', { ...fits, email: ['a@b.ph'] }, ['email']],
    ['a bad code', { ...fits, affiliateCode: 'NOSUCH99' }, ['affiliateCode']],
  ])('%s is refused at its field', async (_what, form, told) => {
    const before = await test.rows();
    const answer = await test.register(form);
    expect([400, 422]).toContain(answer.status);
    for (const field of told) {
      expect(answer.fields?.[field]).toEqual(expect.stringMatching(/^[A-Z3].+/));
    }
    expect(await test.rows()).toEqual(before);
  });
});

describe('names', () => {
  it('says whether a name is free, twenty times a minute', async () => {
    const ask = async (username: string) =>
      (await test.call('GET', `/wps/check/username?username=${encodeURIComponent(username)}`))
        .value;
    expect(await ask('nobody_yet')).toEqual({ available: true });
    for (const taken of ['member1', 'MEMBER1', 'p123456789', 'trial12345678', '9bad', 'a b c']) {
      expect([taken, await ask(taken)]).toEqual([taken, { available: false }]);
    }
    await test.change({ settings: { 'limits.loopbackExempt': false } });
    const many = await Promise.all(
      Array.from({ length: 25 }, () => test.call('GET', '/wps/check/username?username=member1')),
    );
    expect(many.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });
});
