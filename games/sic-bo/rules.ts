import { equalSheet } from '../table/equal-results.ts';
import { tableRules } from '../table/table-rules.ts';
import { defineGame } from '../versions.ts';
import { sicBoCard } from './card.ts';
import { SIC_BO_ODDS } from './sheet.ts';
import { sicBoHundredths, throwDice } from './throw.ts';
import { limitOf, mostOf, SIC_BO_ZONES, sicBoReturns } from './zones.ts';

export const sicBoV1 = tableRules(sicBoCard, {
  zones: SIC_BO_ZONES.map((zone) => ({ id: zone.id, limit: limitOf(zone), most: mostOf(zone) })),
  result: throwDice,
  hundredthsOf: sicBoHundredths,
  sheet: () => equalSheet(SIC_BO_ODDS),
  opposites: [
    ['small', 'big'],
    ['odd', 'even'],
  ],
  config: {
    draw: ['int(6)', 'int(6)', 'int(6)'],
    returns: Object.fromEntries(SIC_BO_ZONES.map((zone) => [zone.id, sicBoReturns(zone)])),
  },
});

export const game = defineGame(sicBoCard, { 1: sicBoV1 });
