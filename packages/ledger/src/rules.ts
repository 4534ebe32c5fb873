// The money rules alone: pure, no I/O. What the database keeps follows from these.
export { decide } from './decide.ts';
export { balancesOf } from './draft.ts';
export { roundId } from './rounds.ts';
export * from './state.ts';
export type { Decision } from './running.ts';
