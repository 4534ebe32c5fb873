import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOGIN_PASSWORD, memberSite, type SiteMember, type MemberSite } from '@palaro/testkit';

let site: MemberSite;
beforeAll(async () => {
  site = await memberSite();
});
afterAll(() => site.stop());

const GOOD = '246810';
const MOBILE = '+639181112233';
const password = LOGIN_PASSWORD;

const set = (who: SiteMember, body: object) => who.post('/paymentPassword', body);
const change = (who: SiteMember, oldPaymentPassword: string, paymentPassword: string) =>
  who.put('/paymentPassword', { oldPaymentPassword, paymentPassword });

async function withPassword(account: string) {
  const who = await site.member(account);
  expect((await set(who, { paymentPassword: GOOD, password })).status).toBe(200);
  return who;
}

describe('REWARD-07 the payment password', () => {
  it('AC-54 is set once with the login password; easy ones are refused at the field', async () => {
    const who = await site.member('player101');
    await who.given({ birthday: '1990-05-17', mobile: MOBILE });
    expect(await who.get('/hasWithdrawalPassword')).toBe(false);
    for (const [tried, message] of [
      ['', 'Enter a payment password'],
      ['12345', 'Use exactly 6 digits'],
      ['24681０', 'Use exactly 6 digits'],
      ['111111', 'Too easy to guess. Mix the digits more.'],
      ['123456', 'Too easy to guess. Mix the digits more.'],
      ['900517', 'Do not use your birthday or mobile number'],
      ['811122', 'Do not use your birthday or mobile number'],
    ]) {
      const answer = await set(who, { paymentPassword: tried, password });
      expect(answer).toMatchObject({ status: 400, fields: { paymentPassword: message } });
    }
    expect(await set(who, { paymentPassword: GOOD })).toMatchObject({
      code: 'step_up.required',
      data: { methods: ['login_password'] },
    });
    const wrong = await set(who, { paymentPassword: GOOD, password: 'Not-it-1' });
    expect(wrong).toMatchObject({ status: 422, fields: { password: 'Wrong login password' } });
    expect((await set(who, { paymentPassword: GOOD, password })).status).toBe(200);
    expect(await who.get('/hasWithdrawalPassword')).toBe(true);
    expect((await set(who, { paymentPassword: '135790', password })).code).toBe(
      'payment_password_exists',
    );
    expect(await who.changes()).toEqual(['payment_password']);
  });

  it('AC-54 is kept only as a hash, which six digits do not match without the site’s secret', async () => {
    const who = await withPassword('player102');
    const { payment_password_hash } = await who.row();
    expect(payment_password_hash).toMatch(/^\$argon2id\$/);
    const { rows } = await site.app.pool.query('select m::text from member m where id = $1', [
      who.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(GOOD);
  });

  it('is set by one of two requests that set the first one at once', async () => {
    const who = await site.member('player103');
    const both = await Promise.all(
      [GOOD, '135790'].map((paymentPassword) => set(who, { paymentPassword, password })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await who.changes()).toHaveLength(1);
  });

  it('is changed to another one with the old one', async () => {
    const who = await withPassword('player104');
    expect((await change(who, '975310', '135790')).code).toBe('payment_password_wrong');
    expect((await change(who, GOOD, GOOD)).fields).toEqual({
      paymentPassword: 'The new one must differ from the old one',
    });
    expect((await change(who, GOOD, '654321')).fields).toMatchObject({
      paymentPassword: 'Too easy to guess. Mix the digits more.',
    });
    expect((await change(who, GOOD, '135790')).status).toBe(200);
    expect((await change(who, GOOD, '864200')).code).toBe('payment_password_wrong');
  });

  it('AC-54 of 64 wrong ones at once five are checked; then even the right one waits an hour', async () => {
    const who = await withPassword('player105');
    const tries = await Promise.all(
      Array.from({ length: 64 }, (_, at) => change(who, String(300_001 + at), '135790')),
    );
    const codes = tries.map(({ code }) => code);
    const count = (code: string) => codes.filter((one) => one === code).length;
    expect([count('payment_password_wrong'), count('payment_password_locked')]).toEqual([5, 59]);
    expect(new Set(tries.map(({ message }) => message?.match(/left: (\d)/)?.[1]))).toEqual(
      new Set(['4', '3', '2', '1', '0', undefined]),
    );
    const locked = await change(who, GOOD, '135790');
    expect(locked).toMatchObject({ status: 429, code: 'payment_password_locked' });
    expect(locked.retryAfterSeconds).toBeLessThanOrEqual(3_600);
    expect(locked.retryAfterSeconds).toBeGreaterThan(3_500);
    site.app.clock.advance(3_601);
    await who.again();
    expect((await change(who, '300001', '135790')).code).toBe('payment_password_wrong');
    expect((await change(who, GOOD, '135790')).status).toBe(200);
  });

  it('AC-54 four wrong ones and a right one restart the count', async () => {
    const who = await withPassword('player106');
    for (let round = 0; round < 2; round += 1) {
      const [from, to] = round === 0 ? [GOOD, '135790'] : ['135790', GOOD];
      for (let at = 0; at < 4; at += 1) {
        expect((await change(who, '300001', to)).code).toBe('payment_password_wrong');
      }
      expect((await change(who, from, to)).status).toBe(200);
    }
  });
});

describe('AC-57 the reset of the payment password', () => {
  const reset = (who: SiteMember, body: object) => who.post('/paymentPassword/reset', body);
  const ask = (who: SiteMember, channel: string) =>
    who.post('/paymentPassword/reset/code', { channel });

  it('AC-57 needs a code and the login password, holds withdrawals for 24 h and ends a lock', async () => {
    await site.set({ 'hold.resetHours': 24 });
    const who = await withPassword('player107');
    expect((await ask(who, 'mobile')).code).toBe('step_up.no_contact');
    await who.given({ mobile: '+639170000107', mobile_verified_at: new Date(0) });
    for (let at = 0; at < 5; at += 1) await change(who, '300001', '135790');
    const sent = await ask(who, 'mobile');
    expect(sent.value).toMatchObject({ to: '+63917••••0107' });
    const verificationCode = await site.code('+639170000107');
    const body = { channel: 'mobile', verificationCode, paymentPassword: '864200' };
    expect((await reset(who, body)).code).toBe('step_up.required');
    expect((await reset(who, { ...body, password: 'Not-it-1' })).code).toBe('login_password.wrong');
    const wrongCode = { ...body, password, verificationCode: '000000' };
    expect((await reset(who, wrongCode)).fields).toEqual({
      verificationCode: 'Wrong or expired code',
    });
    const done = await reset(who, { ...body, password });
    const until = site.app.clock.now().getTime() + 24 * 3_600_000;
    const held = Date.parse((done.value as { withdrawalsHeldUntil: string }).withdrawalsHeldUntil);
    expect(Math.abs(held - until)).toBeLessThan(5_000);
    expect((await who.row()).withdrawals_held_until?.getTime()).toBe(held);
    expect((await reset(who, { ...body, password })).code).toBe('verification.invalid');
    expect((await change(who, '864200', GOOD)).status).toBe(200);
  });

  it('AC-57 AC-58 accepts a security answer instead of the password; five wrong ones lock it', async () => {
    await site.set({ 'hold.resetHours': 0 });
    const who = await withPassword('player108');
    const mail = 'player108@mail.example';
    await who.given({ email: mail, email_verified_at: new Date(0) });
    const items = [
      { questionId: 1, answer: '  Bantay   Junior ' },
      { questionId: 2, answer: 'Mababang Paaralan' },
      { questionId: 3, answer: 'Ñuñez' },
    ];
    const save = (body: object) => who.post('/customerSecurityQuestions', body);
    expect((await save({ items })).code).toBe('step_up.required');
    expect((await save({ items, password })).status).toBe(200);
    await ask(who, 'email');
    const body = {
      channel: 'email',
      verificationCode: await site.code(mail),
      paymentPassword: '864200',
      questionId: 1,
    };
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => reset(who, { ...body, answer: `no ${at}` })),
    );
    const wrong = guesses.filter(({ code }) => code === 'questions.wrong');
    expect([wrong.length, guesses.length - wrong.length]).toEqual([5, 7]);
    const right = { ...body, answer: 'bantay junior' };
    expect((await reset(who, right)).code).toBe('questions.locked');
    site.app.clock.advance(3_601);
    await who.again();
    await ask(who, 'email');
    const verificationCode = await site.code(mail);
    const done = await reset(who, { ...right, verificationCode });
    expect(done).toMatchObject({ status: 200, value: { withdrawalsHeldUntil: null } });
  });
});

describe('AC-58 security questions', () => {
  it('AC-58 are three different ones of twelve, in the reader’s language', async () => {
    const who = await site.member('player109');
    const { list } = (await who.get('/securityQuestions')) as { list: { text: string }[] };
    expect(new Set(list.map(({ text }) => text)).size).toBe(12);
    const filipino = await who.ask('GET', '/wps/member/securityQuestions', undefined, {
      language: 'TY',
    });
    expect(JSON.stringify(filipino.value)).toContain('Ano ang pangalan ng una mong alaga?');
    const items = (...answers: [number, string][]) => ({
      items: answers.map(([questionId, answer]) => ({ questionId, answer })),
      password,
    });
    for (const [body, message] of [
      [items([1, 'aa'], [2, 'bb']), 'Choose three different questions'],
      [items([1, 'aa'], [1, 'bb'], [2, 'cc']), 'Choose three different questions'],
      [items([1, 'aa'], [2, 'bb'], [13, 'cc']), 'Choose three different questions'],
      [items([1, 'aa'], [2, ' b '], [3, 'cc']), 'Use 2 to 60 characters'],
      [items([1, 'aa'], [2, '   '], [3, 'cc']), 'Enter your answer'],
      [items([1, 'Same'], [2, ' same '], [3, 'cc']), 'Give three different answers'],
    ] as const) {
      const refused = await who.post('/customerSecurityQuestions', body);
      expect(refused).toMatchObject({ status: 400, fields: { items: message } });
    }
    const saved = items([3, 'Aklan'], [5, 'Reyes'], [12, 'Davao']);
    expect((await who.post('/customerSecurityQuestions', saved)).status).toBe(200);
    const own = (await who.get('/customerSecurityQuestions')) as { list: { questionId: number }[] };
    expect(own.list.map(({ questionId }) => questionId)).toEqual([3, 5, 12]);
    expect(JSON.stringify(own)).not.toMatch(/aklan|reyes|davao/i);
  });

  it('AC-58 answers are in the database only as hashes', async () => {
    const { rows } = await site.app.pool.query('select a::text from security_answer a');
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/aklan|reyes|davao|bantay/i);
    for (const { a } of rows as { a: string }[]) expect(a).toContain('$argon2id$');
  });
});
