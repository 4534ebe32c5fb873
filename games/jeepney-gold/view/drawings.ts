import type { JeepneySymbol } from '../card.ts';
import a from './art/a.svg?no-inline';
import busina from './art/busina.svg?no-inline';
import coin from './art/coin.svg?no-inline';
import gulong from './art/gulong.svg?no-inline';
import held from './art/held.svg?no-inline';
import j from './art/j.svg?no-inline';
import jeep from './art/jeep.svg?no-inline';
import k from './art/k.svg?no-inline';
import plaka from './art/plaka.svg?no-inline';
import q from './art/q.svg?no-inline';
import sampaguita from './art/sampaguita.svg?no-inline';

/** A coin whose face is free for its value; it is on no reel. */
export const HELD = 'HELD';

/** Addresses of the symbols' drawings. */
export const DRAWINGS: Readonly<Record<JeepneySymbol | typeof HELD, string>> = {
  JEEP: jeep,
  COIN: coin,
  BUSINA: busina,
  GULONG: gulong,
  PLAKA: plaka,
  SAMPAGUITA: sampaguita,
  A: a,
  K: k,
  Q: q,
  J: j,
  [HELD]: held,
};
