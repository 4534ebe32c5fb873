import { findMemberByAccount, finishLogin } from '@palaro/accounts/server';
import { watchStatements } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TEMPORARY_MINUTES } from '../passwords.limits.ts';
import { mailTemporary } from './mail-temporary.ts';
import { PASSWORD, passwordSite, type PasswordSite } from './test-passwords.ts';
import { temporaryPasswordsOf } from './use-temporary.ts';

let site: PasswordSite;
beforeAll(async () => {
  site = await passwordSite();
});
afterAll(() => site.stop());

const NEW = 'Tatlong-bituin-9';
const both = (password: string) => ({ newPassword: password, confirmNewPassword: password });

/** The temporary password that was mailed; the answer does not wait for it. */
async function mailed(email: string, count = 1): Promise<string> {
  await vi.waitFor(async () => expect(await site.sent(email)).toHaveLength(count));
  return (await site.newest(email)) ?? '';
}

it('FGT-02 AC-46 the old password works until the temporary one is used, which asks for a new one', async () => {
  const { account, email, e164, id } = await site.member();
  const own = await site.tokenOf(account, PASSWORD);
  expect(await site.askMail(`  ${account.toUpperCase()} `, ` ${email} `)).toMatchObject({
    status: 200,
    value: {},
  });
  const temporary = await mailed(email);
  expect(temporary).toMatch(/^[A-HJ-NP-Za-km-z2-9]{16}$/);
  expect((await site.logIn(account, PASSWORD)).status).toBe(200);

  const { value } = await site.logIn(account, temporary);
  expect(value).toMatchObject({ passwordExpired: true, userName: account });
  const token = value['token'] as string;
  // The temporary password is used up, and nothing else opens the account from here on.
  expect(await site.info(own)).toBe(401);
  expect((await site.logIn(account, PASSWORD)).code).toBe('login.failed');
  expect((await site.logIn(account, temporary)).code).toBe('login.failed');
  const balance = await fetch(`${site.url}/wps/wallets/balance`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(((await balance.json()) as { code: string }).code).toBe('password.change_required');

  expect((await site.change(token, both(PASSWORD))).code).toBe('modify.new.old.same');
  const changed = await site.change(token, both(NEW));
  expect(changed.status).toBe(200);
  expect(await site.info(token)).toBe(401);
  expect(await site.info(changed.value['token'] as string)).toBe(200);
  expect((await site.logIn(account, NEW)).value).toMatchObject({ passwordExpired: false });
  expect((await site.changes(id)).map(({ what }) => what)).toEqual(['password_reset', 'password']);
  // Told by mobile, since a thief may be reading the mail.
  const told = async () => (await site.sent(e164)).map(({ purpose }) => purpose);
  await expect.poll(told).toEqual(['changed password_reset']);
});

it('AC-46 a temporary password expires after 30 minutes', async () => {
  const { account, email } = await site.member();
  await site.askMail(account, email);
  const temporary = await mailed(email);
  site.app.clock.advance(TEMPORARY_MINUTES * 60 + 1);
  expect((await site.logIn(account, temporary)).code).toBe('login.failed');
  expect((await site.logIn(account, PASSWORD)).status).toBe(200);
});

it('AC-46 of 64 logins with a temporary password at once, one succeeds', async () => {
  const { account, email } = await site.member();
  await site.askMail(account, email);
  const password = await mailed(email);
  const member = await findMemberByAccount(site.app.db, account);
  if (!member) throw new Error('there is no such member');
  const temporary = await temporaryPasswordsOf(site.app).find(member, password);
  if (!temporary) throw new Error('it is no temporary password');
  const request = { ip: '203.0.113.7', userAgent: 'a browser', device: 'WEB', deviceId: 'own' };
  const call = { request, answer: {} } as never;
  const proven = { how: 'password', temporary } as const;
  const all = await Promise.allSettled(
    Array.from({ length: 64 }, () => finishLogin(site.app, member, call, proven)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = all.filter((one) => one.status === 'rejected');
  const codes = refused.map(({ reason }) => (reason as { code: string }).code);
  expect(new Set(codes)).toEqual(new Set(['login.failed']));
  const open = site.app.db.selectFrom('session').select('id').where('ended_at', 'is', null);
  expect(await open.where('member_id', '=', member.id).execute()).toHaveLength(1);
});

it('AC-46 a session that was opened another way cannot choose a password without the old one', async () => {
  const { account, email, mobile } = await site.member();
  await site.askMail(account, email);
  const opened = await site.tokenOf(account, await mailed(email));
  await site.post('/wps/verification/sms/noLogin', { mobileNum: mobile });
  const code = await site.newest(`+63${mobile}`);
  const sms = { type: 'sms', mobileNum: mobile, verificationCode: code };
  const { value } = await site.post('/wps/session/login', sms);
  expect(value).toMatchObject({ userName: account, passwordExpired: true });
  const other = await site.change(value['token'] as string, both(NEW));
  expect(other.fields).toEqual({ oldPassword: 'Enter password' });
  expect((await site.change(opened, both(NEW))).status).toBe(200);
});

it('AC-46 a browser to be remembered stays remembered after the new password is chosen', async () => {
  const { account, email } = await site.member();
  await site.askMail(account, email);
  const { value } = await site.logIn(account, await mailed(email), { rememberMe: true });
  expect(value['remember']).toMatchObject({ type: 'username' });
  const changed = await site.change(value['token'] as string, both(NEW));
  expect(changed.value['remember']).toMatchObject({ type: 'username' });
});

it('FGT-04 of 16 changes at once with one temporary password, one is made', async () => {
  const { account, email, id } = await site.member();
  await site.askMail(account, email);
  const token = await site.tokenOf(account, await mailed(email));
  const asked = Array.from({ length: 16 }, (_, n) => site.change(token, both(`${NEW}-${n}`)));
  const made = (await Promise.all(asked)).filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  const changes = (await site.changes(id)).filter(({ what }) => what === 'password');
  expect(changes).toHaveLength(1);
});

it('AC-45 a wrong name or an address that is wrong or unproven gets the same answer, and no mail', async () => {
  const { account, email } = await site.member();
  const { account: off, email: offEmail } = await site.member('disabled');
  const { account: unproven, email: unprovenEmail, id } = await site.member();
  await site.app.pool.query('update member set email_verified_at = null where id = $1', [id]);
  const pairs = [
    [account, 'another@mail.example.ph'],
    ['nobody99', email],
    [off, offEmail],
    [unproven, unprovenEmail],
    [account, email],
  ] as const;
  const answers = [];
  for (const pair of pairs) {
    const { status, code, value } = await site.askMail(pair[0], pair[1]);
    answers.push({ status, code, value });
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await mailed(email);
  expect(await site.sent(offEmail)).toEqual([]);
  expect(await site.sent(unprovenEmail)).toEqual([]);
  expect(await site.sent('another@mail.example.ph')).toEqual([]);
  // Every request writes the same rows before its answer; the task takes them all afterwards.
  const left = await site.app.db.selectFrom('password_mail_request').selectAll().execute();
  expect(left).toEqual([]);
});

it('FGT-02 a name and address get three mails an hour; a fourth request looks alike and sends none', async () => {
  const { account, email } = await site.member();
  for (let n = 1; n <= 3; n += 1) {
    await site.askMail(account, email);
    await mailed(email, n);
  }
  expect((await site.askMail(account, email)).status).toBe(200);
  // A stranger's tries with other addresses do not use up the member's mails.
  await site.askMail(account, 'other@mail.example.ph');
  await site.runTasks();
  expect(await site.sent(email)).toHaveLength(3);
  site.app.clock.advance(3_601);
  await site.askMail(account, email);
  await mailed(email, 4);
});

it('FGT-02 ten requests an hour from one address, then 429 with the time to wait', async () => {
  const { settings } = site.app.site;
  expect(settings['limits.loopbackExempt']).toBe(true);
  await site.app.site.change({ settings: { 'limits.loopbackExempt': false } });
  const answers = [];
  for (let n = 0; n < 11; n += 1) answers.push(await site.askMail(`name${n}x`, 'a@b.example.ph'));
  await site.app.site.change({ settings: { 'limits.loopbackExempt': true } });
  expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(answers[10]).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(answers[10]?.retryAfterSeconds).toBeGreaterThan(3_000);
});

it('FGT-02 VAL-05 a broken rule is shown at the field, and no account is looked up', async () => {
  const answer = await site.askMail('abc', 'no address');
  expect(answer).toMatchObject({
    status: 400,
    code: 'malformed',
    fields: { username: 'Use 4 to 16 characters', email: 'Incorrect email address' },
  });
  expect((await site.askMail('', '')).fields).toEqual({
    username: 'Enter a username',
    email: 'Enter your email',
  });
});

it('a request is carried out once, however often its task runs', async () => {
  const { account, email } = await site.member();
  const id = '01912345-0000-7000-8000-000000000001';
  const asked_at = site.app.clock.now();
  const row = { id, account, email: email.toLowerCase(), asked_at };
  await site.app.db.insertInto('password_mail_request').values(row).execute();
  const run = () => mailTemporary(site.app, id);
  await Promise.all([run(), run(), run()]);
  expect(await site.sent(email)).toHaveLength(1);
});

it('the database holds no temporary password, and the log of sent mails none outside the demo', async () => {
  const { account, email, id } = await site.member();
  await site.askMail(account, email);
  const temporary = await mailed(email);
  const { rows } = await site.app.pool.query<{ text: string }>(
    `select t::text as text from temporary_password t where member_id = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain(temporary);
});

it('AC-45 a matching and a wrong name and address cost the same statements before the answer', async () => {
  const { account, email } = await site.member();
  const said = watchStatements(site.app.pool);
  const askedFor = async (name: string) => {
    said.length = 0;
    await site.askMail(name, email);
    return [...said];
  };
  // The first call may open a connection, which sends extra statements.
  await askedFor('warmingup');
  const known = await askedFor(account);
  const unknown = await askedFor('nobody98');
  expect(known).toEqual(unknown);
  expect(known.length).toBeGreaterThan(1);
});
