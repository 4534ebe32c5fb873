// A member's way through every call that takes or gives secrets. Each secret is noted by name.
import { createECDH } from 'node:crypto';
import type { SiteClock } from '@palaro/kernel';
import { generate } from 'otplib';
import { expect } from 'vitest';
import { canaryPictures, middleOf } from './test-canaries.ts';
import { arrived, type Caller } from './test-caller.ts';

export interface Way {
  browser: Caller;
  secrets: Map<string, string | Buffer>;
  /** What the SMS gateway and the mail server received. */
  sms: readonly { fields: Record<string, string> }[];
  mails: readonly string[];
  clock: SiteClock;
}

const NUMBER = '09179998877';
const NAME = 'heron_ana';
const EMAIL = 'ana@mail.test';
const PASSWORD = 'canary Blue-Heron 41 password';
const NEW_PASSWORD = 'canary Gray-Heron 42 password';
const LAST_PASSWORD = 'canary Red-Heron 43 password';
const PAYMENT = '739154';
const PERSON = 'Ana Canaria Reyes';

const bearerOf = (value: Record<string, unknown>) => ({
  Authorization: `Bearer ${String(value.token)}`,
  'Idempotency-Key': 'the-key-of-this-call',
});

/** Registers and logs in; returns the session's headers. */
export async function comeIn({ browser, secrets, sms }: Way) {
  const mobile = { mobileNum: NUMBER };
  await browser.done('POST', '/wps/verification/sms/register', { body: mobile });
  const code = await arrived(sms, ({ fields }) => fields.code);
  secrets.set('register code', code).set('password', PASSWORD).set('new password', NEW_PASSWORD);
  const form = { username: NAME, password: PASSWORD, confirmPassword: PASSWORD, email: EMAIL };
  const body = { ...form, ...mobile, verificationCode: code };
  const registered = await browser.done('PUT', '/wps/member/register', { body });
  secrets.set('token', String(registered.token));
  const value = await logIn(browser, PASSWORD, { rememberMe: true });
  const slot = (value.remember as { slot?: string } | undefined)?.slot;
  secrets.set('login token', String(value.token)).set('slot', slot ?? '');
  return bearerOf(value);
}

const logIn = (browser: Caller, password: string, more: object = {}) =>
  browser.done('POST', '/wps/session/login', {
    body: { type: 'username', username: NAME, password, ...more },
  });

/** Sets everything the security center stores. */
export async function settle({ browser, secrets, mails }: Way, headers: object) {
  secrets.set('payment password', PAYMENT).set('card', '4417123456789');
  const send = (method: string, path: string, body: object) =>
    browser.done(method, path, { body, headers });
  const payment = { paymentPassword: PAYMENT, password: PASSWORD };
  await send('POST', '/wps/member/paymentPassword', payment);
  await send('POST', '/wps/member/info/email/code', { email: EMAIL });
  const verificationCode = await arrived(mails, (mail) => /\b(\d{6})\b/.exec(mail)?.[1]);
  secrets.set('code of the mail address', verificationCode);
  const proven = { email: EMAIL, verificationCode, paymentPassword: PAYMENT };
  await send('PUT', '/wps/member/info/email', proven);
  const items = [1, 2, 3].map((questionId) => {
    secrets.set(`answer ${questionId}`, `canary lantern ${questionId}`);
    return { questionId, answer: `canary lantern ${questionId}` };
  });
  await send('POST', '/wps/member/customerSecurityQuestions', { items, password: PASSWORD });
  await send('PUT', '/wps/member/info/payeename', { payeeName: PERSON });
  const card = { bankCode: 'MBTC', accountNumber: '4417123456789', holder: PERSON };
  await send('POST', '/wps/member/bankCard', { ...card, paymentPassword: PAYMENT });
  const endpoint = 'https://push.test/canary-address-of-a-device';
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url', 'uncompressed'),
    auth: 'canary-auth-of-a-device'.slice(0, 22),
  };
  secrets.set('address of a device', endpoint).set('key of a device', keys.p256dh);
  secrets.set('secret of a device', keys.auth);
  await send('PUT', '/api/v1/push/subscription', { endpoint, keys });
  // The private half of the key lies beside this one, so where one is readable, both are.
  const { jwk } = await browser.done('GET', '/wps/session/key', {});
  secrets.set('key of encrypted bodies', String((jwk as { x?: string }).x));
}

/** Logs in with a second factor, then turns it off. */
export async function comeInTwice({ browser, secrets, clock }: Way, headers: object) {
  const factor = '/api/v1/security/second-factor';
  const send = (path: string, body: object) => browser.done('POST', path, { body, headers });
  const proof = { password: PASSWORD };
  const { secret } = await send(`${factor}/app`, proof);
  const code = async (nth: number) => {
    clock.advance(30);
    const epoch = Math.floor(clock.now().getTime() / 1000);
    const shown = await generate({ secret: String(secret), epoch });
    secrets.set(`code ${nth} of the authenticator app`, shown);
    return shown;
  };
  secrets.set('secret of the authenticator app', String(secret));
  const { recoveryCodes } = await send(`${factor}/app/confirm`, { code: await code(1) });
  (recoveryCodes as string[]).forEach((one, nth) =>
    secrets
      .set(`recovery code ${nth}`, one)
      .set(`recovery code ${nth}, bare`, one.replace('-', '')),
  );
  const login = { type: 'username', username: NAME, password: PASSWORD };
  const asked = await browser.call('POST', '/wps/session/login', { body: login });
  expect(asked).toMatchObject({ status: 401, code: 'login.second_factor' });
  // The ticket belongs in this answer, so forget it here; elsewhere it would be a leak.
  browser.told.pop();
  const ticket = String(asked.data.ticket);
  secrets.set('ticket of a second factor', ticket);
  const finish = { ticket, code: await code(2) };
  const done = await browser.done('POST', '/api/v1/session/second-factor', { body: finish });
  secrets.set('token of a second factor', String(done.token));
  const [recoveryCode] = recoveryCodes as string[];
  await send(`${factor}/app/remove`, { ...proof, recoveryCode });
}

/** Sends pictures of the member and of his identity documents. */
export async function showPapers({ browser, secrets }: Way, headers: object) {
  secrets.set('in a picture', 'canary-in-a-picture').set('ID number', 'CANARY-ID-0099');
  const pictures = await canaryPictures('canary-in-a-picture');
  const person = {
    fullName: PERSON,
    birthday: '1990-05-17',
    birthplace: 'Canaryville, Laguna',
    nationality: 'PH',
    address: '77 Canary Lane, Makati',
    occupation: 'employed',
    sourceOfFunds: 'salary',
    declarations: ['student', 'government', 'uniformed', 'gaming'],
  };
  secrets.set('birthplace', 'Canaryville').set('address', 'Canary Lane');
  await browser.done('POST', '/api/v1/kyc', { body: person, headers });
  for (const kind of ['id_front', 'id_back', 'selfie']) {
    const file = pictures[kind === 'selfie' ? 1 : 0] ?? Buffer.alloc(0);
    secrets.set(`bytes of ${kind}`, middleOf(file));
    await browser.done('POST', `/api/v1/kyc/documents?kind=${kind}`, { file, headers });
  }
  const document = { idType: 'philsys', idNumber: 'CANARY-ID-0099' };
  await browser.done('POST', '/api/v1/kyc/review', { body: document, headers });
  for (const file of pictures) {
    secrets.set(`bytes of a profile's picture ${file.length}`, middleOf(file));
    await browser.done('POST', '/api/v1/profile/pictures', { file, headers });
  }
}

/** Changes the password and recovers it in both ways; returns a session that is still open. */
export async function changeAndRecover({ browser, secrets, sms, mails, clock }: Way, held: object) {
  const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
  const changed = await browser.done('POST', '/wps/member/password', {
    body: { ...change, confirmNewPassword: NEW_PASSWORD },
    headers: held,
  });
  secrets.set('changed token', String(changed.token));
  const asked = { username: NAME, email: EMAIL };
  await browser.done('POST', '/wps/member/password/email', { body: asked });
  const temporary = await arrived(
    mails,
    (mail) => /password[^\n]*?[: ]+([A-Za-z0-9-]{16,})/i.exec(mail)?.[1],
  );
  secrets.set('temporary password', temporary);
  const restricted = await logIn(browser, temporary);
  secrets.set('restricted token', String(restricted.token));
  clock.advance(61);
  const headers = { ModuleId: 'PWRESETSMS3' };
  const before = sms.length;
  const mobile = { mobileNum: NUMBER };
  await browser.done('POST', '/wps/verification/sms/noLogin', { body: mobile, headers });
  // Notices about the changes arrive in between.
  const code = await arrived(sms, (one) =>
    sms.indexOf(one) < before ? undefined : one.fields.code,
  );
  secrets.set('reset code', code).set('reset password', LAST_PASSWORD);
  const reset = { ...mobile, verificationCode: code, newPassword: LAST_PASSWORD };
  await browser.done('POST', '/wps/member/password/mobile', { body: reset, headers });
}

/** Logs in the member whose password was reset last. */
export async function comeBack({ browser, secrets }: Way) {
  const value = await logIn(browser, LAST_PASSWORD);
  secrets.set(`token ${secrets.size}`, String(value.token));
  return bearerOf(value);
}
