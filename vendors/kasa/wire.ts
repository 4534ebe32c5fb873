import { timingSafeEqual } from 'node:crypto';
import type { Money } from '@palaro/kernel';
import type { Attempt, Claim, VendorAnswer, VendorReply, VendorWire } from '../contract.ts';
import { MalformedMessage } from '../fields.ts';
import { readForm, writeForm, type Form } from './form.ts';
import { hashOf } from './hash.ts';
import { codeOf, httpOf } from './statuses.ts';

/** Fields that prove the attempt; all others are the message. */
const ENVELOPE: readonly string[] = ['method', 'partner', 'request_id', 'time', 'hash'];
const CLAIMS = {
  partner: /^[A-Za-z0-9._:-]{1,64}$/,
  request_id: /^[A-Za-z0-9-]{16,64}$/,
  time: /^\d{1,12}$/,
  hash: /^[0-9a-f]{32}$/,
};

/** Our units in a cent. What is finer than a cent is not sent. */
const CENT = 100n;
const inCents = (amount: Money) => String(amount / CENT);

function formOf(attempt: Attempt): Form | null {
  try {
    return readForm(attempt.body);
  } catch (error) {
    if (error instanceof MalformedMessage) return null;
    throw error;
  }
}

function claim(attempt: Attempt): Claim | null {
  const form = formOf(attempt);
  const fits = Object.entries(CLAIMS).every(([name, form_]) => form_.test(form?.get(name) ?? ''));
  if (!form || !fits) return null;
  const field = (name: keyof typeof CLAIMS) => form.get(name) ?? '';
  return {
    key: field('partner'),
    timestamp: Number(field('time')),
    nonce: field('request_id'),
    signature: field('hash'),
  };
}

function verify(attempt: Attempt, { signature }: Claim, secret: string): boolean {
  const expected = hashOf(readForm(attempt.body), secret);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
}

function fieldsOf({ balance, currency, opened, limit, ...answer }: VendorAnswer) {
  const told: Record<string, string | undefined> = {
    code: String(codeOf(answer.status)),
    text: answer.status.toLowerCase(),
    again: answer.duplicate ? '1' : undefined,
    ref: answer.transactionId,
    balance: balance === undefined ? undefined : inCents(balance),
    cur: currency,
    state: answer.state,
    sum: answer.amount === undefined ? undefined : inCents(answer.amount),
    limit: limit?.kind,
    limit_max: limit && inCents(limit.max),
    limit_used: limit && inCents(limit.used),
    token: opened?.session,
    player: opened?.member,
    mode: opened?.mode,
    game: opened?.game,
    name: opened?.nickname,
    lang: opened?.language,
    until: opened && String(Math.floor(opened.expiresAt.getTime() / 1000)),
    at: String(Math.floor(answer.at.getTime() / 1000)),
  };
  return Object.entries(told).filter((field): field is [string, string] => field[1] !== undefined);
}

function write({ requestId, answer, signer }: VendorReply) {
  const fields = new Map([...fieldsOf(answer), ['our_id', requestId] as [string, string]]);
  if (signer) {
    fields.set('request_id', signer.claim.nonce);
    fields.set('hash', hashOf(fields, signer.secret));
  }
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' };
  return {
    http: httpOf(answer.status),
    headers,
    body: writeForm(Object.fromEntries(fields)),
  };
}

/**
 * One address, forms, cents and a hash among the fields: as different from our wire as
 * possible.
 */
export const kasaWire: VendorWire = {
  claim,
  verify,
  commandOf: (attempt) => formOf(attempt)?.get('method') ?? '',
  read: ({ body }) =>
    Object.fromEntries([...readForm(body)].filter(([name]) => !ENVELOPE.includes(name))),
  write,
};
