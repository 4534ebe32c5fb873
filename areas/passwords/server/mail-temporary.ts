import { findMemberByAccount } from '@palaro/accounts/server';
import { fillText, type Body } from '@palaro/api';
import { sendMail } from '@palaro/delivery/server';
import {
  inLanguage,
  isLanguage,
  isTrialType,
  newId,
  plusSeconds,
  type Language,
} from '@palaro/kernel';
import { judgeFields } from '@palaro/rules';
import { keyedDigest, refuse, Refusal, type App, type RequestInfo } from '@palaro/server';
import { addressOf, countUse } from '@palaro/verification/server';
import { EMAIL_RULES } from '../password-rules.ts';
import type { passwordsApi } from '../passwords.api.ts';
import { en } from '../passwords.en.ts';
import { MAILS_AN_HOUR, REQUESTS_AN_HOUR, TEMPORARY_MINUTES } from '../passwords.limits.ts';
import { ty } from '../passwords.ty.ts';
import { digestOfTemporary, drawTemporary } from './draw-temporary.ts';
import './passwords.events.ts';
import { putTemporary, takeRequest, writeRequest } from './temporary-passwords.repository.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const TEXTS = { EN: en, TY: ty } as const;

type Form = Body<(typeof passwordsApi)['mailTemporary']>;

/**
 * Notes that somebody wants a temporary password, and answers alike whomever they name: who it is
 * for is looked up behind the answer (accounts.md §5, FGT-02).
 */
export async function askForTemporary(app: App, form: Form, request: RequestInfo) {
  const { username = '', email: address = '' } = form;
  const asked = { username: username.trim(), email: address.trim() };
  const fields = judgeFields(EMAIL_RULES, asked);
  if (Object.keys(fields).length > 0) throw refuse('malformed', { fields });
  const scope = `password.mail/ip/${addressOf(request.ip)}`;
  await countUse(app, { scope, max: REQUESTS_AN_HOUR, seconds: HOUR, request });
  const account = asked.username.toLowerCase();
  const email = asked.email.toLowerCase();
  if (await mayBeMailed(app, account, email)) {
    const now = app.clock.now();
    const id = newId(now);
    await writeRequest(app.db, { id, account, email, asked_at: now });
    app.bus.emit('password.mail_asked', { id });
  }
  return {};
}

/**
 * Counted by name and address together, so that it counts the same for a pair that fits and one
 * that does not, and a stranger who knows the name alone uses up nothing of its member's.
 */
async function mayBeMailed(app: App, account: string, email: string): Promise<boolean> {
  const pair = keyedDigest(app, 'passwords.mail', `${account}/${email}`).toString('base64url');
  try {
    const scope = `password.mail/pair/${pair}`;
    await countUse(app, { scope, max: MAILS_AN_HOUR, seconds: HOUR });
    return true;
  } catch (error) {
    // The answer is the same; the member has the mails of this hour already.
    if (error instanceof Refusal && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/**
 * Mails a temporary password where a request's name and address belong together. Whoever takes the
 * request first does; the old password keeps working until the temporary one is used.
 */
export async function mailTemporary(app: App, id: string): Promise<void> {
  const password = drawTemporary();
  const member = await app.db.transaction().execute(async (tx) => {
    const request = await takeRequest(tx, id);
    if (!request) return null;
    const found = await findMemberByAccount(tx, request.account);
    if (!found || found.state !== 'active' || isTrialType(found.type)) return null;
    if (found.email?.toLowerCase() !== request.email) return null;
    const until = plusSeconds(app.clock.now(), TEMPORARY_MINUTES * MINUTE);
    await putTemporary(tx, found.id, digestOfTemporary(app, found.id, password), until);
    return found;
  });
  if (!member?.email) return;
  const language: Language = isLanguage(member.language) ? member.language : 'EN';
  const texts = inLanguage(TEXTS, language);
  const site = app.site.settings['site.name'];
  const values = { site, password, minutes: TEMPORARY_MINUTES };
  await sendMail(app, {
    to: member.email,
    subject: fillText(texts['mail.subject'], values),
    text: fillText(texts['mail.text'], values),
    purpose: 'reset',
    code: password,
  });
}
