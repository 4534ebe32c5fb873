import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LOGIN_PASSWORD, memberSite, type SiteMember, type MemberSite } from '@palaro/testkit';

const FACTOR = '/api/v1/security/second-factor';
const NEW = 'Tatlong-bituin-9';
const HALF_HOUR = 1_800;

let site: MemberSite;
beforeAll(async () => {
  site = await memberSite();
});
afterAll(() => site.stop());

interface Answer {
  status: number;
  code?: string;
  data: { ticket: string };
  value: { token: string; passwordExpired: boolean };
}

async function post(path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      Language: 'EN',
      Cookie: 'pdv=one-browser',
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}
const logIn = (username: string, password: string) =>
  post('/wps/session/login', { type: 'username', username, password });
const finish = (body: object) => post('/api/v1/session/second-factor', body);

/** A member with an authenticator app who forgot his password and was mailed a temporary one. */
async function forgetful(account: string) {
  const member = await site.member(account);
  const email = `${account}@mail.test`;
  await member.given({ email, email_verified_at: new Date(0) });
  const begun = await member.ask('POST', `${FACTOR}/app`, { password: LOGIN_PASSWORD });
  const { secret } = begun.value as { secret: string };
  const code = () => {
    site.app.clock.advance(30);
    return generate({ secret, epoch: Math.floor(site.app.clock.now().getTime() / 1000) });
  };
  const confirmed = await member.ask('POST', `${FACTOR}/app/confirm`, { code: await code() });
  const { recoveryCodes } = confirmed.value as { recoveryCodes: string[] };
  await post('/wps/member/password/email', { username: account, email });
  await vi.waitFor(async () => expect(await site.code(email)).toHaveLength(16));
  const temporary = await site.code(email);
  const begin = async (password = temporary) => (await logIn(account, password)).data.ticket;
  return { member, code, begin, temporary, recoveryCodes };
}

const isIn = async (member: SiteMember) =>
  (await member.ask('GET', '/wps/member/securityConfig')).status === 200;

it('AC-46 the session that the second factor opens uses up the temporary password, nothing before', async () => {
  const { member, code, begin, temporary } = await forgetful('player101');
  const ticket = await begin();
  for (let tries = 0; tries < 5; tries++) {
    expect((await finish({ ticket, code: '000000' })).status).toBe(422);
  }
  expect((await finish({ ticket, code: await code() })).code).toBe('second_factor.ticket');
  // A thief who has only the mail has changed nothing for the owner.
  expect(await isIn(member)).toBe(true);
  expect((await logIn('player101', LOGIN_PASSWORD)).code).toBe('login.second_factor');
  expect(await member.row()).toMatchObject({ withdrawals_held_until: null });
  expect(await member.changes()).not.toContain('password_reset');

  const first = await begin();
  const second = await begin();
  const done = await finish({ ticket: first, code: await code() });
  expect(done).toMatchObject({ status: 200, value: { passwordExpired: true } });
  expect(await isIn(member)).toBe(false);
  expect(await member.changes()).toContain('password_reset');
  expect((await finish({ ticket: second, code: await code() })).code).toBe('second_factor.ticket');
  for (const password of [temporary, LOGIN_PASSWORD]) {
    expect((await logIn('player101', password)).code).toBe('login.failed');
  }
  const body = { newPassword: NEW, confirmNewPassword: NEW };
  expect((await post('/wps/member/password', body, done.value.token)).status).toBe(200);
});

it('AC-46 of 8 logins with one temporary password and different second factors, one succeeds', async () => {
  const { begin, recoveryCodes } = await forgetful('player102');
  const tickets: string[] = [];
  while (tickets.length < 8) tickets.push(await begin());
  const all = await Promise.all(
    tickets.map((ticket, nth) => finish({ ticket, recoveryCode: recoveryCodes[nth] })),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('AC-46 the second step expires with its temporary password', async () => {
  const { begin, code } = await forgetful('player103');
  site.app.clock.advance(HALF_HOUR - 60);
  const ticket = await begin();
  site.app.clock.advance(60);
  const right = await code();
  expect((await finish({ ticket, code: right })).code).toBe('second_factor.ticket');
  // That refusal did not use up the code.
  expect((await finish({ ticket: await begin(LOGIN_PASSWORD), code: right })).status).toBe(200);
});
