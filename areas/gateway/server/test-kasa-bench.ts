import { createHash } from 'node:crypto';
import { Money, randomHex } from '@palaro/kernel';
import { VECTORS } from '@palaro/vendors/conformance';
import type { AttemptChange, Bench, Credential, Message, Reply } from '@palaro/vendors/conformance';
import { atInstant, siteOf, testNodes } from './test-site.ts';

const VENDOR = 'KASA';
const vector = VECTORS.kasa;
const GAME = 'kasa-slot';

/** The dialect's names, written apart from the adapter that is on trial. */
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

/** A message of the protocol as the vendor would write it. */
function formOf(command: string, message: Message): [string, string][] {
  const named = command === 'betWin' ? { ...FIELDS, bet: 'bet_sum', win: 'win_sum' } : FIELDS;
  return Object.entries(message).map(([name, value]) => {
    const text = value === true ? '1' : String(value as string);
    return [
      (named as Record<string, string>)[name] ?? name,
      AMOUNT.test(text) ? cents(text) : text,
    ];
  });
}

function replyOf(response: Response, text: string, secret: string): Reply {
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
  return { http: response.status, signed: told.get('hash') === hashOf(told, secret), body };
}

/** The second vendor's transport: one address, signed forms, cents, to two nodes in turn. */
export async function kasaBench() {
  const nodes = await testNodes(VENDOR, GAME);
  /** Ids mean something together with their command, so a bench remembers which it was. */
  const sent = new Map<unknown, string>();
  const exchange = async (fields: [string, string][], method: string, change: AttemptChange) => {
    const { key, secret }: Credential = change.credential ?? nodes.credential;
    const time = Math.floor(nodes.clock.now().getTime() / 1000) + (change.timestampOffset ?? 0);
    const whole: [string, string][] = [
      ...fields,
      ...new URLSearchParams(change.raw),
      ['partner', key],
      ['request_id', change.nonce ?? randomHex(16)],
      ['time', String(time)],
    ];
    const signedMethod = change.signedAs ? (METHODS[change.signedAs] ?? change.signedAs) : method;
    const hash = hashOf([...whole, ['method', signedMethod]], secret);
    const form = new URLSearchParams([...whole, ['method', method], ['hash', hash]]).toString();
    const body = change.tampered?.(form) ?? form;
    return post(nodes.url(), body, secret);
  };
  const send: Bench['send'] = (command, message, change = {}) => {
    const { target, transaction, ...rest } = message;
    if (transaction !== undefined) sent.set(transaction, command);
    const undo = command === 'rollback' ? { undo: message.undo ?? sent.get(target) ?? 'bet' } : {};
    const whole = { ...rest, ...(target === undefined ? {} : { target, ...undo }) };
    const tx = transaction === undefined ? {} : { transaction };
    return exchange(formOf(command, { ...whole, ...tx }), METHODS[command] ?? command, change);
  };
  const bench: Bench = {
    ...siteOf(nodes, send),
    vendor: VENDOR,
    game: GAME,
    maxBet: '500.0000',
    unit: '0.0100',
    doesNotApply: {},
    send,
    ask: ({ member }, transaction) =>
      exchange(
        [
          ['player', member],
          ['tx', transaction],
          ['of', sent.get(transaction) ?? 'bet'],
        ],
        'state',
        {},
      ),
    vector: sendVector,
    wrongAmounts: ['10.00', '1e1', '-1', '', '0x10', ' 10', '10 ', '1'.repeat(13)],
    // Here `raw` is what stands in the form besides the message.
    spoilt: () => [
      { name: 'an unknown field', change: { raw: 'bonus=1' }, status: 'MALFORMED' },
      { name: 'a field twice', change: { raw: 'sum=100' }, status: 'SIGNATURE_INVALID' },
      { name: '17 KB', change: { raw: `bet=${'x'.repeat(17_000)}` }, status: 'MALFORMED' },
    ],
  };
  return { bench, nodes, app: nodes.app, stop: nodes.stop };
}

async function post(site: string, body: string, secret: string): Promise<Reply> {
  const response = await fetch(`${site}/vendor/v1/${VENDOR}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });
  return replyOf(response, await response.text(), secret);
}

const sendVector = () =>
  atInstant(vector.time, { vendor: VENDOR, key: vector.partner, secret: vector.secret }, (url) =>
    post(url, vector.body, vector.secret),
  );
