import { randomHex } from '@palaro/kernel';
import { firebase } from '@palaro/accounts/server';
import { provide } from '@palaro/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, registrationSite } from './test-site.ts';

/** The token that stands for Firebase's, one for each number. */
const tokenOf = (mobile: string) => `token of ${mobile}`;
const standIns = [
  provide(
    firebase,
    () =>
      ({ idToken, mobile }) =>
        Promise.resolve(idToken === tokenOf(mobile)),
  ),
];

let test: Awaited<ReturnType<typeof registrationSite>>;
beforeAll(async () => {
  test = await registrationSite({ standIns });
});
afterAll(() => test.site.stop());
beforeEach(async () => {
  await test.change({
    switches: { REGMOBVERF3: false, MOBILENUMPASSREG3: true },
    settings: { 'registration.smsBy': 'sms', 'registration.direct': true },
  });
  await test.fields({});
});

const nameOf = (prefix = 'reg') => `${prefix}_${randomHex(4)}`;
const mobileOf = () => `9${String(parseInt(randomHex(4), 16) % 1_000_000_000).padStart(9, '0')}`;
const memberOf = (account: string) =>
  test.site.app.db
    .selectFrom('member')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst();

describe('REG-05 REG-08 register by username', () => {
  it('REG-08 creates a member with a wallet, consents and all typed values, and logs in', async () => {
    await test.fields(
      Object.fromEntries(
        'paymentPassword idNumber qqNum facebook wechat line whatsapp zalo nickname payeeName'
          .split(' ')
          .map((name) => [name, { enabled: true, required: false }]),
      ),
    );
    const username = nameOf('All');
    const answer = await test.registerAs(username, {
      mobileNum: '09171234501',
      countryDialingCode: '63',
      email: 'Maria.Clara@mail.example',
      nickname: 'Clara',
      payeeName: 'Maria Clara',
      paymentPassword: '246810',
      idNumber: 'PH-1234-5678',
      qqNum: '123456',
      facebook: 'maria.clara',
      wechat: 'maria_clara',
      line: 'maria.clara',
      whatsapp: '+639171234501',
      zalo: '639171234501',
      recommenderId: 'FRIEND12',
      registerUrl: 'play.example',
      registerMethod: 'PWA',
      domain: '',
    });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.value).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      userName: username.toLowerCase(),
      customerType: 0,
      firstTimeLogin: false,
    });
    const row = await memberOf(username.toLowerCase());
    expect(row).toMatchObject({
      mobile: '+639171234501',
      mobile_verified_at: null,
      email: 'Maria.Clara@mail.example',
      nickname: 'Clara',
      payee_name: 'Maria Clara',
      register_method: 'PWA',
      contacts: { qqNum: '123456', line: 'maria.clara' },
    });
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    const id = row?.id ?? '';
    const { db } = test.site.app;
    const consent = db.selectFrom('member_consent').selectAll().where('member_id', '=', id);
    expect(await consent.executeTakeFirst()).toMatchObject({
      min_age: 21,
      agreement_version: 1,
      ip: '127.0.0.1',
    });
    const detail = db.selectFrom('registration_detail').selectAll().where('member_id', '=', id);
    const kept = await detail.executeTakeFirst();
    expect(kept).toMatchObject({ recommender_id: 'FRIEND12', id_number_last4: '5678' });
    expect(kept?.id_number?.toString('latin1')).not.toContain('1234');
    const me = await test.call('GET', '/wps/member/info', { token: answer.value.token as string });
    expect(me.value).toMatchObject({ account: username.toLowerCase(), type: 0 });
  });

  it('AC-12 a member is registered, whatever type the payload names', async () => {
    for (const type of [2, '2', 41, null, { a: 1 }]) {
      const { value } = await test.registerAs(nameOf(), { type });
      expect(value.customerType).toBe(0);
    }
  });

  it('AC-4 a name is taken in any case of its letters', async () => {
    const taken = await test.registerAs('MEMBER1');
    expect(taken).toMatchObject({
      status: 409,
      code: 'account.exists',
      message: 'Username already exists',
      fields: { username: 'Username already exists' },
    });
    for (const drawn of ['p123456789', 'trial12345678', 'Trial12345678']) {
      expect(await test.registerAs(drawn)).toMatchObject({ status: 409 });
    }
  });

  it('AC-5 refuses the most guessed passwords, and keeps spaces', async () => {
    const told = async (password: string, username = nameOf()) => {
      const form = { username, password, confirmPassword: password };
      const answer = await test.register(form);
      return answer.fields?.password ?? answer.status;
    };
    expect(await told('password1')).toBe('This password is too common');
    expect(await told('my-Palaro-site')).toBe('Do not use your name or number in it');
    expect(await told('x-ROSAL_9-x', 'rosal_9')).toBe('Do not use your name or number in it');
    expect(await told('a'.repeat(65))).toBe('Use 8 to 64 characters');
    const spaced = `  ${'b c'.repeat(20)}  `;
    const username = nameOf();
    expect(await told(spaced, username)).toBe(200);
    const login = (password: string) =>
      test.call('POST', '/wps/session/login', { body: { username, password } });
    expect((await login(spaced.trim())).status).toBe(401);
    expect((await login(spaced)).status).toBe(200);
  });

  it('REG-01 a way that is switched off registers nobody', async () => {
    await test.change({ switches: { USERNAMEREG3: false } });
    expect(await test.registerAs(nameOf())).toMatchObject({ status: 403, code: 'switched_off' });
    await test.change({ switches: { USERNAMEREG3: true } });
  });

  it('needs an invitation if direct registration is off', async () => {
    await test.change({ settings: { 'registration.direct': false } });
    const answer = await test.registerAs(nameOf());
    expect(answer).toMatchObject({ status: 403, code: 'registration.closed' });
  });

  it('refuses an agreement that is no longer in force', async () => {
    const username = nameOf();
    const old = await test.registerAs(username, { agreementVersion: 99 });
    expect(old).toMatchObject({ status: 422, code: 'registration.agreement' });
    expect((await test.registerAs(username, { agreementVersion: 1 })).status).toBe(200);
  });

  it('refuses a second account for an ID number, however it is written', async () => {
    await test.fields({ idNumber: { enabled: true, required: true } });
    const idNumber = `D${randomHex(4)}`;
    expect((await test.registerAs(nameOf(), { idNumber })).status).toBe(200);
    const again = idNumber.toUpperCase().replace(/(.{4})/, '$1-');
    const answer = await test.registerAs(nameOf(), { idNumber: again });
    expect(answer).toMatchObject({ status: 422, code: 'registration.person' });
  });
});

describe('register by mobile number', () => {
  const byMobile = (fields: object) =>
    test.register({ password: PASSWORD, confirmPassword: PASSWORD, ...fields }, {}, '/mobile');

  it('AC-7 draws a name that can be changed once, and accepts a number with or without its 0', async () => {
    const number = mobileOf();
    const { value } = await byMobile({ mobileNum: `0${number}` });
    const drawn = value.userName as string;
    expect(drawn).toMatch(/^p\d{9}$/);
    expect((await memberOf(drawn))?.mobile).toBe(`+63${number}`);
    const token = value.token as string;
    const rename = (username: string) =>
      test.call('PUT', '/api/v1/member/username', { token, body: { username } });
    expect((await rename('9x')).fields).toEqual({ username: 'Use 4 to 16 characters' });
    expect(await rename('member1')).toMatchObject({ status: 409, code: 'account.exists' });
    const names = Array.from({ length: 8 }, () => nameOf('own'));
    const tried = await Promise.all(names.map(rename));
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tried.filter(({ code }) => code === 'username.fixed')).toHaveLength(7);
  });

  it('AC-7 a foreign number follows its country’s pattern', async () => {
    const bad = await byMobile({ mobileNum: '9171234567', countryDialingCode: '65' });
    expect(bad.fields).toEqual({
      mobileNum: 'Use the digits of your mobile number, without the country code',
    });
    const good = await byMobile({ mobileNum: '91712345', countryDialingCode: '+65' });
    expect((await memberOf(good.value.userName as string))?.mobile).toBe('+6591712345');
    const nowhere = await byMobile({ mobileNum: '9171234567', countryDialingCode: '999' });
    expect(nowhere.fields?.mobileNum).toBe(
      'Use the digits of your mobile number, without the country code',
    );
  });

  it('REG-04 the code of the SMS proves the number, once; a wrong one does not', async () => {
    await test.change({ switches: { REGMOBVERF3: true } });
    const mobileNum = mobileOf();
    const sent = await test.call('POST', '/wps/verification/sms/register', { body: { mobileNum } });
    expect(sent).toMatchObject({ status: 200, value: { expiredMinutes: 1 } });
    const cookie = sent.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const verificationCode = (await test.lastCode(`+63${mobileNum}`)) ?? '';
    const send = (code: string, more: object = {}) =>
      test.register(
        {
          mobileNum,
          verificationCode: code,
          password: PASSWORD,
          confirmPassword: PASSWORD,
          ...more,
        },
        { cookie },
        '/mobile',
      );
    const wrong = await send(verificationCode === '000000' ? '000001' : '000000');
    expect(wrong).toMatchObject({ status: 422, code: 'verification.invalid' });
    expect(wrong.fields).toHaveProperty('verificationCode');
    // Another mistake in the form does not use up the code.
    expect(await send(verificationCode, { affiliateCode: 'NOSUCH99' })).toMatchObject({
      code: 'affiliate.invalid',
    });
    const right = await send(verificationCode);
    expect(right.status).toBe(200);
    const row = await memberOf(right.value.userName as string);
    expect(row?.mobile_verified_at).not.toBeNull();
    expect((await send(verificationCode)).code).toBe('verification.invalid');
  });

  it('AC-28 a number that has an account gets the same answer, and a notice instead of a code', async () => {
    await test.change({ switches: { REGMOBVERF3: true } });
    const known = mobileOf();
    const account = { mobile: `+63${known}`, mobile_verified_at: new Date(0) };
    await test.site.app.db
      .updateTable('member')
      .set(account)
      .where('account', '=', 'member2')
      .execute();
    const ask = (mobileNum: string) =>
      test.call('POST', '/wps/verification/sms/register', { body: { mobileNum } });
    const one = await ask(known);
    const other = await ask(mobileOf());
    expect([one.status, one.value]).toEqual([other.status, other.value]);
    expect(await test.lastCode(`+63${known}`)).toBeNull();
    const fields = (mobileNum: string) => ({ mobileNum, verificationCode: '123456' });
    const answers = [await byMobile(fields(known)), await byMobile(fields(mobileOf()))];
    const [told, same] = answers.map(({ status, code, message, fields: at }) => [
      status,
      code,
      message,
      at,
    ]);
    expect(told).toEqual(same);
  });

  it('REG-05 Firebase proves a number with its token, which must be for that number', async () => {
    await test.change({
      switches: { REGMOBVERF3: true, MOBILENUMPASSREG3: false },
      settings: { 'registration.smsBy': 'firebase' },
    });
    const mobileNum = mobileOf();
    const send = (firebaseIdToken: string) =>
      test.register({ mobileNum, firebaseChannel: 'sms', firebaseIdToken }, {}, '/mobile');
    expect((await send(tokenOf('+639999999999'))).code).toBe('verification.invalid');
    const { status, value } = await send(tokenOf(`+63${mobileNum}`));
    expect(status).toBe(200);
    const row = await memberOf(value.userName as string);
    expect(row?.mobile_verified_at).not.toBeNull();
    // No password was asked for, so the account has none.
    expect(row?.password_hash).toBeNull();
  });
});

describe('many at once', () => {
  const settle = async (send: (i: number) => Promise<{ status: number; code?: string }>) =>
    (await Promise.all(Array.from({ length: 64 }, (_, i) => send(i)))).map(
      ({ status, code }) => code ?? status,
    );

  it('AC-10 of 64 requests for one name, one gets it, with one wallet', async () => {
    const username = nameOf('one');
    const before = await test.rows();
    const told = await settle((i) => test.registerAs(i % 2 ? username : username.toUpperCase()));
    expect(told.filter((one) => one === 200)).toHaveLength(1);
    expect(told.filter((one) => one === 'account.exists')).toHaveLength(63);
    const after = await test.rows();
    const { id } = (await memberOf(username)) ?? { id: '' };
    const { db } = test.site.app;
    const wallet = await db
      .selectFrom('wallet')
      .select('kind')
      .where('member_id', '=', id)
      .execute();
    expect(new Set(wallet.map(({ kind }) => kind)).size).toBe(wallet.length);
    for (const table of ['member', 'registration_detail', 'member_consent', 'session']) {
      expect([table, (after[table] ?? 0) - (before[table] ?? 0)]).toEqual([table, 1]);
    }
    expect((after.wallet ?? 0) - (before.wallet ?? 0)).toBe(wallet.length);
  });

  it('accounts §1 of 64 requests with one ID number, one gets an account', async () => {
    await test.fields({ idNumber: { enabled: true, required: true } });
    const idNumber = `ONE-${randomHex(4)}`;
    const before = await test.rows();
    const told = await settle((i) =>
      test.registerAs(nameOf('id'), { idNumber, nickname: `n${i}` }),
    );
    expect(told.filter((one) => one === 200)).toHaveLength(1);
    expect(told.filter((one) => one === 'registration.person')).toHaveLength(63);
    const after = await test.rows();
    for (const table of ['member', 'registration_detail', 'session']) {
      expect([table, (after[table] ?? 0) - (before[table] ?? 0)]).toEqual([table, 1]);
    }
  });

  it('AC-10 of 64 requests with one proven number, one gets it', async () => {
    await test.change({
      switches: { REGMOBVERF3: true, MOBILENUMPASSREG3: false },
      settings: { 'registration.smsBy': 'firebase' },
    });
    const mobileNum = mobileOf();
    const told = await settle(() =>
      test.register({ mobileNum, firebaseIdToken: tokenOf(`+63${mobileNum}`) }, {}, '/mobile'),
    );
    expect(told.filter((one) => one === 200)).toHaveLength(1);
    expect(told.filter((one) => one === 'mobile.exists')).toHaveLength(63);
  });
});
