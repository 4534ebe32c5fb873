import a from '@palaro/ui/art/symbols/perlas/a.svg?no-inline';
import bangka from '@palaro/ui/art/symbols/perlas/bangka.svg?no-inline';
import isda from '@palaro/ui/art/symbols/perlas/isda.svg?no-inline';
import j from '@palaro/ui/art/symbols/perlas/j.svg?no-inline';
import k from '@palaro/ui/art/symbols/perlas/k.svg?no-inline';
import kabibe from '@palaro/ui/art/symbols/perlas/kabibe.svg?no-inline';
import pagong from '@palaro/ui/art/symbols/perlas/pagong.svg?no-inline';
import perlas from '@palaro/ui/art/symbols/perlas/perlas.svg?no-inline';
import q from '@palaro/ui/art/symbols/perlas/q.svg?no-inline';
import scat from '@palaro/ui/art/symbols/perlas/scat.svg?no-inline';
import type { PerlasSymbol } from '../card.ts';

/**
 * Addresses of the symbols' drawings. They are separate files, so that a strict CSP allows them.
 */
export const DRAWINGS: Readonly<Record<PerlasSymbol, string>> = {
  KABIBE: kabibe,
  SCAT: scat,
  PERLAS: perlas,
  BANGKA: bangka,
  PAGONG: pagong,
  ISDA: isda,
  A: a,
  K: k,
  Q: q,
  J: j,
};
