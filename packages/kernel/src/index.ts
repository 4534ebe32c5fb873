// Money, decimals, time, randomness and ids: what every part of Palaro counts with. No I/O.
export * from './money.ts';
export * from './decimal.ts';
export * from './clock.ts';
export * from './encoding.ts';
export * from './random.ts';
export * from './ids.ts';
export * from './languages.ts';
export * from './in-language.ts';
export * from './members.ts';
