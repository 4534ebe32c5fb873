import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { Channel, MessageState } from './delivery.tables.ts';
import { insertMessage } from './outbox.repository.ts';
import { hidden, sealParcel } from './parcel.ts';
import { soon } from './send-queued.ts';
import { SANDBOX, smsProviders } from './sms-providers.ts';
import { mailDoor } from './smtp.ts';

const DAY_MINUTES = 24 * 60;
const CODE_MINUTES = 30;

interface Message {
  text: string;
  /** What it is about, one word: for operators. */
  purpose: string;
  /** The secret in the text (a code, a password), so that it is kept sealed and never shown. */
  code?: string | undefined;
  /** For so many minutes it is worth sending: half an hour with a code, else a day. */
  usefulMinutes?: number | undefined;
  /** Does the same work and sends nothing, so that an answer's time tells nothing. */
  withheld?: boolean | undefined;
}

interface SmsMessage extends Message {
  /** E.164. */
  to: string;
}

interface MailMessage extends Message {
  to: string;
  subject: string;
}

/** `queued`: it leaves within a second where a provider takes it, later where none does now. */
interface Sent {
  id: string;
  state: MessageState;
}

/**
 * Sends an SMS behind the answer: by the gateways of `sms.providers` in their order, again later
 * where none takes it, within the day's cap. Never throws for a provider (accounts.md §3, AC-30).
 */
export function sendSms(app: App, message: SmsMessage): Promise<Sent> {
  const { gateways } = smsProviders(app);
  return write(app, 'sms', { ...message, subject: '' }, gateways.length > 0);
}

/** Sends a plain mail by SMTP, or into the outbox alone where the deployment has no mail server. */
export const sendMail = (app: App, message: MailMessage): Promise<Sent> =>
  write(app, 'mail', message, mailDoor(app) !== null);

async function write(app: App, channel: Channel, message: MailMessage, leaves: boolean) {
  const { to: recipient, purpose, code = null, withheld = false } = message;
  const { demo, publicUrl } = app.config;
  const text = onlyOwnLinks(message.text, publicUrl);
  const { subject } = message;
  const parcel = sealParcel(app, recipient, { subject, text, code });
  const state: MessageState = withheld ? 'withheld' : leaves ? 'queued' : 'sent';
  const shown = demo && !withheld;
  const now = app.clock.now();
  const minutes = message.usefulMinutes ?? (code === null ? DAY_MINUTES : CODE_MINUTES);
  const { id } = await insertMessage(app.db, {
    recipient,
    channel,
    purpose,
    state,
    text: shown ? text : hidden(text, code),
    subject: shown ? subject : hidden(subject, code),
    code: shown ? code : null,
    parcel: state === 'queued' ? parcel : null,
    provider: state === 'sent' ? SANDBOX : null,
    next_at: now,
    useful_until: plusSeconds(now, minutes * 60),
    sent_at: now,
  });
  if (state === 'queued') soon(app).send();
  return { id, state };
}

const LINK = /https?:\/\/[^\s<>"']+/gi;

/** A link in a message leads to the site or is none: what members typed may stand in texts. */
const onlyOwnLinks = (text: string, origin: string) =>
  text.replace(LINK, (link) => (URL.canParse(link) && new URL(link).origin === origin ? link : ''));

/** What a demo must be able to look up without a phone, under a name that is no address. */
export async function writeSandboxNote(app: App, to: string, code: string): Promise<void> {
  if (!app.config.demo) return;
  await insertMessage(app.db, {
    recipient: to,
    channel: 'captcha',
    text: code,
    code,
    sent_at: app.clock.now(),
  });
}
