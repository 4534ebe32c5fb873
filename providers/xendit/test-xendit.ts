import { Money, plusSeconds } from '@palaro/kernel';
import type { Bench } from '../conformance/index.ts';
import type { Line, WebhookAttempt } from '../contract.ts';
import { playRecordings, recording, type Heard, type Told } from '../test-recorded.ts';
import { xenditProvider } from './provider.ts';

/** When the recordings were made. */
const AT = new Date('2026-11-21T08:41:31.000Z');
const SECRETS = {
  key: 'xnd_development_recorded',
  webhook: 'token-recorded',
  addresses: '10.20.0.0/16, 127.0.0.1',
};
const ACCOUNTS = { paid: '0010209876', failed: '0010200000', delayed: '0010201111' };

/** Xendit, as its API reference describes it, played from recordings over HTTP. */
export async function testXendit() {
  const invoices = new Map<string, { reference: string; state: string }>();
  const payouts = new Map<string, { id: string; state: string; fate: string }>();
  const refunds = new Map<string, string>();
  const isRefund = ({ path }: Heard) => path === '/refunds';
  const refused: Told[] = [];
  let count = 0;
  const invoice = (id: string) => {
    const { reference = '', state = '' } = invoices.get(id) ?? {};
    return recording('xendit', `invoice-${state}`, {
      D2611210000042: reference,
      inv_recorded42: id,
    });
  };
  const payout = (key: string, name: string) => {
    const names = { 'W2611210000042-1': key, 'disb-recorded42': payouts.get(key)?.id ?? '' };
    return recording('xendit', name, names);
  };
  const idOf = (reference: string) =>
    [...invoices].find(([, one]) => one.reference === reference)?.[0] ?? '';

  function tell(heard: Heard): Told {
    const { method, path, headers } = heard;
    const basic = Buffer.from(`${SECRETS.key}:`).toString('base64');
    if (headers.authorization !== `Basic ${basic}`) return error(401);
    const given = method === 'POST' ? refused.pop() : undefined;
    if (given) return given;
    const { pathname, searchParams } = new URL(path, 'http://xendit');
    if (pathname === '/refunds') return tellRefund(heard);
    if (pathname === '/v2/payouts') return tellPayout(heard, searchParams);
    const sought = searchParams.get('external_id');
    if (sought !== null) return ok(`[${idOf(sought) && invoice(idOf(sought))}]`);
    if (method === 'POST' && pathname === '/v2/invoices') {
      const id = `inv_${++count}`;
      const { external_id: reference } = heard.body as { external_id: string };
      invoices.set(id, { reference, state: 'pending' });
      return ok(invoice(id));
    }
    const [, id = '', expire] = /^(?:\/v2)?\/invoices\/(\w+)(\/expire!)?$/.exec(pathname) ?? [];
    const found = invoices.get(id);
    if (!found) return error(404);
    if (expire) found.state = 'expired';
    return ok(invoice(id));
  }

  function tellRefund({ headers, body }: Heard): Told {
    const { invoice_id: id, reference_id: key } = body as {
      invoice_id: string;
      reference_id: string;
    };
    if (headers['idempotency-key'] !== key) return error(400);
    if (invoices.get(id)?.state !== 'paid') return error(404);
    refunds.set(key, id);
    return ok(recording('xendit', 'refund', { inv_recorded42: id, KEY: key }));
  }

  function tellPayout({ method, headers, body }: Heard, search: URLSearchParams): Told {
    const sought = search.get('reference_id') ?? '';
    if (method === 'GET') {
      const found = payouts.get(sought);
      return ok(`[${found ? payout(sought, `payout-${found.state}`) : ''}]`);
    }
    const { reference_id: key, channel_properties: to } = body as {
      reference_id: string;
      channel_properties: { account_number: string };
    };
    if (headers['idempotency-key'] !== key) return error(400);
    const fate = Object.entries(ACCOUNTS).find(([, account]) => account === to.account_number)?.[0];
    if (!fate) return error(400);
    if (!payouts.has(key)) payouts.set(key, { id: `disb-${++count}`, state: 'accepted', fate });
    return ok(payout(key, `payout-${payouts.get(key)?.state}`));
  }

  // The look before a payment is created passes: what is lost is the answer to creating it.
  const play = await playRecordings(tell, ({ path }) => !path.includes('?external_id='));
  const line: Line = { address: play.address, secrets: SECRETS, test: true, now: () => AT };
  const bench: Bench = {
    provider: xenditProvider,
    line,
    doesNotApply: DOES_NOT_APPLY,
    vector: {
      webhook: webhook(recording('xendit', 'event-invoice-paid')),
      at: AT,
      reference: 'D2611210000042',
      amount: '500.5000',
    },
    payment: () => ({
      reference: `D27${++count}`,
      channel: 'GCASH',
      amount: Money.of('500.5000'),
      currency: 'PHP',
      expiresAt: plusSeconds(AT, 900),
      webhookUrl: '',
      description: 'Deposit',
      returnUrl: 'https://play.example.com/m',
      payer: { name: null, email: null, mobile: null },
    }),
    payout: (fate) => ({
      key: `W27${++count}-1`,
      kind: 'BANK',
      bankCode: 'BDO',
      holder: 'ANA REYES',
      accountNumber: ACCOUNTS[fate],
      amount: Money.of('500.5000'),
      currency: 'PHP',
      webhookUrl: '',
    }),
    happens(reference, what) {
      const id = idOf(reference);
      const state = what === 'paid in dollars' ? 'paid' : what;
      invoices.set(id, { reference, state });
      const names = { D2611210000042: reference, inv_recorded42: id };
      const body = recording('xendit', `event-invoice-${state}`, names);
      return Promise.resolve(webhook(what === state ? body : body.replace('"PHP"', '"USD"')));
    },
    ends(key) {
      const found = payouts.get(key);
      if (!found) throw new Error(`no payout ${key}`);
      found.state = found.fate;
      return Promise.resolve(webhook(payout(key, `event-payout-${found.fate}`)));
    },
    failNext: (how, call) => Promise.resolve(play.failNext(how, call && isRefund)),
    refunds: (reference) =>
      Promise.resolve([...refunds.values()].filter((id) => id === idOf(reference)).length),
    count: (reference) =>
      Promise.resolve([...invoices.values()].filter((one) => one.reference === reference).length),
    lineAt: (at) => ({ ...line, now: () => at }),
  };
  return {
    bench,
    stop: play.stop,
    refuseNext: (status: number) => void refused.push(error(status)),
    return: (key: string) => void payouts.set(key, { id: 'disb-1', state: 'returned', fate: '' }),
  };
}

const NO_FAILURE = 'a declined try leaves its invoice open for another one';
const NO_REVERSAL = 'no public webhook takes a paid invoice back; chargebacks come by hand';
const DOES_NOT_APPLY = {
  '4': 'it signs no body: it shows a token, and payments are confirmed by a query',
  '5': 'its webhooks have no signed time',
  'payment failed': NO_FAILURE,
  'query failed': NO_FAILURE,
  'payment reversed': NO_REVERSAL,
  'query reversed': NO_REVERSAL,
};

/** A webhook with the account's token. */
export const webhook = (body: string): WebhookAttempt => ({
  headers: { 'x-callback-token': SECRETS.webhook },
  body: Buffer.from(body),
  ip: '127.0.0.1',
});

const ok = (body: string): Told => ({ status: 200, body });
const error = (status: number): Told => ({ status, body: recording('xendit', `error-${status}`) });
