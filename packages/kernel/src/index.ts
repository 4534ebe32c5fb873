// Basic types and functions for all of Palaro: money, decimals, time, randomness, ids, languages,
// members and the commands that move money. No I/O.
export * from './canonical-json.ts';
export * from './money.ts';
export * from './csv.ts';
export * from './decimal.ts';
export * from './clock.ts';
export * from './encoding.ts';
export * from './random.ts';
export * from './ids.ts';
export * from './languages.ts';
export * from './in-language.ts';
export * from './members.ts';
export * from './masked-name.ts';
export * from './no-schemas.ts';
export * from './wallet-protocol.ts';
export { typedDigits, typedText } from './typed-text.ts';
