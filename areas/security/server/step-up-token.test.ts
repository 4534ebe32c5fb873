import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOGIN_PASSWORD, securitySite, type SecuritySite } from './test-security.ts';

let site: SecuritySite;
beforeAll(async () => {
  site = await securitySite({ publicUrl: 'http://localhost:4321' });
}, 60_000);
afterAll(() => site.stop());

const password = LOGIN_PASSWORD;
const paymentPassword = '246810';
const MEMBER = '/wps/member';
const HOLDER = 'Juan Dela Cruz';
const card = { bankCode: 'GCASH', accountNumber: '09170001001', holder: HOLDER, paymentPassword };
const items = [1, 2, 3].map((questionId) => ({ questionId, answer: `answer ${questionId}` }));
const email = 'player101@mail.example.ph';

it('accounts.md §6 every change that asks for a proof goes on with another token', async () => {
  const member = await site.member('player101');
  await member.given({ payee_name: HOLDER, email: null, email_verified_at: null });
  const cardId = async () => {
    const { list } = (await member.get('/bankCard')) as { list: { id: string }[] };
    return { id: list[0]?.id ?? '', paymentPassword };
  };
  await member.post('/info/email/code', { email });
  const asked = [
    ['POST', `${MEMBER}/paymentPassword`, () => ({ paymentPassword, password })],
    [
      'PUT',
      `${MEMBER}/paymentPassword`,
      () => ({ oldPaymentPassword: paymentPassword, paymentPassword: '135791' }),
    ],
    ['PUT', `${MEMBER}/paymentPassword`, () => ({ oldPaymentPassword: '135791', paymentPassword })],
    ['POST', `${MEMBER}/bankCard`, () => card],
    ['PUT', `${MEMBER}/bankCard/default`, cardId],
    ['DELETE', `${MEMBER}/bankCard`, cardId],
    ['POST', `${MEMBER}/customerSecurityQuestions`, () => ({ items, password })],
    [
      'PUT',
      `${MEMBER}/info/email`,
      async () => ({ email, verificationCode: await site.code(email), paymentPassword }),
    ],
    ['POST', '/api/v1/security/second-factor/app', () => ({ password })],
    ['POST', '/api/v1/security/passkeys/options', () => ({ password })],
  ] as const;
  for (const [method, path, body] of asked) {
    const before = member.token();
    const { status, code } = await member.ask(method, path, await body());
    expect([path, status, code]).toEqual([path, 200, undefined]);
    expect(member.token(), `${method} ${path}`).not.toBe(before);
    // Past the time of the token before.
    site.app.clock.advance(21);
    expect((await member.ask('GET', `${MEMBER}/info`)).status).toBe(200);
  }
});
