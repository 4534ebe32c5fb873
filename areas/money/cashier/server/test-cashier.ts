// Shared by the tests of deposits: a site with a provider whose answers the test decides.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Money, type MemberId } from '@palaro/kernel';
import type {
  NewPayment,
  Outcome,
  PaymentStatus,
  Provider,
  ProviderEvent,
} from '@palaro/providers';
import { provide } from '@palaro/server';
import { given, testApp, type TestApp, type TestAppOptions } from '@palaro/testkit';
import type { DepositOrder } from '../cashier.api.ts';
import { eventLane } from './payments/event-lane.ts';
import { connectedProviders } from './payments/provider-line.ts';

type GivenMember = Parameters<ReturnType<typeof given>['member']>[0];

/** What the stand-in provider was asked, and what it answers next. */
export interface StandIn {
  provider: Provider;
  created: NewPayment[];
  payments: Map<string, PaymentStatus>;
  refunds: string[];
  /** Keys of all refund calls, those too that sent nothing. */
  refundKeys: string[];
  /** Answers to the next `refund` calls; without one the money goes back. */
  nextRefunds: Outcome<object>[];
  /** Answers to the next `createPayment` calls; without one the payment is made. */
  next: Outcome<never>[];
  /** Made although the call gets no answer. */
  secretly: boolean;
}

function standIn(code = 'SANDBOX'): StandIn {
  const state: StandIn = {
    created: [],
    payments: new Map(),
    refunds: [],
    refundKeys: [],
    nextRefunds: [],
    next: [],
    secretly: false,
    provider: {} as Provider,
  };
  const find = ({ reference }: { reference: string }) => state.payments.get(reference);
  state.provider = {
    code,
    name: 'Stand-in',
    secrets: {},
    testSecrets: () => null,
    confirmAlways: false,
    channels: { GCASH: 'gcash', MAYA: 'maya', QRPH: 'qrph', GRABPAY: 'grabpay', ALIPAY: 'alipay' },
    payouts: ['BANK', 'WALLET'],
    createPayment(_line, payment) {
      const answer = state.next.shift();
      if (answer && !state.secretly) return Promise.resolve(answer);
      if (!state.payments.has(payment.reference)) state.created.push(payment);
      const providerId = `pay_${payment.reference}`;
      const action = { kind: 'redirect' as const, url: `https://pay.test/${providerId}` };
      const status = { providerId, state: 'pending' as const, paid: null, reason: null, action };
      state.payments.set(payment.reference, status);
      if (answer) return Promise.resolve(answer);
      return Promise.resolve({ is: 'ok', providerId, action, expiresAt: null });
    },
    queryPayment(_line, asked) {
      const found = find(asked);
      if (found) return Promise.resolve({ is: 'ok', ...found });
      return Promise.resolve({ is: 'refused', reason: 'not_found', retryable: false });
    },
    cancelPayment: () => Promise.resolve({ is: 'ok' }),
    createPayout: () => Promise.resolve({ is: 'unknown', why: 'no payouts here' }),
    queryPayout: () => Promise.resolve({ is: 'unknown', why: 'no payouts here' }),
    verifyWebhook(_line, { headers, body }) {
      if (headers['stand-in'] !== 'right') return null;
      return JSON.parse(Buffer.from(body).toString('utf8'), revive) as ProviderEvent[];
    },
    refund(_line, { key, providerId }) {
      state.refundKeys.push(key);
      const answer = state.nextRefunds.shift();
      if (answer) return Promise.resolve(answer);
      state.refunds.push(providerId);
      return Promise.resolve({ is: 'ok' });
    },
  };
  return state;
}

/** Money and times, as the site's own types; JSON has neither. */
export const revive = (key: string, value: unknown): unknown => {
  if ((key === 'amount' || key === 'fee') && typeof value === 'string') return Money.of(value);
  return key === 'at' && typeof value === 'string' ? new Date(value) : value;
};

export interface CashierSite extends TestApp {
  pay: StandIn;
  member(wanted?: GivenMember): Promise<CashierMember>;
  /** Sends events as the provider does; answers the status. */
  webhook(events: readonly object[], signature?: string): Promise<number>;
  /** Sends one event and works on it. */
  hear(event: object): Promise<void>;
}

export interface Answer<T = DepositOrder> {
  status: number;
  code?: string;
  value: T;
  data?: Record<string, unknown>;
}

export interface CashierMember {
  id: MemberId;
  deposit(body: object, key?: string): Promise<Answer>;
  call<T = DepositOrder>(method: string, path: string, body?: object): Promise<Answer<T>>;
  cash(): Promise<string>;
}

/** A site that uses the stand-in provider under the code SANDBOX. */
export async function cashierSite(options: TestAppOptions = {}): Promise<CashierSite> {
  const pay = standIn();
  const { standIns = [], ...rest } = options;
  const connection = provide(connectedProviders, (app) => {
    const line = { address: '', secrets: {}, test: true, now: () => app.clock.now() };
    return new Map([[pay.provider.code, { provider: pay.provider, line }]]);
  });
  const site = await testApp({ ...rest, standIns: [connection, ...standIns] });
  await site.app.site.change({
    settings: { 'payments.providers': ['SANDBOX'], 'encryption.required': false },
  });
  const routes = Object.entries(pay.provider.channels).map(([method, channel]) => ({
    method,
    provider: 'SANDBOX',
    channel,
    sort: 1,
    enabled: true,
  }));
  await site.app.db
    .insertInto('payment_route')
    .values(routes)
    .onConflict((taken) => taken.doNothing())
    .execute();
  const webhook = async (events: readonly object[], signature = 'right') => {
    const response = await fetch(`${site.url}/api/v1/payments/webhooks/SANDBOX`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stand-In': signature },
      body: JSON.stringify(events),
    });
    return response.status;
  };
  /** Also waits for the events that the node works on by itself. */
  const runTasks = async () => {
    await eventLane(site.app).idle();
    await site.runTasks();
  };
  return {
    ...site,
    pay,
    webhook,
    runTasks,
    member: (wanted) => newMember(site, wanted),
    async hear(event) {
      await webhook([event]);
      await runTasks();
    },
  };
}

async function newMember(site: TestApp, wanted: GivenMember = {}): Promise<CashierMember> {
  const id = await given(site.app).member(wanted);
  const token = await sessionOf(site, id);
  async function call<T>(method: string, path: string, body?: object, key?: string) {
    const response = await fetch(site.url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        Language: 'EN',
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(method === 'POST' ? { 'Idempotency-Key': key ?? randomUUID() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, ...((await response.json()) as object) } as Answer<T>;
  }
  return {
    id,
    call,
    deposit: (body, key) =>
      call('POST', '/wps/relay/MCS2_depositPaymentGateway', { method: 'GCASH', ...body }, key),
    cash: () => cashOf(site, id),
  };
}

/** From now on the provider says that it got an order's money. */
export const holdsPaid = (
  { payments }: StandIn,
  { reference, amount }: Pick<DepositOrder, 'reference' | 'amount'>,
): void => {
  const paid = {
    amount: Money.of(amount),
    currency: 'PHP',
    fee: null,
    payerName: null,
    channelReference: '902',
    at: new Date(0),
  };
  payments.set(reference, {
    providerId: `pay_${reference}`,
    state: 'paid',
    paid,
    reason: null,
    action: null,
  });
};

interface PaidWith {
  amount?: string;
  currency?: string;
  payerName?: string | null;
  id?: string;
  reference?: string;
}

/** The event of a paid order; what is left out is as ordered. */
export function paidEvent(order: DepositOrder, more: PaidWith = {}): object {
  const { amount = order.amount, currency = 'PHP', payerName = null } = more;
  const { id = randomUUID(), reference = order.reference } = more;
  const at = order.createdAt;
  const paid = { amount, currency, fee: '0.0000', payerName, channelReference: '902', at };
  return {
    id,
    at,
    providerId: `pay_${reference}`,
    reference,
    about: 'payment',
    what: 'paid',
    paid,
  };
}

/** The event of an end without money, or of money that is taken back. */
export const endEvent = (
  { reference, createdAt: at }: DepositOrder,
  what: 'failed' | 'expired' | 'reversed',
): object => ({
  id: randomUUID(),
  at,
  providerId: `pay_${reference}`,
  reference,
  about: 'payment',
  what,
  reason: what,
});

async function sessionOf({ app }: TestApp, member: MemberId): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await app.pool.query(
    `insert into session (id, token_hash, member_id, kind, gateway, device, user_agent, ip,
       restricted, created_at, last_used_at, idle_until, absolute_until)
     values (gen_random_uuid(), $1, $2, 'PL', 3, 'MOBILE', 'test', '127.0.0.1', false, $3, $3,
       $3::timestamptz + interval '1 year', $3::timestamptz + interval '1 year')`,
    [createHash('sha256').update(token).digest(), member, app.clock.now()],
  );
  return token;
}

const cashOf = async ({ app }: TestApp, member: MemberId): Promise<string> => {
  const { rows } = await app.pool.query<{ balance: string }>(
    "select balance from wallet where member_id = $1 and kind = 'CASH'",
    [member],
  );
  return Money.text(BigInt(rows[0]?.balance ?? 0));
};
