import { watchStatements } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, passwordSite, type PasswordSite } from './test-passwords.ts';

let site: PasswordSite;
beforeAll(async () => {
  site = await passwordSite();
  await site.app.site.change({ switches: { CHNGPASSVERIF3: true } });
});
afterAll(() => site.stop());

const NEW = 'Tatlong-bituin-9';
const form = (mobileNum: string, verificationCode: string, newPassword = NEW) => ({
  mobileNum,
  verificationCode,
  newPassword,
});
/** A member with a code on his phone. */
async function asked() {
  const member = await site.member();
  await site.askCode(member.mobile);
  return { ...member, sms: (await site.newest(member.e164)) ?? '' };
}

it('FGT-03 FGT-07 a code sets a new password, ends all sessions and holds withdrawals', async () => {
  await site.app.site.change({ settings: { 'hold.resetHours': 24 } });
  const { id, account, mobile, sms } = await asked();
  const old = await site.tokenOf(account, PASSWORD);
  expect(sms).toMatch(/^\d{6}$/);
  expect(await site.reset(form(`0${mobile}`, sms))).toMatchObject({
    status: 200,
    value: { userName: account },
  });
  expect(await site.info(old)).toBe(401);
  expect((await site.logIn(account, PASSWORD)).code).toBe('login.failed');
  expect((await site.logIn(account, NEW)).status).toBe(200);
  const { withdrawals_held_until: held, payment_password_hash: payment } = await site.row(id);
  const day = 24 * 3_600_000;
  expect(held?.getTime()).toBeGreaterThan(site.app.clock.now().getTime() + day - 60_000);
  expect(payment).toBeNull();
  expect(await site.changes(id)).toEqual([{ what: 'password_reset', detail: { way: 'phone' } }]);
  expect((await site.reset(form(mobile, sms, `${NEW}x`))).code).toBe('verification.invalid');
  await site.app.site.change({ settings: { 'hold.resetHours': 0 } });
});

it('FGT-03 a proven reset clears the wrong tries of its device: no captcha and no lock follows', async () => {
  const { account, mobile, sms } = await asked();
  for (let tries = 0; tries < 6; tries++) await site.logIn(account, 'wrong-one-9');
  expect((await site.logIn(account, PASSWORD)).code).toBe('captcha.wrong');
  expect((await site.reset(form(mobile, sms))).status).toBe(200);
  expect((await site.logIn(account, NEW)).status).toBe(200);
});

it('FGT-03 an unknown number, a wrong code and an expired one get the same refusal', async () => {
  const known = await asked();
  const unknown = '9000000001';
  await site.askCode(unknown);
  const disabled = await site.member('disabled');
  await site.askCode(disabled.mobile);
  const wrong = known.sms === '000000' ? '000001' : '000000';
  const answers = [
    await site.reset(form(known.mobile, wrong)),
    await site.reset(form(unknown, wrong)),
    await site.reset(form(disabled.mobile, (await site.newest(disabled.e164)) ?? wrong)),
    await site.reset(form('9000000002', wrong)),
    // The code of another browser.
    await site.reset(form(known.mobile, known.sms), 'another'),
  ];
  site.app.clock.advance(301);
  answers.push(await site.reset(form(known.mobile, known.sms)));
  const said = answers.map(({ status, code, message, fields }) =>
    JSON.stringify({ status, code, message, fields }),
  );
  expect(answers[0]).toMatchObject({ status: 422, code: 'verification.invalid' });
  expect(new Set(said).size).toBe(1);
  expect((await site.logIn(known.account, PASSWORD)).status).toBe(200);
});

it('FGT-03 a wrong code costs the same statements for a known and an unknown number', async () => {
  const { mobile, sms } = await asked();
  const wrong = sms === '000000' ? '000001' : '000000';
  await site.askCode('9000000009');
  const said = watchStatements(site.app.pool);
  const costs = async (number: string) => {
    said.length = 0;
    await site.reset(form(number, wrong));
    return [...said];
  };
  await costs('9000000010');
  expect(await costs(mobile)).toEqual(await costs('9000000009'));
});

it('FGT-07 a request for a code gets the same answer for a known and an unknown number', async () => {
  const { mobile } = await site.member();
  const known = await site.askCode(mobile);
  const unknown = await site.askCode('9000000003');
  expect(known.value).toEqual(unknown.value);
  expect(known.value).toEqual({ expiredMinutes: 1 });
  expect(await site.newest('+639000000003')).toBeNull();
});

it('FGT-03 AC-47 the same password is refused after the number was proven, and the code stays valid', async () => {
  const { account, mobile, sms } = await asked();
  expect(await site.reset(form(mobile, sms, PASSWORD))).toMatchObject({
    status: 422,
    code: 'modify.new.old.same',
  });
  expect((await site.reset(form(mobile, sms, 'password1'))).fields).toEqual({
    newPassword: 'This password is too common',
  });
  expect((await site.reset(form(mobile, sms, `my ${account}`))).fields).toEqual({
    newPassword: 'Do not use your name or number in it',
  });
  expect((await site.reset(form(mobile, sms))).status).toBe(200);
});

it('five guesses invalidate a code, including those with a refused password', async () => {
  const { mobile, sms } = await asked();
  for (let n = 0; n < 5; n += 1) await site.reset(form(mobile, sms, PASSWORD));
  expect((await site.reset(form(mobile, sms))).code).toBe('verification.invalid');
});

it('FGT-03 of 64 resets at once with one code, one is made', async () => {
  const { id, mobile, sms } = await asked();
  const all = Array.from({ length: 64 }, (_, n) => site.reset(form(mobile, sms, `${NEW}-${n}`)));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  // Only 20 calls a minute from one address are let through; those use the code at the same time.
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await site.changes(id)).toHaveLength(1);
});

it('FGT-07 VAL-05 rules are checked before anything is looked up', async () => {
  expect(await site.reset({})).toMatchObject({
    status: 400,
    fields: {
      mobileNum: 'Enter your mobile number',
      verificationCode: 'Enter the verification code',
      newPassword: 'Enter a password',
    },
  });
  expect((await site.reset(form('12345', 'abcd', 'short'))).fields).toEqual({
    mobileNum: 'Write it as 0917 123 4567: 09 and 9 more digits',
    verificationCode: 'The code has 4 to 10 digits',
    newPassword: 'Use 8 to 64 characters',
  });
});

it('FGT-01 without CHNGPASSVERIF3 there is no reset by phone', async () => {
  await site.app.site.change({ switches: { CHNGPASSVERIF3: false } });
  expect((await site.reset(form('9171234567', '123456'))).code).toBe('switched_off');
  expect((await site.askCode('9171234567')).code).toBe('switched_off');
  await site.app.site.change({ switches: { CHNGPASSVERIF3: true } });
});
