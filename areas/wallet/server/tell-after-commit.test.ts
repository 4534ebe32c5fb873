import { expect, it } from 'vitest';
import { roundId, type LedgerAnswer, type LedgerItem } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { walletTopic } from '../wallet.api.ts';
import { tellAfterCommit, tellBalance } from './tell-after-commit.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const LATER = new Date('2026-11-21T08:00:09Z');
const book = { book: 3, currency: 'PHP', realm: 'T' } as const;

/** An app that writes down what it is told. */
function heard() {
  const told: unknown[][] = [];
  const bus = { emit: (...event: unknown[]) => told.push(event) };
  const push = { publish: (...event: unknown[]) => told.push(event) };
  return { app: { bus, push } as unknown as App, told };
}

type Round = NonNullable<LedgerAnswer['round']>['now'];
const now: Round = {
  ...{ member: '7', vendor: 'DEMO', round: roundId('DEMO', 'r'), ref: 'r', game: 'slot' },
  ...{ state: 'C', bets: 100n, wins: 40n, refunds: 10n, liveBets: 1, adjusted: 0n },
  ...{ netted: false, validBet: 60n, close: null, flags: [], openedAt: AT, closedAt: LATER },
};
const answer = (round: Partial<Round> | null, part: Partial<LedgerAnswer> = {}): LedgerAnswer => ({
  ...{ is: 'posted', code: null, transferId: '1', balances: null },
  round: round && { now: { ...now, ...round }, before: 'O' },
  ...part,
});

it('MONEY-06 a round that ended is told with its totals, and an open one is not', () => {
  const { app, told } = heard();
  tellAfterCommit(app, '7', book, answer({}));
  tellAfterCommit(app, '7', book, answer({ state: 'V', closedAt: null }));
  tellAfterCommit(app, '7', book, answer({ state: 'O', closedAt: null }));
  tellAfterCommit(app, '7', book, answer(null));
  const settled = {
    ...{ memberId: '7', book: 3, realm: 'T', vendor: 'DEMO', game: 'slot', round: 'r' },
    ...{ bets: 100n, wins: 40n, refunds: 10n, openedAt: AT },
  };
  expect(told).toEqual([
    ['round.settled', { ...settled, state: 'closed', validBet: 60n, closedAt: LATER }],
    ['round.settled', { ...settled, state: 'voided', validBet: 0n, closedAt: AT }],
  ]);
});

it('MONEY-06 the member hears of the balance after each commit and each repetition of one', () => {
  const item = { member: '7', at: AT } as LedgerItem;
  const balances = { cash: 10_000n, held: 5_000n, bonus: 0n, debt: 0n, vendors: 0n, version: 4n };
  const told = (part: Partial<LedgerAnswer>) => {
    const { app, told } = heard();
    tellBalance(app, item, answer(null, { balances, ...part }));
    return told;
  };
  const event = {
    ...{ sumBalance: '1.5000', main: '1.0000', held: '0.5000', bonus: '0.0000', version: 4 },
    at: '2026-11-21T08:00:00.000Z',
  };
  for (const is of ['posted', 'repeated'] as const) {
    expect(told({ is })).toEqual([[walletTopic, event, '7']]);
  }
  for (const is of ['noted', 'refused'] as const) expect(told({ is })).toEqual([]);
  expect(told({ balances: null })).toEqual([]);
});
