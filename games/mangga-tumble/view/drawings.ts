import type { ManggaSymbol } from '../card.ts';
import durian from './art/durian.svg?no-inline';
import kidlat from './art/kidlat.svg?no-inline';
import mangga from './art/mangga.svg?no-inline';
import niyog from './art/niyog.svg?no-inline';
import papaya from './art/papaya.svg?no-inline';
import pinya from './art/pinya.svg?no-inline';
import saging from './art/saging.svg?no-inline';

/** The mark of a column; it is in no cell. */
export const KIDLAT = 'KIDLAT';

/** Addresses of the symbols' drawings. */
export const DRAWINGS: Readonly<Record<ManggaSymbol | typeof KIDLAT, string>> = {
  DURIAN: durian,
  MANGGA: mangga,
  PAPAYA: papaya,
  PINYA: pinya,
  SAGING: saging,
  NIYOG: niyog,
  [KIDLAT]: kidlat,
};

/** The colour of a fruit's juice when it bursts. */
export const JUICE: Readonly<Record<ManggaSymbol, number>> = {
  DURIAN: 0xc8e86a,
  MANGGA: 0xffb02e,
  PAPAYA: 0xff7a3d,
  PINYA: 0xffe27a,
  SAGING: 0xfff06a,
  NIYOG: 0xe8f6ff,
};
