import { createHash } from 'node:crypto';
import { Money, randomHex, type SiteTime } from '@palaro/kernel';
import type { Brand } from './brands.ts';
import { UnknownOutcome, type SendCommand, type WalletReply } from './wallet-client.ts';

/**
 * The dialect's names. They are not imported from the site's adapter (vendors/kasa), so that the
 * two check each other.
 */
const METHODS: Record<string, string> = { authenticate: 'auth', rollback: 'refund' };
const FIELDS: Record<string, string> = {
  member: 'player',
  session: 'token',
  currency: 'cur',
  transaction: 'tx',
  amount: 'sum',
  final: 'last',
  reason: 'why',
};
/** Fields that the dialect does not have. */
const LEFT_OUT: readonly string[] = ['occurredAt', 'details'];
const STATUSES: Record<string, string> = {
  '0': 'OK',
  '10': 'SESSION_INVALID',
  '11': 'SESSION_EXPIRED',
  '12': 'MEMBER_BLOCKED',
  '20': 'INSUFFICIENT_FUNDS',
  '21': 'LIMIT_REACHED',
  '22': 'RG_LIMIT',
  '61': 'STALE',
  '62': 'REPLAYED',
  '90': 'TRY_AGAIN',
};
const AMOUNT = /^\d+\.\d{4}$/;
/** Our units in a cent. */
const CENT = 100n;

/** The hash over `name=value` lines in the order of names, with the secret at the end. */
export function kasaHash(fields: Iterable<readonly [string, string]>, secret: string): string {
  const lines = [...fields]
    .filter(([name]) => name !== 'hash')
    .map((pair) => `${pair.join('=')}\n`);
  const sorted = lines.sort((a, b) => (a < b ? -1 : 1)).join('');
  return createHash('md5').update(sorted).update(secret).digest('hex');
}

/** Sends our messages as forms in cents. An answer with a wrong hash counts as no answer. */
export function createKasaClient(
  walletUrl: string,
  { vendor, key, secret }: Brand,
  time: SiteTime,
): SendCommand {
  return async (command, message, deadlineMs) => {
    const now = String(Math.floor(time.now().getTime() / 1000));
    const form = new Map([
      ...kasaMessage(command, message),
      ['partner', key],
      ['request_id', randomHex(16)],
      ['time', now],
    ] as [string, string][]);
    form.set('hash', kasaHash(form, secret));
    const url = new URL(`/vendor/v1/${vendor}`, walletUrl);
    const told = await post(url, new URLSearchParams([...form]), deadlineMs);
    if (told.get('hash') !== kasaHash(told, secret)) {
      throw new UnknownOutcome(`${command}: the answer is not signed`);
    }
    time.follow(new Date(Number(told.get('at')) * 1000));
    return replyOf(told);
  };
}

/** Translates one of our messages into the dialect; its name becomes a field. */
export const kasaMessage = (command: string, message: Record<string, unknown>) =>
  new Map([...formOf(message), ['method', METHODS[command] ?? command] as [string, string]]);

const formOf = (message: Record<string, unknown>) =>
  Object.entries(message)
    .filter(([name]) => !LEFT_OUT.includes(name))
    .map(([name, value]): [string, string] => {
      const text = value === true ? '1' : String(value);
      const said = AMOUNT.test(text) ? String(Money.of(text) / CENT) : text;
      return [FIELDS[name] ?? name, said];
    });

function replyOf(told: URLSearchParams): WalletReply {
  const balance = told.get('balance');
  return {
    status: STATUSES[told.get('code') ?? ''] ?? `code ${told.get('code')}`,
    ...(balance === null ? {} : { balance: Money.text(BigInt(balance) * CENT) }),
    session: told.get('token') ?? undefined,
    member: told.get('player') ?? undefined,
    currency: told.get('cur') ?? undefined,
    mode: told.get('mode') ?? undefined,
  };
}

async function post(url: URL, form: URLSearchParams, deadlineMs: number) {
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    const response = await fetch(url, { method: 'POST', body: form, signal });
    return new URLSearchParams(await response.text());
  } catch (error) {
    throw new UnknownOutcome(`${url.pathname}: no answer`, { cause: error });
  }
}
