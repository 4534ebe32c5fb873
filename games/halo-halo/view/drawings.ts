import type { HaloHaloSymbol } from '../card.ts';
import bean from './art/bean.svg?no-inline';
import flan from './art/flan.svg?no-inline';
import ice from './art/ice.svg?no-inline';
import langka from './art/langka.svg?no-inline';
import mango from './art/mango.svg?no-inline';
import nata from './art/nata.svg?no-inline';
import ube from './art/ube.svg?no-inline';

/** Addresses of the symbols' drawings. */
export const DRAWINGS: Readonly<Record<HaloHaloSymbol, string>> = {
  FLAN: flan,
  UBE: ube,
  MANGO: mango,
  LANGKA: langka,
  BEAN: bean,
  NATA: nata,
  ICE: ice,
};
