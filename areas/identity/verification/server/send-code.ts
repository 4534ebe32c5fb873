import { plusSeconds, randomBytes, randomInt } from '@palaro/kernel';
import { sendMail, sendSms } from '@palaro/delivery/server';
import { keyedDigest, type App, type RequestInfo } from '@palaro/server';
import { addressOf } from './caller-address.ts';
import { codeText } from './code-texts.ts';
import { putCode } from './codes.repository.ts';
import { countUse } from './count-use.ts';
import { deviceOf, digestOfCode, recipientOf } from './proof-of.ts';
import type { CodePurpose } from './verification.tables.ts';

const DIGITS = 6;
const MAIL_MINUTES = 15;
const STEP_UP_MINUTES = 5;
const MINUTE = 60;
const HOUR = 3_600;
/**
 * How many codes a number or mail address may be sent, whoever asks and for whatever purpose
 * (docs/domain/accounts.md §3), besides the wait between two.
 */
const PER_RECIPIENT = [
  { max: 5, seconds: HOUR },
  { max: 10, seconds: 24 * HOUR },
] as const;
const PER_ADDRESS = { max: 20, seconds: HOUR };

interface CodeRequest {
  channel: 'sms' | 'mail';
  /** E.164, or a mail address. */
  to: string;
  purpose: CodePurpose;
  request: RequestInfo;
  /** `known_notice`: a message that an account exists already; `nothing`: no message at all. */
  deliver?: 'code' | 'known_notice' | 'nothing';
}

/**
 * Sends a code and answers after how many minutes another may be asked for (REG-04). The work is
 * the same whatever is delivered, so that neither the answer nor its time tells whether the person
 * is known (AC-28). Throws `too_many_requests` with `retryAfterSeconds`. The call must have
 * `device: true`.
 */
export async function sendCode(app: App, asked: CodeRequest): Promise<{ expiredMinutes: number }> {
  const { channel, purpose, request, deliver = 'code' } = asked;
  const recipient = recipientOf(asked.to);
  const device = deviceOf(request);
  const perAddress = { scope: `code/ip:${addressOf(request.ip)}`, ...PER_ADDRESS };
  await countUse(app, { ...perAddress, request });
  const expiredMinutes = app.site.settings['verification.againMinutes'];
  const wait = { max: 1, seconds: expiredMinutes * MINUTE };
  for (const limit of [wait, ...PER_RECIPIENT]) {
    await countUse(app, { scope: `code/${limit.seconds}:${recipient}`, ...limit });
  }
  const minutes = minutesOf(app, channel, purpose);
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const digests = {
    code: digestOfCode(app, { recipient, purpose, code }),
    // No code was sent, so the row gets a random digest that no guess can match.
    none: keyedDigest(app, 'verification.none', Buffer.from(randomBytes(32)).toString('hex')),
  };
  const digest = deliver === 'code' ? digests.code : digests.none;
  const expires_at = plusSeconds(app.clock.now(), minutes * MINUTE);
  await putCode(app.db, { recipient, purpose, device, digest, expires_at });
  await deliverCode(app, { ...asked, to: recipient, deliver, code, minutes });
  return { expiredMinutes };
}

function minutesOf(app: App, channel: CodeRequest['channel'], purpose: CodePurpose): number {
  const minutes = app.site.settings['verification.codeMinutes'];
  // A step-up proves who is there now, so its code is short-lived on every channel
  // (docs/domain/accounts.md §7).
  if (purpose === 'step_up') return Math.min(minutes, STEP_UP_MINUTES);
  return channel === 'mail' ? MAIL_MINUTES : minutes;
}

interface Delivered extends Required<CodeRequest> {
  code: string;
  minutes: number;
}

async function deliverCode(app: App, given: Delivered): Promise<void> {
  const { channel, to, purpose, request, deliver, code, minutes } = given;
  const values = { code, minutes, site: app.site.settings['site.name'] };
  const text = (key: Parameters<typeof codeText>[1]) => codeText(request.language, key, values);
  const known = deliver === 'known_notice';
  const message = {
    to,
    purpose,
    usefulMinutes: minutes,
    withheld: deliver === 'nothing',
    code: known ? undefined : code,
  };
  if (channel === 'sms') {
    await sendSms(app, { ...message, text: text(known ? 'known' : 'code') });
  } else {
    const subject = text(known ? 'known_subject' : 'subject');
    await sendMail(app, { ...message, subject, text: text(known ? 'known_mail' : 'mail') });
  }
}
