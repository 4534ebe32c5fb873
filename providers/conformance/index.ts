// The conformance suite of payment providers: what every adapter must make of its dialect. It knows
// no test runner: a case throws if the adapter does not conform.
import type { Bench, ProviderCase } from './bench.ts';
import { callCases, payoutCases } from './call-cases.ts';
import { refundCases } from './refund-cases.ts';
import { webhookCases } from './webhook-cases.ts';

export const PROVIDER_CASES: readonly ProviderCase[] = [
  ...webhookCases,
  ...callCases,
  ...payoutCases,
  ...refundCases,
];
/** Runs a case, unless the dialect has said why it cannot apply. */
export async function conform(bench: Bench, one: ProviderCase): Promise<void> {
  if (bench.doesNotApply[one.name] === undefined) await one.run(bench);
}

export type { Bench } from './bench.ts';
