import { attemptCases } from './attempt-cases.ts';
import type { ConformanceCase } from './bench.ts';
import { moneyCases } from './money-cases.ts';
import { orderCases } from './order-cases.ts';
import { rollbackCases } from './rollback-cases.ts';
import { roundCases } from './round-cases.ts';
import { sessionCases } from './session-cases.ts';
import { worldCases } from './world-cases.ts';

/** The cases that every transport must pass, in the protocol's order. */
export const CONFORMANCE_CASES: readonly ConformanceCase[] = [
  ...attemptCases,
  ...sessionCases,
  ...moneyCases,
  ...rollbackCases,
  ...orderCases,
  ...roundCases,
  ...worldCases,
].sort((a, b) => a.number - b.number);

/** The rest of the page's sixty cases: they test no transport, so they are proven elsewhere. */
export const CASES_ELSEWHERE: Readonly<Record<number, string>> = {
  45: 'areas/money/reconciliation/server/repair-rounds.test.ts',
  46: 'areas/gaming/gateway/server/failures.test.ts',
  47: 'areas/gaming/gateway/server/failures.test.ts',
  48: 'areas/gaming/gateway/server/failures.test.ts',
  54: 'areas/money/transfers/server/transfers.test.ts',
  55: 'areas/money/transfers/server/transfers.test.ts',
  56: 'areas/money/transfers/server/transfers.test.ts',
  58: 'apps/demo-vendor/src/site.test.ts',
};

/** Cases of the page that nothing can pass yet, with the reason. */
export const CASES_LATER: Readonly<Record<number, string>> = {
  // The wallet's part, a round that outlives its client, is proven in
  // areas/money/wallet/server/reopened-round.test.ts. Steps and seed of such a round need a game.
  57: 'no in-house game has more than one step yet',
};
