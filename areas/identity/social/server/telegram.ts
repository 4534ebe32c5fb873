import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Body } from '@palaro/api';
import { plusSeconds } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import type { socialApi } from '../social.api.ts';
import { takeAttempt } from './attempts.ts';
import { enter, type ArrivalCall } from './arrive.ts';
import { browserOf } from './browser-mark.ts';
import type { Identity } from './identity.ts';
import { requireOpen } from './providers.ts';
import { findTicket, issueTicket, ticketCookie } from './tickets.ts';

/** Telegram asks sites to check that signed data are fresh (docs/domain/accounts.md §3). */
const FRESH_SECONDS = 300;

type Fields = Body<(typeof socialApi)['telegram']>;
type Signed = Omit<Fields, 'state'>;

/**
 * The text that Telegram signs: all fields but the hash, sorted, `key=value`, joined by line feeds.
 */
export const telegramText = (fields: Readonly<Record<string, string | number>>) =>
  Object.keys(fields)
    .filter((name) => name !== 'hash')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n');

/** HMAC-SHA256 under the SHA-256 of the bot's token. */
export const telegramHash = (botToken: string, text: string) =>
  createHmac('sha256', createHash('sha256').update(botToken).digest()).update(text).digest();

/**
 * Accepts data that Telegram signed for the browser that was sent there, once. Throws
 * `social.failed` for a wrong signature, or one older than five minutes or used before, and
 * `social.expired` where this browser was not sent to Telegram within the last ten minutes.
 */
export async function arriveByTelegram(app: App, { state, ...signed }: Fields, call: ArrivalCall) {
  requireOpen(app, 'telegram');
  const browser = browserOf(call.request);
  const attempt = browser && (await takeAttempt(app, { provider: 'telegram', browser, state }));
  if (!attempt) throw refuse('social.expired');
  const identity = await proveSigned(app, signed);
  const ticket = await issueTicket(app, identity, attempt.member_id);
  call.answer.header('Set-Cookie', ticketCookie(app, ticket));
  return enter(app, call, await findTicket(app, ticket));
}

/**
 * Throws `social.failed` unless Telegram signed the fields just now and they are used the first
 * time.
 */
export async function proveSigned(app: App, signed: Signed): Promise<Identity> {
  const { telegram } = app.config.social;
  if (!telegram || hasControls(signed)) throw refuse('social.failed');
  const now = app.clock.now();
  const hash = telegramHash(telegram.botToken, telegramText(signed));
  const genuine = timingSafeEqual(hash, Buffer.from(signed.hash, 'hex'));
  const ageSeconds = now.getTime() / 1000 - signed.auth_date;
  const fresh = ageSeconds <= FRESH_SECONDS && ageSeconds >= -FRESH_SECONDS;
  if (!genuine || !fresh || !(await spend(app, hash, now))) throw refuse('social.failed');
  const { id, first_name, last_name } = signed;
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return {
    provider: 'telegram',
    subject: String(id),
    email: null,
    emailVerified: false,
    name: name || null,
  };
}

/** A line feed in a field could stand for the end of it, and other fields for what was signed. */
const hasControls = (signed: Signed) =>
  Object.values(signed).some((one) => /\p{Cc}/u.test(String(one)));

/** Whether the hash was unused until now; of several callers with one hash one succeeds. */
async function spend(app: App, hash: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await app.db
    .insertInto('social_spent')
    .values({ hash, expires_at: plusSeconds(now, 2 * FRESH_SECONDS) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
