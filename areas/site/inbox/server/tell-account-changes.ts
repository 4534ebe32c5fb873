import { deviceName, readMember } from '@palaro/accounts/server';
import { sendMail, sendSms } from '@palaro/delivery/server';
import { inLanguage, isLanguage } from '@palaro/kernel';
import type { App, Events, Tx } from '@palaro/server';
import { CALL_SERVICE, ACCOUNT_TEMPLATES } from './account-templates.ts';
import { plainMessage } from './render-message.ts';
import { sendMessage } from './send-message.ts';

type Changed = Events['account.changed'];
type Template = keyof typeof ACCOUNT_TEMPLATES;
type TemplateBody = { template: Template; values: Record<string, string> };

/** Only the identity check closes an account by itself: money does not just stay in that one. */
const templateOf = ({ what, by, detail }: Changed): Template | null => {
  if (what === 'kyc' && by !== 'member') {
    if (detail['state'] === 'approved') return 'account_kyc_approved';
    if (detail['state'] === 'rejected') return 'account_kyc_rejected';
  }
  if (what === 'closed' && by === 'system') {
    return detail['reason'] === 'under_age'
      ? 'account_closed_under_age'
      : 'account_closed_by_check';
  }
  const name = `account_${what}`;
  return name in ACCOUNT_TEMPLATES ? (name as Template) : null;
};

/**
 * Tells a member of a change of his account, in the inbox and at the address or number that he had
 * before (docs/domain/accounts.md §7). Changes without a template, like the registration, are
 * reported elsewhere.
 */
export async function tellAccountChange(app: App, changed: Changed): Promise<void> {
  const template = templateOf(changed);
  if (!template) return;
  const { id, memberId: member, detail, at, ip, userAgent, by } = changed;
  const device = by === 'member' ? deviceName(userAgent ?? '') || 'device/other' : 'device/service';
  const from = { device, ip: by === 'member' && ip ? ` (${ip})` : '' };
  const values = { ...detail, ...from, at };
  const body = { template, values };
  const also = (tx: Tx) => tellOutside(app, tx, changed, body);
  await sendMessage(app, { member, kind: 'SECURITY', key: `account/${id}`, body, also });
}

async function tellOutside(app: App, tx: Tx, changed: Changed, body: TemplateBody) {
  const { memberId: member, tellOld } = changed;
  if (!tellOld) return;
  const language = languageOf((await readMember(app.db, member)).language);
  const { title, text } = plainMessage(app, body, language);
  const site = app.site.settings['site.name'];
  const purpose = `changed ${changed.what}`;
  if (tellOld.email) {
    await sendMail(app, { to: tellOld.email, subject: `${site}: ${title}`, text, purpose }, tx);
  }
  if (tellOld.mobile) {
    const sms = `${site}: ${title}. ${inLanguage(CALL_SERVICE, language)}`;
    await sendSms(app, { to: tellOld.mobile, text: sms, purpose }, tx);
  }
}

const languageOf = (language: string) => (isLanguage(language) ? language : 'EN');
