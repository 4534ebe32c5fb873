// How outcomes are drawn and proved (domain/fairness.md). The same code runs on the server, in
// tests and in the public verifier; it asks no clock and no network, and chance only for seeds.
export * from './canonical.ts';
export * from './draw.ts';
export * from './seeds.ts';
export * from './vectors.ts';
