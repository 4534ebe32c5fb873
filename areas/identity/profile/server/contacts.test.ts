import type { Member, RequestInfo } from '@palaro/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireStepUp } from '@palaro/step-up/server';
import { LOGIN_PASSWORD, memberSite, type SiteMember, type MemberSite } from '@palaro/testkit';

let site: MemberSite;
beforeAll(async () => {
  site = await memberSite();
});
afterAll(() => site.stop());

const password = LOGIN_PASSWORD;
const VERIFIED = new Date(0);
const askNew = (who: SiteMember, mobileNum: string) =>
  who.post('/info/mobile/code', { to: 'new', mobileNum });
const askOld = (who: SiteMember) => who.post('/info/mobile/code', { to: 'old' });
const setMobile = (who: SiteMember, body: object) => who.put('/info/mobile', body);
const setEmail = (who: SiteMember, body: object) => who.put('/info/email', body);
const askEmail = (who: SiteMember, email: string) => who.post('/info/email/code', { email });

describe('REWARD-07 the mobile number', () => {
  it('is set with a code and a proof, in any spelling', async () => {
    const who = await site.member('player101');
    expect((await askOld(who)).code).toBe('step_up.no_contact');
    expect((await askNew(who, '12345')).fields).toEqual({
      mobileNum: 'Write it as 0917 123 4567: 09 and 9 more digits',
    });
    expect((await askNew(who, '09181110001')).value).toEqual({ expiredMinutes: 1 });
    const verificationCode = await site.code('+639181110001');
    const body = { mobileNum: '9181110001', verificationCode };
    expect((await setMobile(who, body)).code).toBe('step_up.required');
    const wrong = { ...body, password, verificationCode: '000000' };
    expect((await setMobile(who, wrong)).fields).toEqual({
      verificationCode: 'Wrong or expired code',
    });
    expect((await setMobile(who, { ...body, password })).value).toEqual({
      mobile: '+63918••••0001',
    });
    const row = await who.row();
    expect(row.mobile).toBe('+639181110001');
    expect(row.withdrawals_held_until).toBeNull();
    expect((await askNew(who, '09181110001')).code).toBe('contact.same');
  });

  it('is replaced with a code to each number; withdrawals wait, and the old number gets a notice', async () => {
    await site.set({ 'hold.resetHours': 24 });
    const who = await site.member('player102');
    await who.given({ mobile: '+639181110002', mobile_verified_at: VERIFIED });
    await askOld(who);
    await askNew(who, '09181110003');
    const codes = {
      verificationCode: await site.code('+639181110003'),
      oldVerificationCode: await site.code('+639181110002'),
    };
    const body = { mobileNum: '09181110003', ...codes };
    const { oldVerificationCode: _none, ...without } = body;
    expect((await setMobile(who, { ...without, password })).fields).toEqual({
      oldVerificationCode: 'Wrong or expired code',
    });
    expect((await setMobile(who, body)).status).toBe(200);
    const { mobile, withdrawals_held_until } = await who.row();
    expect(mobile).toBe('+639181110003');
    const hours =
      ((withdrawals_held_until?.getTime() ?? 0) - site.app.clock.now().getTime()) / 36e5;
    expect(hours).toBeGreaterThan(23.9);
    await expect
      .poll(async () => (await site.sent('+639181110002')).join())
      .toContain('Pinalitan ang mobile number mo');
    await site.set({ 'hold.resetHours': 0 });
  });

  it('is replaced even if one of the two codes was mistyped first', async () => {
    const who = await site.member('player111');
    await who.given({ mobile: '+639181110111', mobile_verified_at: VERIFIED });
    await askOld(who);
    await askNew(who, '09181110112');
    const body = {
      mobileNum: '09181110112',
      verificationCode: await site.code('+639181110112'),
      oldVerificationCode: await site.code('+639181110111'),
    };
    for (const field of ['verificationCode', 'oldVerificationCode'] as const) {
      const digits = String((Number(body[field]) + 1) % 1_000_000).padStart(6, '0');
      const mistyped = await setMobile(who, { ...body, [field]: digits });
      expect(mistyped.fields).toEqual({ [field]: 'Wrong or expired code' });
    }
    expect((await setMobile(who, body)).status).toBe(200);
    expect((await setMobile(who, { ...body, mobileNum: '09181110113' })).status).toBe(422);
  });

  it('of another member gets the same answer, and a notice instead of a code', async () => {
    const owner = await site.member('player103');
    await owner.given({ mobile: '+639181110004', mobile_verified_at: VERIFIED });
    const who = await site.member('player104');
    const known = await askNew(who, '09181110004');
    const free = await askNew(who, '09181110005');
    expect([known.status, known.value]).toEqual([free.status, free.value]);
    expect(await site.code('+639181110004')).toBe('');
    const tried = { mobileNum: '09181110004', verificationCode: '123456', password };
    expect((await setMobile(who, tried)).code).toBe('verification.invalid');
  });

  it('that two members prove at once belongs to one of them', async () => {
    const both = await Promise.all(['player105', 'player106'].map((one) => site.member(one)));
    const [first, second] = both as [SiteMember, SiteMember];
    await askNew(first, '09181110006');
    const code = await site.code('+639181110006');
    site.app.clock.advance(61);
    await askNew(second, '09181110006');
    const other = await site.code('+639181110006');
    const answers = await Promise.all(
      [first, second].map((who, at) =>
        setMobile(who, {
          mobileNum: '09181110006',
          verificationCode: at === 0 ? code : other,
          password,
        }),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.code).toBe('verification.invalid');
  });
});

describe('REWARD-07 the mail address', () => {
  it('is set with its code and a proof; the old address gets a notice', async () => {
    const who = await site.member('player107');
    await who.given({ email: 'old107@mail.example', email_verified_at: VERIFIED });
    expect((await askEmail(who, 'nobody')).fields).toEqual({ email: 'Incorrect email address' });
    expect((await askEmail(who, 'OLD107@mail.example')).code).toBe('contact.same');
    expect((await askEmail(who, ' new107@mail.example ')).value).toEqual({ expiredMinutes: 1 });
    const verificationCode = await site.code('new107@mail.example');
    const body = { email: 'new107@mail.example', verificationCode };
    expect((await setEmail(who, body)).data?.methods).toEqual(['code', 'login_password']);
    expect((await setEmail(who, { ...body, password: 'Not-it-1' })).code).toBe(
      'login_password.wrong',
    );
    expect((await setEmail(who, { ...body, password })).status).toBe(200);
    expect((await setEmail(who, { ...body, password })).code).toBe('verification.invalid');
    expect((await who.row()).email).toBe('new107@mail.example');
    await expect
      .poll(async () => (await site.sent('old107@mail.example')).join())
      .toContain('n••••@mail.example');
    expect(await who.changes()).toEqual(['email']);
  });

  it('with a payment password needs it or a code, not the login password', async () => {
    const who = await site.member('player108');
    const paymentPassword = '246810';
    await who.post('/paymentPassword', { paymentPassword, password });
    await askEmail(who, 'new108@mail.example');
    const verificationCode = await site.code('new108@mail.example');
    const body = { email: 'new108@mail.example', verificationCode };
    expect((await setEmail(who, { ...body, password })).code).toBe('step_up.required');
    expect((await setEmail(who, { ...body, paymentPassword })).status).toBe(200);
  });

  it('AC-26 a step-up code goes to the verified contact, proves one call, and lives five minutes', async () => {
    const who = await site.member('player109');
    const ask = () => who.ask('POST', '/api/v1/security/step-up/code');
    expect((await ask()).code).toBe('step_up.no_contact');
    const mail = 'step109@mail.example';
    await who.given({ email: mail, email_verified_at: VERIFIED });
    expect((await ask()).value).toEqual({
      expiredMinutes: 1,
      channel: 'mail',
      to: 's••••@mail.example',
    });
    const stepUpCode = await site.code(mail);
    const set = (code: string) =>
      who.post('/paymentPassword', { paymentPassword: '246810', stepUpCode: code });
    expect((await set('000000')).fields).toEqual({ stepUpCode: 'Wrong or expired code' });
    site.app.clock.advance(301);
    expect((await set(stepUpCode)).code).toBe('verification.invalid');
    await ask();
    const fresh = await site.code(mail);
    expect((await set(fresh)).status).toBe(200);
  });

  it('requireStepUp asks at any session age, names the ways, and counts wrong guesses', async () => {
    const who = await site.member('player110');
    const member = { id: who.id } as Member;
    const ask = (proof: object) => requireStepUp(site.app, member, proof, {} as RequestInfo);
    await expect(ask({ paymentPassword: '246810' })).rejects.toMatchObject({
      code: 'payment_password_missing',
    });
    await who.post('/paymentPassword', { paymentPassword: '246810', password });
    await who.given({ mobile: '+639181110110', mobile_verified_at: VERIFIED });
    await expect(ask({})).rejects.toMatchObject({
      code: 'step_up.required',
      data: { data: { methods: ['payment_password', 'code'] } },
    });
    await expect(ask({ paymentPassword: '246810' })).resolves.toBeUndefined();
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(ask({ paymentPassword: '300001' })).rejects.toMatchObject({
        code: 'payment_password_wrong',
      });
    }
    await expect(ask({ paymentPassword: '246810' })).rejects.toMatchObject({
      code: 'payment_password_locked',
    });
  });
});
