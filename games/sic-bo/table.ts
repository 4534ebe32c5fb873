import type { Table, TableZone } from '../table/table-rules.ts';
import { coverageOf, returnOf } from '../table/zone-odds.ts';
import { zonesSheet } from '../table/zones-sheet.ts';
import { SIC_BO_ODDS } from './sheet.ts';
import { sicBoHundredths, throwDice, type SicBoResult } from './throw.ts';
import { limitOf, mostOf, SIC_BO_ZONES, sicBoReturns } from './zones.ts';

const zones: readonly TableZone[] = SIC_BO_ZONES.map((zone) => ({
  id: zone.id,
  limit: limitOf(zone),
  most: mostOf(zone),
}));

/** The table's zones and what they return: its rules and its screen are made of it. */
export const sicBoTable: Table<SicBoResult> = {
  zones,
  result: throwDice,
  hundredthsOf: sicBoHundredths,
  sheet: () => zonesSheet(zones, (id) => returnOf(SIC_BO_ODDS, id)),
  coverage: coverageOf(() => SIC_BO_ODDS, zones),
  config: {
    draw: ['int(6)', 'int(6)', 'int(6)'],
    returns: Object.fromEntries(SIC_BO_ZONES.map((zone) => [zone.id, sicBoReturns(zone)])),
  },
};
