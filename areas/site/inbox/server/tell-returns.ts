import { readMember } from '@palaro/accounts/server';
import { sendMail } from '@palaro/delivery/server';
import { isLanguage } from '@palaro/kernel';
import type { App, Events, Tx } from '@palaro/server';
import { plainMessage } from './render-message.ts';
import { sendMessage } from './send-message.ts';
import type { RETURN_TEMPLATES } from './return-templates.ts';

interface ReturnMessage {
  template: keyof typeof RETURN_TEMPLATES;
  values: Record<string, string>;
}

/** Tells a member that his balance goes back, and until when. */
export const tellReturnOrdered = (app: App, { memberId, id, until }: Events['return.ordered']) =>
  tell(app, memberId, `return/${id}`, { template: 'return_ordered', values: { until } });

/** Tells a member that a part of it was sent, how much and where to. */
export const tellReturnSent = (
  app: App,
  { memberId, id, no, as, amount, reference }: Events['return.sent'],
) => {
  const values = { amount, reference };
  return tell(app, memberId, `return/${id}/${no}`, { template: `return_${as}`, values });
};

/** Writes to the inbox and, as a closed account is not opened any more, to his mail address. */
const tell = (app: App, member: string, key: string, body: ReturnMessage) =>
  sendMessage(app, {
    member,
    kind: 'MONEY',
    key,
    body,
    also: (tx) => mail(app, tx, member, body),
  });

async function mail(app: App, tx: Tx, member: string, body: ReturnMessage): Promise<void> {
  const { email, email_verified_at: verified, language } = await readMember(tx, member);
  if (!email || !verified) return;
  const { title, text } = plainMessage(app, body, isLanguage(language) ? language : 'EN');
  const subject = `${app.site.settings['site.name']}: ${title}`;
  await sendMail(app, { to: email, subject, text, purpose: 'return' }, tx);
}
