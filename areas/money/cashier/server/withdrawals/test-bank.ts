// A provider of payouts whose answers the test decides, for the tests of this folder.
import type { NewPayout, Outcome, PayoutStatus, Provider } from '@palaro/providers';
import { provide } from '@palaro/server';
import { connectedProviders, type Connected } from '../payments/provider-line.ts';

type Answer = Outcome<PayoutStatus>;
export const status = (state: PayoutStatus['state'], more: Partial<PayoutStatus> = {}): Answer => ({
  is: 'ok',
  providerId: 'po',
  state,
  channelReference: 'IP1',
  fee: null,
  reason: null,
  retryable: false,
  ...more,
});
export const UNKNOWN: Answer = { is: 'unknown', why: 'no answer' };

/** A provider that answers as the test says and keeps what it was handed. */
export const bank = {
  handed: [] as NewPayout[],
  create: (_payout: NewPayout): Answer | Promise<Answer> => status('sent'),
  query: (_key: string): Answer => status('sent'),
};
export const provider = {
  code: 'SANDBOX',
  name: 'Stand-in',
  payouts: ['BANK', 'WALLET'],
  createPayout(_line: unknown, payout: NewPayout) {
    bank.handed.push(payout);
    return Promise.resolve(bank.create(payout)).then((answer) =>
      answer.is === 'ok' ? { ...answer, providerId: `po-${payout.key}` } : answer,
    );
  },
  queryPayout: (_line: unknown, { key }: { key: string }) => Promise.resolve(bank.query(key)),
} as unknown as Provider;
export const standIn = provide(connectedProviders, (app) => {
  const line = { address: '', secrets: {}, test: true, now: () => app.clock.now() };
  return new Map<string, Connected>([['SANDBOX', { provider, line }]]);
});
