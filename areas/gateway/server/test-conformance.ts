import { CONFORMANCE_CASES, type Bench } from '@palaro/vendors/conformance';
import { it } from 'vitest';

/** Thousands of messages over HTTP take minutes where the machine is busy. */
const CASE_MS = process.env.PALARO_CONFORMANCE === 'full' ? 1_800_000 : 60_000;

/** Puts a transport to every numbered case; one that cannot apply is named with its reason. */
export function conforms(bench: Bench) {
  for (const { number, title, run } of CONFORMANCE_CASES) {
    const reason = bench.doesNotApply[number];
    if (reason === undefined) it(`MONEY-06 case ${number}: ${title}`, () => run(bench), CASE_MS);
    else it(`case ${number} does not apply: ${reason}`, ({ skip }) => skip(reason));
  }
}
