import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SecondFactorState } from '../second-factor.api.ts';
import {
  LOGIN_PASSWORD,
  memberSite,
  testAuthenticator,
  type MemberSite,
  type SiteMember,
} from '@palaro/testkit';

const ORIGIN = 'http://localhost:4321';
const FACTOR = '/api/v1/security/second-factor';
const PASSKEYS = '/api/v1/security/passkeys';
const FINISH = '/api/v1/session/second-factor';
const STEP_SECONDS = 30;
const password = LOGIN_PASSWORD;

let site: MemberSite;
beforeAll(async () => {
  site = await memberSite({ publicUrl: ORIGIN });
});
afterAll(() => site.stop());

/** The code that the member's app shows now; each call begins with a fresh half minute. */
const codeOf = (secret: string) => {
  site.app.clock.advance(STEP_SECONDS);
  return generate({ secret, epoch: Math.floor(site.app.clock.now().getTime() / 1000) });
};

const values = <T>({ value }: { value: never }) => value as T;
const state = async (member: SiteMember) =>
  values<SecondFactorState>(await member.ask('GET', FACTOR));

interface App {
  secret: string;
  codes: string[];
}

async function turnOn(member: SiteMember): Promise<App> {
  const { secret } = values<App>(await member.ask('POST', `${FACTOR}/app`, { password }));
  const body = { code: await codeOf(secret) };
  const confirmed = await member.ask('POST', `${FACTOR}/app/confirm`, body);
  return { secret, codes: values<{ recoveryCodes: string[] }>(confirmed).recoveryCodes };
}

interface Login {
  status: number;
  code?: string;
  data: { ticket: string; methods: string[] };
}

const BROWSER = 'pdv=one-browser';
async function logIn(account: string): Promise<Login> {
  const response = await fetch(`${site.url}/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: BROWSER },
    body: JSON.stringify({ type: 'username', username: account, password }),
  });
  return { status: response.status, ...((await response.json()) as Omit<Login, 'status'>) };
}
const ticketOf = async (account: string) => (await logIn(account)).data.ticket;

/** One after the other, because the login's guard takes many at once for guesses. */
async function ticketsOf(account: string, count: number): Promise<string[]> {
  const tickets: string[] = [];
  while (tickets.length < count) tickets.push(await ticketOf(account));
  return tickets;
}

async function finish(body: object, cookie = BROWSER) {
  const response = await fetch(site.url + FINISH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Language: 'EN', Cookie: cookie },
    body: JSON.stringify(body),
  });
  const json = (await response.json()) as { code?: string; value?: { userName: string } };
  return { status: response.status, ...json };
}

describe('an authenticator app', () => {
  it('is turned on with the password and a first code, and then required at the login', async () => {
    const member = await site.member('player101');
    const wrong = await member.ask('POST', `${FACTOR}/app`, { password: 'wrong' });
    expect(wrong).toMatchObject({ status: 422, code: 'login_password.wrong' });
    const begun = values<{ secret: string; uri: string }>(
      await member.ask('POST', `${FACTOR}/app`, { password }),
    );
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Palaro:player101\?/);
    // The app does not count before its first code.
    expect((await logIn('player101')).status).toBe(200);
    expect(await member.ask('POST', `${FACTOR}/app/confirm`, { code: '000000' })).toMatchObject({
      status: 422,
      code: 'second_factor.wrong',
      fields: { code: 'Wrong code' },
    });
    const body = { code: await codeOf(begun.secret) };
    const confirmed = await member.ask('POST', `${FACTOR}/app/confirm`, body);
    const { recoveryCodes } = values<{ recoveryCodes: string[] }>(confirmed);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state(member)).toMatchObject({ recoveryLeft: 10, passkeys: [] });
    expect(await member.changes()).toContain('second_factor_on');

    const login = await logIn('player101');
    expect(login).toMatchObject({ status: 401, code: 'login.second_factor' });
    expect(login.data.methods).toEqual(['app', 'recovery']);
    const { ticket } = login.data;
    expect(await finish({ ticket, code: body.code })).toMatchObject({ status: 422 });
    const done = await finish({ ticket, code: await codeOf(begun.secret) });
    expect(done).toMatchObject({ status: 200, value: { userName: 'player101' } });
  });

  it('a code is valid half a minute before and after, and once', async () => {
    const member = await site.member('player102');
    const { secret } = await turnOn(member);
    const now = Math.floor(site.app.clock.now().getTime() / 1000);
    const at = (steps: number) => generate({ secret, epoch: now + steps * STEP_SECONDS });
    const ticket = await ticketOf('player102');
    expect((await finish({ ticket, code: await at(2) })).status).toBe(422);
    expect((await finish({ ticket, code: await at(1) })).status).toBe(200);
    // A code is accepted only once, and no earlier code after it.
    for (const steps of [0, 1]) {
      const again = await ticketOf('player102');
      expect((await finish({ ticket: again, code: await at(steps) })).status).toBe(422);
    }
  });

  it('of 64 logins with one code, exactly one succeeds', async () => {
    const member = await site.member('player103');
    const { secret } = await turnOn(member);
    const tickets = await ticketsOf('player103', 4);
    const code = await codeOf(secret);
    const all = await Promise.all(
      Array.from({ length: 64 }, (_, nth) => finish({ ticket: tickets[nth % 4], code })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is turned off with password and factor; the recovery codes go with the last factor', async () => {
    const member = await site.member('player104');
    const { secret } = await turnOn(member);
    const without = await member.ask('POST', `${FACTOR}/app/remove`, { password });
    expect(without).toMatchObject({ status: 403, code: 'second_factor.needed' });
    expect(without.data?.methods).toEqual(['app', 'recovery']);
    const again = await member.ask('POST', `${FACTOR}/app`, {
      password,
      code: await codeOf(secret),
    });
    expect(again).toMatchObject({ status: 409, code: 'second_factor.on_already' });
    const body = { password, code: await codeOf(secret) };
    expect((await member.ask('POST', `${FACTOR}/app/remove`, body)).status).toBe(200);
    expect(await state(member)).toMatchObject({ appSince: null, recoveryLeft: 0 });
    expect((await logIn('player104')).status).toBe(200);
    expect(await member.changes()).toContain('second_factor_off');
  });
});

describe('an account without a password', () => {
  const mobile = '+639175550101';
  const bare = { password_hash: null, mobile, email: null, email_verified_at: null };
  const stepUpCode = async (member: SiteMember) => {
    expect((await member.ask('POST', '/api/v1/security/step-up/code')).status).toBe(200);
    return site.code(mobile);
  };

  it('turns a factor on and off with a fresh code to its verified number', async () => {
    const member = await site.member('player115');
    await member.given({ ...bare, mobile_verified_at: site.app.clock.now() });
    const nothing = await member.ask('POST', `${FACTOR}/app`, {});
    expect(nothing).toMatchObject({ status: 403, code: 'step_up.required' });
    expect(nothing.data?.methods).toEqual(['code']);
    // The account has no password, so none is right.
    const guessed = await member.ask('POST', `${FACTOR}/app`, { password });
    expect(guessed.code).toBe('step_up.required');
    const wrong = await member.ask('POST', `${FACTOR}/app`, { stepUpCode: '000000' });
    expect(wrong).toMatchObject({ status: 422, code: 'verification.invalid' });
    const proven = { stepUpCode: await stepUpCode(member) };
    const { secret } = values<App>(await member.ask('POST', `${FACTOR}/app`, proven));
    // A code proves only one change.
    expect((await member.ask('POST', `${FACTOR}/app`, proven)).code).toBe('verification.invalid');
    const body = { code: await codeOf(secret) };
    expect((await member.ask('POST', `${FACTOR}/app/confirm`, body)).status).toBe(200);
    expect((await state(member)).appSince).not.toBeNull();

    site.app.clock.advance(60);
    const next = await stepUpCode(member);
    const without = await member.ask('POST', `${FACTOR}/app/remove`, { stepUpCode: next });
    expect(without).toMatchObject({ status: 403, code: 'second_factor.needed' });
    // That refusal did not use up the code.
    const both = { stepUpCode: next, code: await codeOf(secret) };
    expect((await member.ask('POST', `${FACTOR}/app/remove`, both)).status).toBe(200);
    expect((await state(member)).appSince).toBeNull();
  });

  it('may use its payment password; without any proof it may do neither', async () => {
    const member = await site.member('player116');
    await member.post('/paymentPassword', { paymentPassword: '246810', password });
    await member.given({ ...bare, mobile_verified_at: null });
    const ask = (body: object) => member.ask('POST', `${FACTOR}/app`, body);
    expect(await ask({ paymentPassword: '246811' })).toMatchObject({
      status: 422,
      code: 'payment_password_wrong',
    });
    expect((await ask({ paymentPassword: '246810' })).status).toBe(200);
    await member.given({ payment_password_hash: null });
    const none = await ask({});
    expect(none).toMatchObject({ status: 403, code: 'step_up.required' });
    expect(none.data?.methods).toEqual([]);
  });

  it('a code does not replace a password that is set', async () => {
    const member = await site.member('player117');
    await member.given({ mobile: '+639175550102', mobile_verified_at: site.app.clock.now() });
    await member.ask('POST', '/api/v1/security/step-up/code');
    const code = await site.code('+639175550102');
    const refused = await member.ask('POST', `${FACTOR}/app`, { stepUpCode: code });
    expect(refused).toMatchObject({ status: 403, code: 'step_up.required' });
    expect(refused.data?.methods).toEqual(['login_password']);
  });
});

describe('the ticket of a login', () => {
  it('is for one browser, 5 tries and 5 minutes', async () => {
    const member = await site.member('player105');
    const { secret } = await turnOn(member);
    const gone = { status: 401, code: 'second_factor.ticket' };
    const first = await ticketOf('player105');
    const stolen = await finish({ ticket: first, code: await codeOf(secret) }, 'pdv=another');
    expect(stolen).toMatchObject(gone);
    for (let tries = 0; tries < 5; tries++) {
      expect((await finish({ ticket: first, code: '000000' })).status).toBe(422);
    }
    expect(await finish({ ticket: first, code: await codeOf(secret) })).toMatchObject(gone);
    const late = await ticketOf('player105');
    site.app.clock.advance(300);
    expect(await finish({ ticket: late, code: await codeOf(secret) })).toMatchObject(gone);
    expect(await finish({ ticket: 'none', code: '1' })).toMatchObject(gone);
    const spent = await ticketOf('player105');
    expect((await finish({ ticket: spent, code: await codeOf(secret) })).status).toBe(200);
    expect(await finish({ ticket: spent, code: await codeOf(secret) })).toMatchObject(gone);
  });

  it('ends when the password that began it changes, in any way', async () => {
    const member = await site.member('player118');
    const { secret } = await turnOn(member);
    const ticket = await ticketOf('player118');
    const body = { oldPassword: password, newPassword: 'Tatlong-bituin-9' };
    const changed = await member.post('/password', {
      ...body,
      confirmNewPassword: body.newPassword,
    });
    expect(changed.status).toBe(200);
    const late = await finish({ ticket, code: await codeOf(secret) });
    expect(late).toMatchObject({ status: 401, code: 'second_factor.ticket' });
  });

  it('guesses for one account are limited over all tickets', async () => {
    const member = await site.member('player106');
    await turnOn(member);
    const statuses: number[] = [];
    for (let round = 0; round < 5; round++) {
      const ticket = await ticketOf('player106');
      for (let tries = 0; tries < 5; tries++) {
        statuses.push((await finish({ ticket, code: '000000' })).status);
      }
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
  });
});

describe('recovery codes', () => {
  it('work once, in any spelling, and once among 64 at the same time', async () => {
    const member = await site.member('player107');
    const { codes } = await turnOn(member);
    const [first = '', second = ''] = codes;
    const tickets = await ticketsOf('player107', 4);
    const typed = first.toUpperCase().replace('-', ' ');
    const all = await Promise.all(
      Array.from({ length: 64 }, (_, nth) =>
        finish({ ticket: tickets[nth % 4], recoveryCode: typed }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await state(member)).recoveryLeft).toBe(9);
    site.app.clock.advance(3_600);
    await member.again().catch(() => undefined);
    const ticket = await ticketOf('player107');
    expect((await finish({ ticket, recoveryCode: first })).status).toBe(422);
    expect((await finish({ ticket, recoveryCode: second })).status).toBe(200);
  });

  it('are in the database as digests, and the app’s secret is sealed', async () => {
    const member = await site.member('player108');
    const { secret, codes } = await turnOn(member);
    const { rows } = await site.app.pool.query<{ text: string }>(
      `select (select string_agg(f::text, '') from factor_recovery f)
         || (select string_agg(f::text, '') from factor_app f) as text`,
    );
    const kept = rows[0]?.text ?? '';
    const clear = [secret, ...codes, ...codes.map((code) => code.replace('-', ''))];
    for (const one of clear) {
      expect(kept).not.toContain(one);
      expect(kept).not.toContain(Buffer.from(one).toString('hex'));
    }
  });

  it('are renewed with password and factor; the old ones become invalid', async () => {
    const member = await site.member('player109');
    const { secret, codes } = await turnOn(member);
    const body = { password, code: await codeOf(secret) };
    const renewed = await member.ask('POST', `${FACTOR}/recovery-codes`, body);
    expect(values<{ recoveryCodes: string[] }>(renewed).recoveryCodes).toHaveLength(10);
    const changes = await member.changes();
    expect(changes.filter((what) => what === 'second_factor_on')).toHaveLength(1);
    expect(changes).toContain('recovery_codes');
    const ticket = await ticketOf('player109');
    expect((await finish({ ticket, recoveryCode: codes[0] })).status).toBe(422);
  });
});

describe('a passkey', () => {
  const options = async (member: SiteMember) =>
    values<{ challenge: string }>(await member.ask('POST', `${PASSKEYS}/options`, { password }));
  const challenge = async (ticket: string) => {
    const response = await fetch(`${site.url}${FINISH}/challenge`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: BROWSER },
      body: JSON.stringify({ ticket }),
    });
    return ((await response.json()) as { value: { challenge: string } }).value;
  };

  it('is stored once for its challenge, and completes a login', async () => {
    const member = await site.member('player110');
    const key = testAuthenticator(ORIGIN);
    const asked = await options(member);
    const foreign = testAuthenticator('https://palaro.example').make(asked);
    const refused = { status: 422, code: 'passkey.refused' };
    const add = (attestation: object) => member.ask('POST', PASSKEYS, { name: 'Key', attestation });
    expect(await add(foreign)).toMatchObject(refused);
    // The foreign answer has used up the challenge.
    expect(await add(key.make(asked))).toMatchObject(refused);
    const made = key.make(await options(member));
    const all = await Promise.all(Array.from({ length: 10 }, () => add(made)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await state(member)).toMatchObject({ passkeys: [{ name: 'Key' }], recoveryLeft: 10 });

    const { data } = await logIn('player110');
    expect(data.methods).toEqual(['passkey', 'recovery']);
    const { ticket } = data;
    const assertion = key.use(await challenge(ticket));
    const logins = await Promise.all(
      Array.from({ length: 5 }, () => finish({ ticket, assertion })),
    );
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('from a copy, another site or another purpose is refused', async () => {
    const member = await site.member('player111');
    const key = testAuthenticator(ORIGIN);
    const attestation = key.make(await options(member));
    await member.ask('POST', PASSKEYS, { name: 'Key', attestation });
    const ticket = await ticketOf('player111');
    const use = async (assertion: object) => (await finish({ ticket, assertion })).status;
    const other = testAuthenticator(ORIGIN).use(await challenge(ticket));
    expect(await use(other)).toBe(422);
    expect(await use({ ...other, id: attestation.id, rawId: attestation.rawId })).toBe(422);
    const proving = values<{ challenge: string }>(await member.ask('POST', `${FACTOR}/challenge`));
    expect(await use(key.use(proving))).toBe(422);
    expect(await use(key.use(await challenge(ticket)))).toBe(200);
    const next = await ticketOf('player111');
    // The counter did not grow, so a copy of the key signed.
    const copied = key.use(await challenge(next), { counter: 2 });
    expect((await finish({ ticket: next, assertion: copied })).status).toBe(422);
  });

  it('is removed with password and passkey', async () => {
    const member = await site.member('player112');
    const key = testAuthenticator(ORIGIN);
    const attestation = key.make(await options(member));
    await member.ask('POST', PASSKEYS, { name: 'Key', attestation });
    const proving = values<{ challenge: string }>(await member.ask('POST', `${FACTOR}/challenge`));
    const body = { id: attestation.id, password, assertion: key.use(proving) };
    expect((await member.ask('POST', `${PASSKEYS}/remove`, body)).status).toBe(200);
    expect(await state(member)).toMatchObject({ passkeys: [], recoveryLeft: 0 });
    expect(await member.changes()).toEqual(
      expect.arrayContaining(['passkey_added', 'passkey_removed']),
    );
  });

  it('removes the recovery codes too if an app was begun but never confirmed', async () => {
    const member = await site.member('player119');
    const key = testAuthenticator(ORIGIN);
    const attestation = key.make(await options(member));
    await member.ask('POST', PASSKEYS, { name: 'Key', attestation });
    const proof = async () => ({
      password,
      assertion: key.use(
        values<{ challenge: string }>(await member.ask('POST', `${FACTOR}/challenge`)),
      ),
    });
    expect((await member.ask('POST', `${FACTOR}/app`, await proof())).status).toBe(200);
    const body = { id: attestation.id, ...(await proof()) };
    expect((await member.ask('POST', `${PASSKEYS}/remove`, body)).status).toBe(200);
    expect(await state(member)).toMatchObject({ passkeys: [], recoveryLeft: 0 });
    expect((await logIn('player119')).status).toBe(200);
  });
});
