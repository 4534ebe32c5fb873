import { Money, plusSeconds } from '@palaro/kernel';
import type { Bench } from '../conformance/index.ts';
import type { Line, WebhookAttempt } from '../contract.ts';
import { playRecordings, recording, type Heard, type Told } from '../test-recorded.ts';
import { paymongoProvider } from './provider.ts';
import { signatureOf } from './wire.ts';

const REFERENCE = 'D2611210000042';
const INTENT = 'pi_recorded42';
/** When the recordings were made. */
const AT = new Date(1795250400_000);
const SECRETS = { key: 'sk_test_recorded', webhook: 'whsk_recorded' };

const EVENTS = {
  paid: 'event-checkout-paid',
  'paid in dollars': 'event-payment-paid',
  failed: 'event-payment-failed',
  expired: 'event-qrph-expired',
  reversed: 'event-payment-refunded',
} as const;

/** PayMongo, as its API reference describes it, played from recordings over HTTP. */
export async function testPaymongo() {
  const states = new Map<string, string>();
  const references = new Map<string, string>();
  const refused: Told[] = [];
  let count = 0;
  let rail: string | null = null;
  const refunds = new Map<string, string[]>();
  const isRefund = ({ path }: Heard) => path === '/v1/refunds';
  function tellRefund({ body }: Heard): Told {
    const { payment_id: payment, notes } = (body as Wanted).data.attributes;
    const intent = payment.replace(/^pay_/, 'pi_');
    if (states.get(intent) !== 'paid') return error(404);
    const made = recording('paymongo', 'refund', { pay_recorded42: payment, NOTES: notes });
    const { data } = JSON.parse(made) as { data: object };
    refunds.set(intent, [...(refunds.get(intent) ?? []), JSON.stringify(data)]);
    return { status: 200, body: made };
  }
  const names = (intent: string) => ({
    [REFERENCE]: references.get(intent) ?? '',
    [INTENT]: intent,
    pay_recorded42: intent.replace(/^pi_/, 'pay_'),
  });
  const play = await playRecordings((heard): Told => {
    const { path, headers } = heard;
    const basic = Buffer.from(`${SECRETS.key}:`).toString('base64');
    if (headers.authorization !== `Basic ${basic}`) return error(401);
    const given = refused.pop();
    if (given) return given;
    if (path === '/v1/refunds') return tellRefund(heard);
    if (path === '/v1/checkout_sessions') {
      const intent = `pi_${++count}`;
      references.set(intent, referenceOf(heard));
      states.set(intent, 'pending');
      return { status: 200, body: recording('paymongo', 'create', names(intent)) };
    }
    const [, intent = '', deed] = /^\/v1\/payment_intents\/(\w+)(\/cancel)?$/.exec(path) ?? [];
    if (!states.has(intent)) return error(404);
    if (deed) states.set(intent, 'cancelled');
    const body = recording('paymongo', `intent-${states.get(intent)}`, names(intent));
    const back = refunds.get(intent);
    if (rail) return { status: 200, body: body.replace('"type": "gcash"', `"type": "${rail}"`) };
    if (!back) return { status: 200, body };
    return { status: 200, body: body.replace('"refunds": []', `"refunds": [${back.join()}]`) };
  });
  const line: Line = { address: play.address, secrets: SECRETS, test: true, now: () => AT };
  const intentOf = (reference: string) =>
    [...references].find(([, one]) => one === reference)?.[0] ?? '';
  const bench: Bench = {
    provider: paymongoProvider,
    line,
    doesNotApply: DOES_NOT_APPLY,
    vector: vector(),
    payment: () => ({
      reference: `D27${++count}`,
      channel: 'gcash',
      amount: Money.of('500.0000'),
      currency: 'PHP',
      expiresAt: plusSeconds(AT, 900),
      webhookUrl: '',
      description: 'Deposit',
      returnUrl: 'https://play.example.com/m',
      payer: { name: null, email: null, mobile: null },
    }),
    payout: () => {
      throw new Error('PayMongo pays nothing out here');
    },
    ends: () => Promise.reject(new Error('PayMongo pays nothing out here')),
    happens(reference, what) {
      const intent = intentOf(reference);
      if (what !== 'expired') states.set(intent, what === 'paid in dollars' ? 'paid' : what);
      const body = recording('paymongo', EVENTS[what], names(intent));
      return Promise.resolve(signed(what === 'paid in dollars' ? inDollars(body) : body));
    },
    failNext: (how, call) => Promise.resolve(play.failNext(how, call && isRefund)),
    refunds: (reference) => Promise.resolve(refunds.get(intentOf(reference))?.length ?? 0),
    count: (reference) =>
      Promise.resolve([...references.values()].filter((one) => one === reference).length),
    lineAt: (at) => ({ ...line, now: () => at }),
  };
  return {
    bench,
    stop: play.stop,
    /** From now on its payments were paid over this rail. */
    paidBy: (other: string | null) => void (rail = other),
    refuseNext: (status: number) => void refused.push(error(status)),
  };
}

interface Wanted {
  data: { attributes: { payment_id: string; notes: string } };
}

const LOST = 'it finds nothing by our reference, and a session whose answer was lost has no payer';
const NO_PAYOUTS = 'its payouts are not used: they are found by no key of ours';
const DOES_NOT_APPLY = {
  'create again': 'it has no idempotency keys; the first session was shown to nobody',
  '10': LOST,
  'create no answer': LOST,
  'query expired': 'an intent does not expire: it waits, and the cashier ends the order',
  'payout paid': NO_PAYOUTS,
  'payout failed': NO_PAYOUTS,
  'payout delayed': NO_PAYOUTS,
  '24': NO_PAYOUTS,
};

/** A webhook of these bytes, signed for a test account. */
export function signed(body: string, unix = AT.getTime() / 1000): WebhookAttempt {
  const signature = `t=${unix},te=${signatureOf(SECRETS.webhook, unix, body)},li=`;
  return {
    headers: { 'paymongo-signature': signature },
    body: Buffer.from(body),
    ip: '127.0.0.1',
  };
}

const inDollars = (body: string) => body.replaceAll('"PHP"', '"USD"');
const error = (status: number): Told => ({
  status,
  body: recording('paymongo', `error-${status}`),
});

function referenceOf({ body }: Heard): string {
  const { data } = body as { data: { attributes: { reference_number: string } } };
  return data.attributes.reference_number;
}

function vector(): Bench['vector'] {
  const { body, test } = readVector();
  const headers = { 'paymongo-signature': test };
  const webhook = { headers, body: Buffer.from(body), ip: '127.0.0.1' };
  return { webhook, at: AT, reference: REFERENCE, amount: '500.0000' };
}

/** The body of a recorded event with its signature, once of a test and once of a live account. */
export const readVector = () =>
  JSON.parse(recording('paymongo', 'worked-vector')) as Record<'body' | 'test' | 'live', string>;
