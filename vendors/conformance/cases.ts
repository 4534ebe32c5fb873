import { attemptCases } from './attempt-cases.ts';
import type { Bench } from './bench.ts';
import { moneyCases } from './money-cases.ts';
import { rollbackCases } from './rollback-cases.ts';
import { sessionCases } from './session-cases.ts';

/** One numbered case of wallet-protocol.md §13; it throws where the transport does not conform. */
export interface ConformanceCase {
  number: number;
  title: string;
  run(bench: Bench): Promise<void>;
}

/** The cases that concern the commands which exist so far, in the protocol's order. */
export const CONFORMANCE_CASES: readonly ConformanceCase[] = [
  ...attemptCases,
  ...sessionCases,
  ...moneyCases,
  ...rollbackCases,
].sort((a, b) => a.number - b.number);
