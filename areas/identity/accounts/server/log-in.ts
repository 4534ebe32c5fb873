import { refuse, type App, type RequestInfo } from '@palaro/server';
import { takeCaptcha } from '@palaro/verification/server';
import type { LoginCall } from './enter-account.ts';
import { finishLogin, type LoginReply } from './finish-login.ts';
import { hashPassword, isOutdated } from './hash-password.ts';
import { beginTry, failTry, passTry, readGuard, type Counted } from './login-guard.ts';
import { readTry, type LoginForm, type LoginTry, type Proof } from './login-proofs.ts';
import { replaceHash, type MemberRecord } from './members.repository.ts';

/**
 * Logs in by password, mobile code, Firebase, or the browser's remembered token. An unknown name, a
 * wrong password, a disabled and a locked account get the same text and cost the same work, so that
 * nobody learns which names exist (docs/domain/accounts.md §3; ASVS 6.3.8).
 */
export async function logIn(app: App, form: LoginForm, call: LoginCall): Promise<LoginReply> {
  const { request } = call;
  const way = readTry(app, form, request);
  const { guarded, named } = await readGuard(app, nameOf(way), request);
  const captchaProven = guarded.captchaNeeded && (await captchaIsRight(app, form, request));
  if (guarded.captchaNeeded && !captchaProven) {
    throw refuse('captcha.wrong', { captcha: true, fields: { captcha: 'accounts.captcha_wrong' } });
  }
  const counted = await beginTry(app, guarded, captchaProven);
  const proof = await way.prove(named, !counted.refused);
  if (!proof.member || counted.refused || proof.member.state === 'disabled') {
    throw await refused(app, { way, named, counted, request });
  }
  const { kind, rememberMe: remember = false } = form;
  const { pair, temporary } = proof;
  const kept = pair ? { pair } : { remember, rememberAs: way.tab };
  const proven = { how: way.how, kind, ...kept, ...(temporary && { temporary }) };
  try {
    const member = temporary
      ? proof.member
      : await rehash(app, form, way, { ...proof, member: proof.member });
    return await finishLogin(app, member, call, { ...proven, guard: guarded.scope });
  } catch (error) {
    // The proof was right, so its try must not count as a failure, though something else stops him.
    await passTry(app, counted);
    throw error;
  }
}

const nameOf = ({ name, tab }: LoginTry) =>
  ({ name, is: tab === 'username' ? 'account' : 'mobile' }) as const;

/** One text for all. Only a browser that the account knows is told how long to wait. */
async function refused(
  app: App,
  given: {
    way: LoginTry;
    named: MemberRecord | undefined;
    counted: Counted;
    request: RequestInfo;
  },
) {
  const { way, named, counted, request } = given;
  const login = { member: named?.id, how: way.how, request };
  const captcha = await failTry(app, counted, login);
  const { retryAfterSeconds, guarded } = counted;
  return refuse('login.failed', {
    ...(captcha ? { captcha: true as const } : {}),
    ...(guarded.knownDevice && retryAfterSeconds !== null ? { retryAfterSeconds } : {}),
  });
}

const captchaIsRight = async (app: App, { captcha }: LoginForm, { captchaId }: RequestInfo) =>
  captcha !== undefined && captchaId !== undefined && takeCaptcha(app, captchaId, captcha);

/** Renews an outdated hash now, because only a login has the password in clear. */
async function rehash(
  app: App,
  form: LoginForm,
  { how }: LoginTry,
  { member, fit }: Proof & { member: MemberRecord },
) {
  const { password_hash: old } = member;
  const isDue = old !== null && (fit === 'before' || isOutdated(old));
  if (how !== 'password' || !isDue || !form.password) return member;
  const password_hash = await hashPassword(app, form.password);
  await replaceHash(app.db, member.id, old, password_hash);
  return { ...member, password_hash };
}
