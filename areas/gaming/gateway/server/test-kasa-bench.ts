import { createHash } from 'node:crypto';
import { Money } from '@palaro/kernel';
import { VECTORS } from '@palaro/vendors/conformance';
import type { Message } from '@palaro/vendors/conformance';
import { renamed, wireBench, type Dialect, type Sent, type Wanted } from './test-wire-bench.ts';

const VENDOR = 'KASA';
const GAME = 'kasa-slot';

/** The dialect's names, written here again because the adapter is what is tested. */
const METHODS: Record<string, string> = {
  authenticate: 'auth',
  betWin: 'betwin',
  rollback: 'refund',
  promoWin: 'promo',
  roundClose: 'close',
};
const FIELDS: Record<string, string> = {
  member: 'player',
  session: 'token',
  currency: 'cur',
  transaction: 'tx',
  amount: 'sum',
  freeRound: 'free',
  final: 'last',
  validBet: 'valid',
  reason: 'why',
  category: 'cat',
  promotion: 'campaign',
  kind: 'type',
};
const STATUSES: Record<string, string> = {
  '0': 'OK',
  '10': 'SESSION_INVALID',
  '11': 'SESSION_EXPIRED',
  '12': 'MEMBER_BLOCKED',
  '13': 'MEMBER_UNKNOWN',
  '20': 'INSUFFICIENT_FUNDS',
  '21': 'LIMIT_REACHED',
  '22': 'RG_LIMIT',
  '31': 'VENDOR_DISABLED',
  '40': 'ROLLED_BACK',
  '41': 'KEY_REUSED',
  '42': 'TARGET_MISMATCH',
  '43': 'CURRENCY_MISMATCH',
  '50': 'MALFORMED',
  '51': 'UNKNOWN_COMMAND',
  '60': 'SIGNATURE_INVALID',
  '61': 'STALE',
  '62': 'REPLAYED',
  '90': 'TRY_AGAIN',
};

const AMOUNT = /^-?\d+\.\d{4}$/;
const cents = (amount: string) => String(Money.of(amount) / 100n);
const money = (count: string | null) =>
  count === null ? undefined : Money.text(BigInt(count) * 100n);

function hashOf(fields: Iterable<readonly [string, string]>, secret: string): string {
  const lines = [...fields]
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}\n`);
  return createHash('md5')
    .update(lines.sort(bytewise).join('') + secret)
    .digest('hex');
}
const bytewise = (a: string, b: string) => (a < b ? -1 : 1);

/** A message of the protocol, as the vendor would write it. */
function formOf(command: string, message: Message): [string, string][] {
  const names = command === 'betWin' ? { ...FIELDS, bet: 'bet_sum', win: 'win_sum' } : FIELDS;
  const form = renamed(message, names, (value) => {
    const text = value === true ? '1' : String(value as string);
    return AMOUNT.test(text) ? cents(text) : text;
  });
  return Object.entries(form) as [string, string][];
}

const read: Dialect['read'] = ({ http, text }, { credential }) => {
  const told = new URLSearchParams(text);
  const limit = told.get('limit');
  const known: Message = {
    status: STATUSES[told.get('code') ?? ''] ?? `code ${told.get('code')}`,
    duplicate: told.has('again') ? true : undefined,
    transactionId: told.get('ref') ?? undefined,
    balance: money(told.get('balance')),
    session: told.get('token') ?? undefined,
    member: told.get('player') ?? undefined,
    mode: told.get('mode') ?? undefined,
    state: told.get('state') ?? undefined,
    amount: money(told.get('sum')),
    limit: limit
      ? { kind: limit, max: money(told.get('limit_max')), used: money(told.get('limit_used')) }
      : undefined,
  };
  const body = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  const signed = told.get('hash') === hashOf(told, credential.secret);
  return { http, signed, body };
};

/** The second vendor's dialect: one address, signed forms, cents. */
function kasaDialect(): Dialect {
  /** An id is unique only together with its command, so the bench remembers each id's command. */
  const sent = new Map<unknown, string>();
  const undone = (command: string, { target, undo }: Message) =>
    command === 'rollback' ? { undo: undo ?? sent.get(target) ?? 'bet' } : {};
  const write = (wanted: Wanted): Sent => {
    const { command, message, credential, timestamp, nonce, change } = wanted;
    if (message.transaction !== undefined) sent.set(message.transaction, command);
    const whole: [string, string][] = [
      ...formOf(command, { ...message, ...undone(command, message) }),
      ...new URLSearchParams(change.raw),
      ['partner', credential.key],
      ['request_id', nonce],
      ['time', String(timestamp)],
    ];
    const method = (name: string) => ['method', METHODS[name] ?? name] as [string, string];
    const hash = hashOf([...whole, method(change.signedAs ?? command)], credential.secret);
    const form = new URLSearchParams([...whole, method(command), ['hash', hash]]).toString();
    return posted(change.tampered?.(form) ?? form);
  };
  const { partner: key, secret, time: timestamp, body } = VECTORS.kasa;
  return {
    vendor: VENDOR,
    game: GAME,
    unit: '0.0100',
    doesNotApply: {},
    write,
    read,
    question: ({ member }, transaction) => [
      'state',
      { member, tx: transaction, of: sent.get(transaction) ?? 'bet' },
    ],
    vector: { credential: { key, secret }, timestamp, nonce: '', sent: posted(body) },
    wrongAmounts: ['10.00', '1e1', '-1', '', '0x10', ' 10', '10 ', '1'.repeat(13)],
    // Here `raw` is the part of the form besides the message.
    spoilt: () => [
      { name: 'an unknown field', change: { raw: 'bonus=1' }, status: 'MALFORMED' },
      { name: 'a repeated field', change: { raw: 'sum=100' }, status: 'SIGNATURE_INVALID' },
      { name: '17 KB', change: { raw: `bet=${'x'.repeat(17_000)}` }, status: 'MALFORMED' },
    ],
  };
}

const posted = (body: string): Sent => ({
  path: `/vendor/v1/${VENDOR}`,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body,
});

/** The second vendor's transport. */
export const kasaBench = () => wireBench(kasaDialect());
