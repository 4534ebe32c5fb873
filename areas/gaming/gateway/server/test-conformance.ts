import { CONFORMANCE_CASES, type Bench } from '@palaro/vendors/conformance';
import { it } from 'vitest';

/** The full suite sends thousands of messages over HTTP, which takes minutes on a busy machine. */
const CASE_MS = process.env.PALARO_CONFORMANCE === 'full' ? 1_800_000 : 60_000;

/**
 * Runs every numbered case through a transport; a case that cannot apply is listed with its reason.
 */
export function conforms(bench: Bench) {
  for (const { number, title, run } of CONFORMANCE_CASES) {
    const reason = bench.doesNotApply[number];
    if (reason === undefined) it(`MONEY-06 case ${number}: ${title}`, () => run(bench), CASE_MS);
    else it(`case ${number} does not apply: ${reason}`, ({ skip }) => skip(reason));
  }
}
