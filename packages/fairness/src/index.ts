// How outcomes are drawn and proved (domain/fairness.md). The same code runs on the server, in
// tests and in the public verifier; it asks no clock, no network and no random source but for seeds.
export * from './canonical.ts';
export * from './draw.ts';
export * from './seeds.ts';
export type { Block, FairSeeds } from './stream.ts';
export * from './vectors.ts';
