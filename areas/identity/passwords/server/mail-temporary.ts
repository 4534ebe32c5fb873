import { findMemberByAccount } from '@palaro/accounts/server';
import { fillText } from '@palaro/api';
import { sendMail } from '@palaro/delivery/server';
import { inLanguage, isLanguage, isTrialType, plusSeconds, type Language } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { en } from '../passwords.en.ts';
import { TEMPORARY_MINUTES } from '../passwords.limits.ts';
import { ty } from '../passwords.ty.ts';
import { digestOfTemporary, drawTemporary } from './draw-temporary.ts';
import { putTemporary, takeRequest } from './temporary-passwords.repository.ts';

const MINUTE = 60;
const TEXTS = { EN: en, TY: ty } as const;

/**
 * Mails a temporary password if the request's name and address belong together, and the member has
 * shown that the address is his: a mistyped one may be a stranger's. One commit takes the request,
 * stores the password and queues the mail, so that a second run finds nothing to do.
 * The old password keeps working until the temporary one is used.
 */
export async function mailTemporary(app: App, id: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const request = await takeRequest(tx, id);
    if (!request) return;
    const member = await findMemberByAccount(tx, request.account);
    if (!member || member.state !== 'active' || isTrialType(member.type)) return;
    if (!member.email || !member.email_verified_at) return;
    if (member.email.toLowerCase() !== request.email) return;
    const password = drawTemporary();
    const until = plusSeconds(app.clock.now(), TEMPORARY_MINUTES * MINUTE);
    await putTemporary(tx, member.id, digestOfTemporary(app, member.id, password), until);
    await sendMail(app, mailOf(app, { ...member, email: member.email }, password), tx);
  });
}

function mailOf(app: App, member: { email: string; language: string }, password: string) {
  const language: Language = isLanguage(member.language) ? member.language : 'EN';
  const texts = inLanguage(TEXTS, language);
  const site = app.site.settings['site.name'];
  const values = { site, password, minutes: TEMPORARY_MINUTES };
  return {
    to: member.email,
    subject: fillText(texts['mail.subject'], values),
    text: fillText(texts['mail.text'], values),
    purpose: 'reset',
    code: password,
  };
}
