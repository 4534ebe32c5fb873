// The conformance suite: what every adapter's transport must do, by the protocol's numbered cases
// (§13). It knows no test runner: a case throws where the transport does not conform.
export { CASES_ELSEWHERE, CASES_LATER, CONFORMANCE_CASES } from './cases.ts';
export { VECTORS } from './vectors.ts';
export type { AttemptChange, Bench, Credential, Message, Player, Reply, Site } from './bench.ts';
