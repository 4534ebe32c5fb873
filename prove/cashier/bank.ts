import type {
  CreatedPayment,
  NewPayment,
  NewPayout,
  Outcome,
  PaidMoney,
  PaymentStatus,
  PayoutStatus,
  Provider,
  ProviderEvent,
} from '@palaro/providers';
import { referenceOf } from '../../areas/money/cashier/server/order-names.ts';
import { seeded, type Seeded } from '../seeded.ts';
import { payoutMail, paymentMail, type BankPayment, type BankPayout } from './mail.ts';

/** The worker's process ended in the middle of a call: whatever it held in memory is gone. */
export class Killed extends Error {}

/** A provider with books of its own, and the faults that a seed draws. */
export interface Bank {
  provider: Provider;
  payments: Map<string, BankPayment>;
  payouts: Map<string, BankPayout>;
  /** Events that it owes, by the order's reference; what is delivered stays for repeats. */
  mail: Map<string, ProviderEvent[]>;
  /** From now on it answers every call. */
  honest: boolean;
  count: Record<string, number>;
  /** What comes of a payment or a payout at the bank itself. */
  pay(reference: string, paid: PaidMoney): void;
  end(reference: string, state: 'failed' | 'expired' | 'reversed'): void;
  payout(key: string, state: 'paid' | 'failed' | 'returned', retryable?: boolean): void;
}

type Fate = 'ok' | 'lost' | 'unmade' | 'killed' | 'refused';

export function createBank(seed: number, now: () => Date): Bank {
  const calls = new Map<string, number>();
  /** Draws depend on what is asked and how often, not on which call comes first. */
  function draw(what: string): Seeded {
    const nth = (calls.get(what) ?? 0) + 1;
    calls.set(what, nth);
    return seeded(
      Array.from(`${seed}/${what}/${nth}`).reduce(
        (h, c) => Math.imul(h ^ c.charCodeAt(0), 0x01000193),
        0x811c9dc5,
      ),
    );
  }
  function fateOf(what: string): Fate {
    if (bank.honest) return 'ok';
    const at = draw(what).below(100);
    const fate =
      at < 60 ? 'ok' : at < 72 ? 'lost' : at < 82 ? 'unmade' : at < 93 ? 'killed' : 'refused';
    const name = `calls: ${fate}`;
    bank.count[name] = (bank.count[name] ?? 0) + 1;
    return fate;
  }
  /** The call as fate has it: made or not, answered or not. */
  function call<T>(what: string, work: () => Outcome<T>, mayRefuse = true): Promise<Outcome<T>> {
    const fate = fateOf(what);
    if (fate === 'unmade') return Promise.resolve({ is: 'unknown', why: 'no answer' });
    if (fate === 'refused' && mayRefuse)
      return Promise.resolve({ is: 'refused', reason: 'busy', retryable: true });
    const made = work();
    if (fate === 'killed') return Promise.reject(new Killed(what));
    return Promise.resolve(fate === 'lost' ? { is: 'unknown', why: 'cut off' } : made);
  }
  const send = (order: string, event: ProviderEvent) =>
    void bank.mail.set(order, [...(bank.mail.get(order) ?? []), event]);

  const bank: Bank = {
    payments: new Map(),
    payouts: new Map(),
    mail: new Map(),
    honest: false,
    count: {},
    provider: {} as Provider,
    pay(reference, paid) {
      const one = bank.payments.get(reference);
      // Money may come after the payment's end, but only once.
      if (!one || one.paid) return;
      Object.assign(one, { state: 'paid', paid });
      send(reference, paymentMail(one, 'paid', now()));
    },
    end(reference, state) {
      const one = bank.payments.get(reference);
      const fits =
        state === 'reversed' ? one?.state === 'paid' && !one.refunded : one?.state === 'pending';
      if (!one || !fits) return;
      one.state = state;
      send(reference, paymentMail(one, state, now()));
    },
    payout(key, state, retryable = false) {
      const one = bank.payouts.get(key);
      if (one?.state !== (state === 'returned' ? 'paid' : 'sent')) return;
      Object.assign(one, { state, retryable });
      send(referenceOf(key), payoutMail(one, now()));
    },
  };
  bank.provider = providerOf(bank, call);
  return bank;
}

type Call = <T>(what: string, work: () => Outcome<T>, mayRefuse?: boolean) => Promise<Outcome<T>>;

const statusOf = ({ key, state, retryable }: BankPayout): Outcome<PayoutStatus> => ({
  is: 'ok',
  providerId: `po-${key}`,
  state,
  channelReference: `IP-${key}`,
  fee: null,
  reason: state === 'failed' ? 'account_unknown' : null,
  retryable,
});

/** The port, as the site knows it, over the bank's books. */
function providerOf(bank: Bank, call: Call): Provider {
  const action: CreatedPayment['action'] = { kind: 'redirect', url: 'https://pay.test/' };
  return {
    code: 'SANDBOX',
    name: 'Bank',
    secrets: {},
    testSecrets: () => null,
    confirmAlways: false,
    channels: { GCASH: 'gcash' },
    payouts: ['BANK', 'WALLET'],
    createPayment: (_line, { reference, amount }: NewPayment) =>
      call(`pay ${reference}`, () => {
        if (!bank.payments.has(reference)) {
          const made = {
            reference,
            amount,
            state: 'pending',
            paid: null,
            refunded: false,
          } as const;
          bank.payments.set(reference, { ...made });
        }
        return { is: 'ok', providerId: `pay-${reference}`, action, expiresAt: null };
      }),
    queryPayment: (_line, { reference }) =>
      call(
        `ask ${reference}`,
        (): Outcome<PaymentStatus> => {
          const one = bank.payments.get(reference);
          if (!one) return { is: 'refused', reason: 'not_found', retryable: false };
          const { state, paid } = one;
          const reason = state === 'failed' ? 'declined' : null;
          return { is: 'ok', providerId: `pay-${reference}`, state, paid, reason, action };
        },
        false,
      ),
    cancelPayment: () => Promise.resolve({ is: 'ok' }),
    createPayout: (_line, { key, amount }: NewPayout) =>
      call(`payout ${key}`, () => {
        const known = bank.payouts.get(key);
        if (known) return statusOf(known);
        const made: BankPayout = { key, amount, state: 'sent', retryable: false };
        bank.payouts.set(key, made);
        return statusOf(made);
      }),
    queryPayout: (_line, { key }) =>
      call(
        `query ${key}`,
        () => {
          const known = bank.payouts.get(key);
          return known ? statusOf(known) : { is: 'refused', reason: 'not_found', retryable: false };
        },
        false,
      ),
    verifyWebhook: (_line, { body }) => {
      const { order, at, id } = JSON.parse(Buffer.from(body).toString()) as Delivery;
      const event = bank.mail.get(order)?.[at];
      return event ? [{ ...event, id }] : null;
    },
    refund: (_line, { providerId }) =>
      call(`refund ${providerId}`, (): Outcome<object> => {
        const one = bank.payments.get(providerId.slice('pay-'.length));
        if (one?.state !== 'paid') return { is: 'refused', reason: 'not_paid', retryable: false };
        one.refunded = true;
        return { is: 'ok' };
      }),
  };
}

/** A webhook's body: which event of whose mail, under which id. */
export interface Delivery {
  order: string;
  at: number;
  id: string;
}
