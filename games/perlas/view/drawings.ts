import { symbolArt } from '@palaro/ui';
import type { PerlasSymbol } from '../card.ts';

const SYMBOLS: readonly PerlasSymbol[] = [
  'KABIBE',
  'SCAT',
  'PERLAS',
  'BANGKA',
  'PAGONG',
  'ISDA',
  'A',
  'K',
  'Q',
  'J',
];

/** Addresses of the symbols' drawings. Throws where one is missing. */
export function drawings(): Record<PerlasSymbol, string> {
  const art = symbolArt('perlas');
  return Object.fromEntries(
    SYMBOLS.map((symbol) => [symbol, art[symbol] ?? missing(symbol)]),
  ) as Record<PerlasSymbol, string>;
}

function missing(symbol: string): never {
  throw new Error(`no drawing of ${symbol}`);
}
