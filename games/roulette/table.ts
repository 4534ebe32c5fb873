import type { Table, TableZone } from '../table/table-rules.ts';
import { coverageOf, returnOf } from '../table/zone-odds.ts';
import { zonesSheet } from '../table/zones-sheet.ts';
import { ROULETTE_ODDS } from './sheet.ts';
import { rouletteHundredths, spinWheel, type RouletteResult } from './spin.ts';
import { limitOf, ROULETTE_ZONES, WHEEL_ORDER, wonHundredths } from './zones.ts';

const zones: readonly TableZone[] = ROULETTE_ZONES.map((zone) => ({
  id: zone.id,
  limit: limitOf(zone),
  most: wonHundredths(zone),
}));

/** The table's zones and what they return: its rules and its screen are made of it. */
export const rouletteTable: Table<RouletteResult> = {
  zones,
  result: spinWheel,
  hundredthsOf: rouletteHundredths,
  sheet: () => zonesSheet(zones, (id) => returnOf(ROULETTE_ODDS, id)),
  coverage: coverageOf(() => ROULETTE_ODDS, zones),
  config: {
    draw: ['int(37)'],
    wheel: WHEEL_ORDER,
    covers: Object.fromEntries(ROULETTE_ZONES.map(({ id, covers }) => [id, covers])),
  },
};
