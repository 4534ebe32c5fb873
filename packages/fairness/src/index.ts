// Draws outcomes and proves them (docs/domain/fairness.md). The same code runs on the server, in
// tests and in the public verifier. It uses no clock and no network, and randomness only to make
// seeds.
export { canonicalJson } from '@palaro/kernel';
export { hashBack, hashOfBytes } from './chain.ts';
export * from './draw.ts';
export { EVIDENCE } from './evidence.ts';
export * from './seeds.ts';
export type { FairSeeds } from './stream.ts';
export * from './vectors.ts';
