import type { Insertable } from 'kysely';
import { plusSeconds } from '@palaro/kernel';
import { consoleOrigin, type App, type Db, type Tables } from '@palaro/server';
import type { Channel, MessageState } from './delivery.tables.ts';
import { sendTask } from './delivery.tasks.ts';
import { insertMessage } from './outbox.repository.ts';
import { hidden, sealParcel } from './parcel.ts';
import { SANDBOX, smsProviders } from './sms-providers.ts';
import { mailDoor } from './smtp.ts';

const DAY_MINUTES = 24 * 60;
const CODE_MINUTES = 30;

interface Message {
  text: string;
  /** One word for operators that says what the message is about. */
  purpose: string;
  /** The secret in the text (a code, a password). It is stored encrypted and never shown. */
  code?: string | undefined;
  /** The message is useless after this many minutes. Default: 30 with a code, otherwise a day. */
  usefulMinutes?: number | undefined;
  /** Does the same work but sends nothing, so that the response time reveals nothing. */
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

/** `queued`: sent within a second if a provider takes it, otherwise later. */
interface Sent {
  id: string;
  state: MessageState;
}

/**
 * Queues an SMS, which is sent after the call has answered. The gateways of `sms.providers` are
 * tried in order within the day's cap, and again later if none takes it. If `db` is a transaction,
 * it is sent after the commit. A provider's failure never throws here (docs/domain/accounts.md §3,
 * AC-30).
 */
export function sendSms(app: App, message: SmsMessage, db: Db = app.db): Promise<Sent> {
  const { gateways } = smsProviders(app);
  return write({ app, db }, 'sms', { ...message, subject: '' }, gateways.length > 0);
}

/**
 * Sends a plain mail by SMTP, or only writes it to the outbox if the deployment has no mail server.
 * If `db` is a transaction, it is sent after the commit.
 */
export const sendMail = (app: App, message: MailMessage, db: Db = app.db): Promise<Sent> =>
  write({ app, db }, 'mail', message, mailDoor(app) !== null);

interface To {
  app: App;
  db: Db;
}

async function write({ app, db }: To, channel: Channel, message: MailMessage, leaves: boolean) {
  const { to: recipient, purpose, code = null, withheld = false } = message;
  const { demo, publicUrl } = app.config;
  const text = onlyOwnLinks(message.text, [publicUrl, consoleOrigin(app.config)]);
  const { subject } = message;
  const parcel = sealParcel(app, recipient, { subject, text, code });
  const state: MessageState = withheld ? 'withheld' : leaves ? 'queued' : 'sent';
  const shown = demo && !withheld;
  const now = app.clock.now();
  const minutes = message.usefulMinutes ?? (code === null ? DAY_MINUTES : CODE_MINUTES);
  const id = await insert({ app, db }, leaves, {
    recipient,
    channel,
    purpose,
    state,
    text: shown ? text : hidden(text, code),
    subject: shown ? subject : hidden(subject, code),
    code: shown ? code : null,
    holds_code: code !== null,
    parcel: state === 'queued' ? parcel : null,
    provider: state === 'sent' ? SANDBOX : null,
    next_at: now,
    useful_until: plusSeconds(now, minutes * 60),
    sent_at: now,
  });
  return { id, state };
}

/** Withheld messages are queued too, so that they take the same time before the answer. */
async function insert({ app, db }: To, leaves: boolean, row: Insertable<Tables['outbox']>) {
  const inOneCommit = async (tx: Db) => {
    const { id } = await insertMessage(tx, row);
    if (leaves) await app.queue.add(tx, sendTask, { id });
    return id;
  };
  return db.isTransaction ? inOneCommit(db) : db.transaction().execute(inOneCommit);
}

const LINK = /https?:\/\/[^\s<>"']+/gi;

/**
 * Removes links that lead neither to this site nor to its console, because a text may contain what
 * members typed.
 */
const onlyOwnLinks = (text: string, origins: readonly string[]) =>
  text.replace(LINK, (link) =>
    URL.canParse(link) && origins.includes(new URL(link).origin) ? link : '',
  );

/**
 * In a demo, stores a code in the outbox so that it can be looked up without a phone. `to` is a
 * name, not an address.
 */
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
