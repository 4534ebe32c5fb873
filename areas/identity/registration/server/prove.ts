import { codesBy, findMemberByAccount, firebase } from '@palaro/accounts/server';
import { plusSeconds } from '@palaro/kernel';
import { refuse, type App, type RequestInfo } from '@palaro/server';
import { giveCodeBack, takeCaptcha, takeCode } from '@palaro/verification/server';
import type { Filled } from './fill-form.ts';
import { countRegistrations } from './registration.repository.ts';

const HOUR = 3600;
/** After this many accounts from one address in an hour a captcha is asked for in any case. */
const ADDRESS_AN_HOUR = 5;

/**
 * Checks the captcha where the form has one, or where many accounts came from the address lately.
 * Throws `captcha.wrong` with the flag that makes the form show one.
 */
export async function proveHuman(app: App, { form, captcha }: Filled, request: RequestInfo) {
  if (!form.fields.captcha?.required && !(await isBusy(app, request))) return;
  const { captchaId } = request;
  const right =
    captcha !== undefined &&
    captchaId !== undefined &&
    (await takeCaptcha(app, captchaId, captcha));
  if (!right) {
    const fields = { captcha: 'accounts.captcha_wrong' };
    throw refuse('captcha.wrong', { captcha: true, fields });
  }
}

async function isBusy(app: App, { ip, loopback }: RequestInfo): Promise<boolean> {
  if (loopback && app.site.settings['limits.loopbackExempt']) return false;
  const since = plusSeconds(app.clock.now(), -HOUR);
  return (await countRegistrations(app.db, ip, since)) >= ADDRESS_AN_HOUR;
}

/** Checks that the name is free before a code is used up. Throws `account.exists`. */
export async function refuseTakenName(app: App, username: string | undefined) {
  if (username !== undefined && !(await isFree(app, username))) throw nameTaken();
}

/**
 * Nobody may choose a name of the drawn kind, so that no drawn name is ever used twice
 * (docs/domain/accounts.md §1).
 */
const DRAWN = /^(p\d{9}|trial\d{8})$/;

export const isFree = async (app: App, username: string) =>
  !DRAWN.test(username.toLowerCase()) &&
  (await findMemberByAccount(app.db, username)) === undefined;

export const nameTaken = () =>
  refuse('account.exists', { fields: { username: 'registration.username_taken' } });

/**
 * The number, and whether the visitor proved that it is his. A number that already has an account
 * is refused like a wrong code, since no code was sent to it (docs/domain/accounts.md §1).
 */
export async function proveMobile(app: App, filled: Filled, request: RequestInfo) {
  const { mobile, values, form } = filled;
  if (mobile === undefined) return undefined;
  if (!form.fields.verificationCode?.enabled) return { number: mobile, verified: false };
  const proof = form.fields.verificationCode;
  if (!proof.required && values.verificationCode === undefined && filled.idToken === undefined) {
    return { number: mobile, verified: false };
  }
  const proven =
    codesBy(app) === 'firebase'
      ? await isOfFirebase(app, mobile, filled.idToken)
      : await isOfSms(app, mobile, values.verificationCode, request);
  if (!proven) {
    const fields = { verificationCode: 'verification.code_wrong' };
    throw refuse('verification.invalid', { fields });
  }
  return { number: mobile, verified: true };
}

const isOfFirebase = async (app: App, mobile: string, idToken: string | undefined) =>
  idToken !== undefined && (await firebase.of(app)?.({ idToken, mobile })) === true;

const isOfSms = async (app: App, to: string, code: string | undefined, request: RequestInfo) =>
  code !== undefined && takeCode(app, { to, purpose: 'register', code, request });

/** Gives the code back when something else was refused, so that it can be used again. */
export async function returnProof(app: App, { mobile, values }: Filled, request: RequestInfo) {
  const code = values.verificationCode;
  if (mobile === undefined || code === undefined) return;
  await giveCodeBack(app, { to: mobile, purpose: 'register', code, request });
}
