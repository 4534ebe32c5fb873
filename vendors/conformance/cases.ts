import { attemptCases } from './attempt-cases.ts';
import type { ConformanceCase } from './bench.ts';
import { moneyCases } from './money-cases.ts';
import { rollbackCases } from './rollback-cases.ts';
import { sessionCases } from './session-cases.ts';

/** The cases that concern the commands which exist so far, in the protocol's order. */
export const CONFORMANCE_CASES: readonly ConformanceCase[] = [
  ...attemptCases,
  ...sessionCases,
  ...moneyCases,
  ...rollbackCases,
].sort((a, b) => a.number - b.number);
