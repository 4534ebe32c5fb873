import { HEADERS } from '@palaro/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOGIN_PASSWORD, memberSite, type MemberSite } from '@palaro/testkit';

let site: MemberSite;
beforeAll(async () => {
  site = await memberSite({ publicUrl: 'http://localhost:4321' });
});
afterAll(() => site.stop());

const password = LOGIN_PASSWORD;
const paymentPassword = '246810';
const MEMBER = '/wps/member';
const HOLDER = 'Juan Dela Cruz';
const card = { bankCode: 'GCASH', accountNumber: '09170001001', holder: HOLDER, paymentPassword };
const items = [1, 2, 3].map((questionId) => ({ questionId, answer: `answer ${questionId}` }));
const email = 'player101@mail.example.ph';

it('accounts §6 every change that needs a proof goes on with another token', async () => {
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
    // After this time the previous token no longer works.
    site.app.clock.advance(21);
    expect((await member.ask('GET', `${MEMBER}/info`)).status).toBe(200);
  }
});

describe('accounts §6 a step-up whose answer was lost', () => {
  /** Repeats calls with the old token, as a page does that never got the answer. */
  async function forgetful(account: string) {
    const member = await site.member(account);
    await member.given({ payee_name: HOLDER });
    await member.post('/paymentPassword', { paymentPassword, password });
    site.app.clock.advance(21);
    const before = member.token();
    const send = async (method: string, path: string, body: object, token = before) => {
      const response = await fetch(site.url + path, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          [HEADERS.sessionToken]: 'renew',
          Cookie: `pdv=browser-of-${account}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as { code?: string; value?: { id?: string } };
      const fresh = response.headers.get(HEADERS.sessionToken);
      return { status: response.status, fresh, ...answer };
    };
    return { member, send };
  }
  const cardOf = (last: number) => ({ ...card, accountNumber: `0917000${last}` });

  it('gets its answer again if the caller repeats it exactly, and is done once', async () => {
    const { member, send } = await forgetful('player102');
    const first = await send('POST', `${MEMBER}/bankCard`, cardOf(2001));
    const again = await send('POST', `${MEMBER}/bankCard`, cardOf(2001));
    expect(first.status).toBe(200);
    expect(again).toEqual(first);
    const { rows } = await site.app.pool.query('select id from bank_card where member_id = $1', [
      member.id,
    ]);
    expect(rows).toEqual([{ id: first.value?.id }]);
    site.app.clock.advance(21);
    expect(await send('POST', `${MEMBER}/bankCard`, cardOf(2001))).toMatchObject({ status: 401 });
  });

  it('repeats a change with a code although the code was used up', async () => {
    const { member, send } = await forgetful('player103');
    const address = 'player103@mail.example.ph';
    await member.post('/info/email/code', { email: address });
    const body = { email: address, verificationCode: await site.code(address), paymentPassword };
    const first = await send('PUT', `${MEMBER}/info/email`, body);
    expect([first.status, (await send('PUT', `${MEMBER}/info/email`, body)).fresh]).toEqual([
      200,
      first.fresh,
    ]);
    expect(await member.changes()).toEqual(['payment_password', 'email']);
  });

  it('does not allow a free guess: another proof, call or token is checked as usual', async () => {
    const { send } = await forgetful('player104');
    const path = `${MEMBER}/bankCard`;
    const first = await send('POST', path, cardOf(4001));
    const wrong = { ...cardOf(4001), paymentPassword: '975310' };
    for (let tries = 0; tries < 2; tries++) {
      expect((await send('POST', path, wrong)).code).toBe('payment_password_wrong');
    }
    // A caller with the new token has received the answer, so the call is treated as a new one.
    expect(await send('POST', path, cardOf(4001), first.fresh ?? '')).toMatchObject({
      code: 'card.known',
    });
    expect((await send('POST', path, cardOf(4001))).value).toEqual(first.value);
    // The three comparisons are used up.
    expect((await send('POST', path, cardOf(4001))).code).toBe('card.known');
  });

  it('keeps nothing readable', async () => {
    const { send } = await forgetful('player105');
    const { value } = await send('POST', '/api/v1/security/second-factor/app', { password });
    const { secret } = value as { secret: string };
    const { rows } = await site.app.pool.query<{ text: string }>(
      "select string_agg(a::text || encode(answer, 'escape'), '') as text from step_up_answer a",
    );
    const text = rows[0]?.text ?? '';
    expect(text.length).toBeGreaterThan(50);
    for (const one of [secret, password]) {
      expect(text).not.toContain(one);
      expect(text).not.toContain(Buffer.from(one).toString('hex'));
    }
  });
});
