import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { provide, refuse } from '@palaro/server';
import { firebase } from './firebase.ts';
import { secondFactorStep, type LoginStep } from './login-steps.ts';
import { setPassword } from './set-password.ts';
import { accountsSite, PASSWORD, type AccountsSite, type Browser } from './test-accounts.ts';

const letIn: LoginStep = () => Promise.resolve(null);
/** Stands in for the second factor; each case sets what it asks for. */
let step = letIn;
const standIns = [
  provide(
    secondFactorStep,
    () =>
      (...asked) =>
        step(...asked),
  ),
  provide(
    firebase,
    () =>
      ({ idToken, mobile }) =>
        Promise.resolve(idToken === `proof of ${mobile}`),
  ),
];

let site: AccountsSite;
beforeAll(async () => {
  site = await accountsSite({ standIns });
  await own('member1', '+639171230001');
});
afterAll(() => site.stop());
beforeEach(() => site.calm());

const own = (account: string, mobile: string) =>
  site.app.db
    .updateTable('member')
    .set({ mobile, mobile_verified_at: site.app.clock.now() })
    .where('account', '=', account)
    .execute();
const sms = (browser: Browser, mobileNum: string, extra: object) =>
  browser.call('POST', '/wps/session/login', { body: { type: 'sms', mobileNum, ...extra } });

/** Asks for a code as the form does, and reads it from the sandbox. */
async function codeFor(browser: Browser, mobileNum: string, mobile: string): Promise<string> {
  await browser.call('POST', '/wps/verification/sms/noLogin', { body: { mobileNum } });
  const { value } = await site
    .strange()
    .call('GET', `/sandbox/outbox?to=${encodeURIComponent(mobile)}`);
  return (value as unknown as { code: string }[])[0]?.code ?? '';
}

describe('LOGIN-01 LOGIN-08 by mobile code', () => {
  it('admits the owner of the number with the code, once; remembers the tab in a separate cookie', async () => {
    const browser = site.strange();
    const code = await codeFor(browser, '09171230001', '+639171230001');
    const answer = await sms(browser, '9171230001', { verificationCode: code, rememberMe: true });
    expect(answer).toMatchObject({ status: 200, value: { userName: 'member1' } });
    expect((await sms(browser, '9171230001', { verificationCode: code })).code).toBe(
      'login.failed',
    );
    const { slot } = answer.value.remember as { slot: string };
    const again = await sms(browser, '9171230001', { password: slot });
    expect(again).toMatchObject({ status: 200, value: { remember: { type: 'sms' } } });
    expect((await browser.login('member1', slot)).code).toBe('login.failed');
  });

  it('an unknown number, a wrong code and a wrong name get the same answer', async () => {
    const wrong = await sms(site.strange(), '9171230001', { verificationCode: '000000' });
    const unknown = await sms(site.strange(), '9179999999', { verificationCode: '000000' });
    expect({ ...wrong, headers: 0, requestId: 0 }).toEqual({
      ...unknown,
      headers: 0,
      requestId: 0,
    });
    expect(wrong).toMatchObject({ status: 401, code: 'login.failed' });
  });

  it('names the fields that break a rule; a closed way is refused', async () => {
    const fields = (await sms(site.strange(), '12', { verificationCode: '1' })) as unknown;
    expect(fields).toMatchObject({
      status: 400,
      fields: { mobileNum: expect.any(String) as string },
    });
    const none = (await sms(site.strange(), '9171230001', {})) as unknown;
    expect(none).toMatchObject({ fields: { verificationCode: expect.any(String) as string } });
    await site.app.site.change({ switches: { MOBILEVERCODELOGIN3: false } });
    const off = await sms(site.strange(), '9171230001', { verificationCode: '123456' });
    expect(off).toMatchObject({ status: 403, code: 'switched_off' });
    await site.app.site.change({ switches: { MOBILEVERCODELOGIN3: true } });
  });

  it('accepts Firebase’s proof only for that number', async () => {
    const enter = (firebaseIdToken: string) =>
      site.strange().call('POST', '/wps/session/login', {
        body: { type: 'firebase', mobileNum: '9171230001', firebaseIdToken },
      });
    expect((await enter('proof of +639171230001')).value.userName).toBe('member1');
    expect((await enter('proof of +639170000000')).code).toBe('login.failed');
  });
});

describe('SESS-02 SESS-03 kinds', () => {
  const enter = (account: string, kind: string, password = PASSWORD) =>
    site.strange().login(account, password, { kind });

  it('AC-60 the agents’ login names a non-agent only after a right proof', async () => {
    expect(await enter('member2', 'A')).toMatchObject({
      status: 403,
      code: 'login.agents_only',
      message: 'Non-agents cannot log in',
    });
    expect((await enter('member2', 'A', 'wrong')).code).toBe('login.failed');
    expect((await enter('agent1', 'A')).status).toBe(200);
  });

  it('the members’ login refuses the types that the deployment names', async () => {
    await site.app.site.change({ settings: { 'session.plRefuse': [42] } });
    expect(await enter('promoter1', 'PL')).toMatchObject({
      status: 403,
      code: 'login.members_only',
      message: 'Non-member account unable to login',
    });
    expect((await enter('promoter1', 'A')).status).toBe(200);
    await site.app.site.change({ settings: { 'session.plRefuse': [] } });
  });
});

describe('a further step', () => {
  const asked: unknown[] = [];
  afterEach(() => void (step = letIn));

  it('stops a right password, and a remembered login without using it up', async () => {
    const browser = site.strange();
    const { value } = await browser.login('player128', PASSWORD, { rememberMe: true });
    const { slot } = value.remember as { slot: string };
    step = (member, _request, login) => {
      asked.push([member.account, login]);
      return Promise.resolve({ ticket: 'a-ticket', methods: ['app'] });
    };
    const stopped = await browser.login('player128', PASSWORD, { rememberMe: true });
    expect(stopped).toMatchObject({
      status: 401,
      code: 'login.second_factor',
      data: { ticket: 'a-ticket', methods: ['app'] },
    });
    expect((await browser.login('player128', slot)).code).toBe('login.second_factor');
    const kept = { remember: true, rememberAs: 'username', temporary: null };
    expect(asked).toEqual([
      ['player128', { how: 'password', ...kept }],
      ['player128', { how: 'remembered', ...kept }],
    ]);
    step = letIn;
    expect((await browser.login('player128', slot)).status).toBe(200);
  });

  it.each([true, false])(
    'accounts §5 a password changed between proof and session refuses the login (remembered: %s)',
    async (rememberMe) => {
      const account = rememberMe ? 'player125' : 'player126';
      step = async (member) => {
        await setPassword(site.app, member, 'A-new-pass-9');
        return null;
      };
      const late = await site.strange().login(account, PASSWORD, { rememberMe });
      expect(late).toMatchObject({ status: 401, code: 'login.failed' });
      const { rows } = await site.app.pool.query(
        `select 1 from session s where member_id = $1 and ended_at is null
         union all select 1 from remembered_login where member_id = $1`,
        [await site.idOf(account)],
      );
      expect(rows).toEqual([]);
      step = letIn;
      expect((await site.strange().login(account, 'A-new-pass-9')).status).toBe(200);
    },
  );

  it('that fails refuses the login', async () => {
    step = () => Promise.reject(refuse('try_again'));
    expect((await site.strange().login('player127')).code).toBe('try_again');
  });
});
