import { object, uuid } from '@palaro/api';
import { sendMail, sendSms } from '@palaro/delivery/server';
import { inLanguage, isLanguage, type Language, type MemberId } from '@palaro/kernel';
import {
  defineTask,
  recordAudit,
  systemActor,
  type App,
  type QueuedTask,
  type Tx,
} from '@palaro/server';
import { escapeHtml } from '../render-message.ts';
import { writeMessage } from '../send-message.ts';
import { tellUnread } from '../unread.ts';
import {
  advance,
  endCampaign,
  findCampaign,
  insertTurns,
  lockCampaign,
  markOf,
  nextRecipients,
  type Campaign,
  type Recipient,
} from './campaigns.repository.ts';

/** So many members a run; the rest waits for the next, so that other tasks get their turn. */
const MEMBERS_A_STEP = 100;
const MS = 1_000;

const CAMPAIGN = object({ id: uuid() });

/**
 * Gives the next members their turn and asks for the next step, all in one transaction: a run that
 * dies has done nothing, and a repeated one goes on behind the last member.
 */
export const campaignTask: QueuedTask<typeof CAMPAIGN> = defineTask({
  name: 'inbox.campaign-step',
  payload: CAMPAIGN,
  timeoutSeconds: 60,
  async run({ app, payload: { id }, now }) {
    const told = await app.db.transaction().execute((tx) => step(app, tx, id, now));
    for (const member of told) await tellUnread(app, member);
  },
});

/** Answers the members with a new message in their inbox. */
async function step(app: App, tx: Tx, id: string, now: Date): Promise<MemberId[]> {
  const campaign = await lockCampaign(tx, id);
  if (!campaign || campaign.ended_at !== null) return [];
  const early = campaign.starts_at.getTime() - now.getTime();
  if (early > 0) {
    await app.queue.add(tx, campaignTask, { id }, { afterSeconds: early / MS });
    return [];
  }
  const recipients = await nextRecipients(app, tx, campaign, MEMBERS_A_STEP);
  const fresh = await insertTurns(tx, id, recipients, now);
  const turns = recipients.filter((one) => fresh.has(one.id));
  const reached = turns.filter(({ outcome }) => outcome === 'sent');
  for (const one of reached) await hand(app, tx, campaign, one, now);
  await advance(
    tx,
    id,
    recipients.at(-1)?.id ?? null,
    turns.map(({ outcome }) => outcome),
  );
  if (recipients.length === MEMBERS_A_STEP) await app.queue.add(tx, campaignTask, { id });
  else await end(tx, id, now);
  return campaign.channel === 'inbox' ? reached.map((one) => one.id) : [];
}

async function end(tx: Tx, id: string, now: Date) {
  await endCampaign(tx, id, 'done', now);
  const ended = await findCampaign(tx, id);
  const { sent, excluded, no_consent, no_address } = ended!;
  await recordAudit(tx, systemActor('inbox.campaign-step'), now, {
    action: 'campaign.end',
    subject: `campaign:${id}`,
    after: { sent, excluded, no_consent, no_address },
  });
}

/** One member's copy, in his language. */
async function hand(app: App, tx: Tx, campaign: Campaign, to: Recipient, now: Date) {
  const { id, channel, title, content } = campaign;
  if (channel === 'inbox') {
    const html = { EN: asHtml(content.EN), TY: asHtml(content.TY) };
    const body = { title, content: html };
    const message = { member: to.id, kind: 'PROMO', key: markOf(id), body, at: now } as const;
    await writeMessage(app, tx, message);
    return;
  }
  const language: Language = isLanguage(to.language) ? to.language : 'EN';
  const text = `${inLanguage(content, language)}\n\n${stopLine(app, language)}`;
  const purpose = markOf(id);
  if (channel === 'sms') await sendSms(app, { to: to.mobile ?? '', text, purpose }, tx);
  else {
    const subject = inLanguage(title, language);
    await sendMail(app, { to: to.email ?? '', subject, text, purpose }, tx);
  }
}

/** Operators write plain text: an empty line begins a paragraph. */
const asHtml = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part).replace(/\n/g, '<br>')}</p>`)
    .join('');

/** Where a member takes his consent back (docs/domain/promotions.md §12). */
export const stopLine = ({ config, site }: App, language: Language) =>
  inLanguage(STOP, language)
    .replace('{site}', site.settings['site.name'])
    .replace('{link}', `${config.publicUrl}/m/webEmail`);

/** Below every mail and SMS to a segment. */
export const STOP = {
  EN: 'Promotions of {site}. To stop them: {link}',
  TY: 'Promo ng {site}. Para itigil ito: {link}',
};
