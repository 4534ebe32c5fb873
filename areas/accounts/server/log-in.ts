import { isAgentType } from '@palaro/kernel';
import { refuse, type App, type RequestInfo } from '@palaro/server';
import { takeCaptcha } from '@palaro/verification/server';
import { finishLogin, type LoginCall, type LoginReply } from './finish-login.ts';
import { hashPassword, isOutdated } from './hash-password.ts';
import { beginTry, failTry, passTry, readGuard, type Counted } from './login-guard.ts';
import { readTry, type LoginForm, type LoginTry, type Proof } from './login-proofs.ts';
import { replaceHash, type MemberRecord } from './members.repository.ts';

/**
 * Logs in by password, by mobile code, by Firebase, or by what the browser remembers. Unknown,
 * wrong, disabled and locked get one text and the same work, so that nobody learns which names
 * exist (accounts.md §3; ASVS 6.3.8).
 */
export async function logIn(app: App, form: LoginForm, call: LoginCall): Promise<LoginReply> {
  const { request } = call;
  const way = readTry(app, form, request);
  const guarded = await readGuard(app, way.name, request);
  const captchaProven = guarded.captchaNeeded && (await captchaIsRight(app, form, request));
  if (guarded.captchaNeeded && !captchaProven) {
    throw refuse('captcha.wrong', { captcha: true, fields: { captcha: 'accounts.captcha_wrong' } });
  }
  const counted = await beginTry(app, guarded, captchaProven);
  const proof = await way.prove(!counted.refused);
  const { member } = proof;
  if (!member || counted.refused || member.state === 'disabled') {
    throw await refused(app, { way, proof, counted, request });
  }
  await passTry(app, counted);
  refuseKind(app, form, member);
  const { how, tab } = way;
  const { rememberMe: remember = false } = form;
  const kept = proof.pair ? { pair: proof.pair } : { remember, rememberAs: tab };
  const reply = await finishLogin(app, member, call, { how, ...kept });
  await rehash(app, form, way, member);
  return reply;
}

/** One text for all; only a browser that the account knows learns how long to wait. */
async function refused(
  app: App,
  given: { way: LoginTry; proof: Proof; counted: Counted; request: RequestInfo },
) {
  const { way, proof, counted, request } = given;
  const login = { member: proof.named?.id, how: way.how, request };
  const captcha = await failTry(app, counted, login);
  const { retryAfterSeconds, guarded } = counted;
  return refuse('login.failed', {
    ...(captcha ? { captcha: true as const } : {}),
    ...(guarded.knownDevice && retryAfterSeconds !== null ? { retryAfterSeconds } : {}),
  });
}

const captchaIsRight = async (app: App, { captcha }: LoginForm, { captchaId }: RequestInfo) =>
  captcha !== undefined && captchaId !== undefined && takeCaptcha(app, captchaId, captcha);

/**
 * The agents' login lets agents in, the members' the types that the deployment does not keep out;
 * said only to who has proven the account (SESS-02, SESS-03, agents.md §2).
 */
function refuseKind(app: App, { kind = 'PL' }: LoginForm, { type }: MemberRecord) {
  if (kind === 'A') {
    if (!isAgentType(type)) throw refuse('login.agents_only');
  } else if (app.site.settings['session.plRefuse'].includes(type)) {
    throw refuse('login.members_only');
  }
}

/** A password that was hashed with weaker parameters gets a new hash while it is at hand. */
async function rehash(app: App, form: LoginForm, { how }: LoginTry, member: MemberRecord) {
  const { password_hash: old } = member;
  if (how !== 'password' || old === null || !isOutdated(old) || !form.password) return;
  await replaceHash(app.db, member.id, old, await hashPassword(app, form.password));
}
