// The conformance suite: what every adapter's transport must do, case by case of the protocol's §13.
// It knows no test runner: a case throws an assertion where the transport does not conform.
export { CONFORMANCE_CASES, type ConformanceCase } from './cases.ts';
export type { AttemptChange, Bench, Credential, Message, Player, Reply } from './bench.ts';
