import { expect, it } from 'vitest';
import type { LedgerAnswer, LedgerItem } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { walletTopic } from '../wallet.api.ts';
import { tellBalance } from './tell-balance.ts';

const AT = new Date('2026-11-21T08:00:00Z');

/** An app that records what is pushed. */
function heard() {
  const told: unknown[][] = [];
  const push = { publish: (...event: unknown[]) => told.push(event) };
  return { app: { push } as unknown as App, told };
}

const answer = (part: Partial<LedgerAnswer>): LedgerAnswer => ({
  is: 'posted',
  code: null,
  transferId: '1',
  balances: null,
  round: null,
  ...part,
});

it('MONEY-06 the member gets the balance after each commit and each repeat', () => {
  const item = { member: '7', at: AT } as LedgerItem;
  const balances = { cash: 10_000n, held: 5_000n, bonus: 0n, debt: 0n, vendors: 0n, version: 4n };
  const tellOnce = (part: Partial<LedgerAnswer>) => {
    const { app, told } = heard();
    tellBalance(app, item, answer({ balances, ...part }));
    return told;
  };
  const event = {
    sumBalance: '1.5000',
    main: '1.0000',
    held: '0.5000',
    bonus: '0.0000',
    version: 4,
    at: '2026-11-21T08:00:00.000Z',
  };
  for (const is of ['posted', 'repeated'] as const) {
    expect(tellOnce({ is })).toEqual([[walletTopic, event, '7']]);
  }
  for (const is of ['noted', 'refused'] as const) expect(tellOnce({ is })).toEqual([]);
  expect(tellOnce({ balances: null })).toEqual([]);
});
