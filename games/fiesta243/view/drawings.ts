import type { FiestaSymbol } from '../card.ts';
import a from './art/a.svg?no-inline';
import bandera from './art/bandera.svg?no-inline';
import j from './art/j.svg?no-inline';
import k from './art/k.svg?no-inline';
import kalabaw from './art/kalabaw.svg?no-inline';
import lechon from './art/lechon.svg?no-inline';
import maskara from './art/maskara.svg?no-inline';
import parol from './art/parol.svg?no-inline';
import q from './art/q.svg?no-inline';
import scat from './art/scat.svg?no-inline';
import tambol from './art/tambol.svg?no-inline';

/** Addresses of the symbols' drawings. */
export const DRAWINGS: Readonly<Record<FiestaSymbol, string>> = {
  PAROL: parol,
  SCAT: scat,
  LECHON: lechon,
  KALABAW: kalabaw,
  BANDERA: bandera,
  MASKARA: maskara,
  TAMBOL: tambol,
  A: a,
  K: k,
  Q: q,
  J: j,
};
