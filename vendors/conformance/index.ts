// The conformance suite: the protocol's numbered cases (§13), which every adapter's transport must
// pass. It knows no test runner: a case throws if the transport does not conform.
export { CASES_ELSEWHERE, CASES_LATER, CONFORMANCE_CASES } from './cases.ts';
export { VECTORS } from './vectors.ts';
export type { AttemptChange, Bench, Credential, Message, Player, Reply, Site } from './bench.ts';
