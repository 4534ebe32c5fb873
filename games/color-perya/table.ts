import { COLOURS, RETURN_TENTHS, rollColours, ZONES, type Zone } from '../color-game/zones.ts';
import { colorGameSheet, colourCoverage, colourHundredths } from '../color-game/sheet.ts';
import type { Table, TableZone } from '../table/table-rules.ts';
import type { PeryaResult } from './card.ts';

/** The most on a zone in pesos: a colour, another bet, and one that pays 30:1 or more. */
const MOST = { single: 20_000, pair: 5_000, two: 5_000, 'any-triple': 500, triple: 500 } as const;

const tableZone = ({ id, kind }: Zone): TableZone => {
  const tenths = RETURN_TENTHS[kind];
  const most = typeof tenths === 'number' ? tenths : Math.max(...tenths);
  return { id, limit: { min: 1, max: MOST[kind] }, most: most * 10 };
};

/** The colour game's maths as a table: one throw for everybody (docs/domain/games.md §4.9). */
export const peryaTable: Table<PeryaResult> = {
  zones: ZONES.map(tableZone),
  result: (draw) => ({ faces: rollColours(draw) }),
  hundredthsOf: (id, { faces }) => colourHundredths(id, faces),
  coverage: colourCoverage,
  sheet: colorGameSheet,
  config: {
    colours: COLOURS,
    draw: ['int(6)', 'int(6)', 'int(6)'],
    returnTenths: RETURN_TENTHS,
  },
};
