import { equalSheet } from '../table/equal-results.ts';
import { tableRules } from '../table/table-rules.ts';
import { defineGame } from '../versions.ts';
import { rouletteCard } from './card.ts';
import { ROULETTE_ODDS } from './sheet.ts';
import { rouletteHundredths, spinWheel } from './spin.ts';
import { limitOf, ROULETTE_ZONES, WHEEL_ORDER, wonHundredths } from './zones.ts';

export const rouletteV1 = tableRules(rouletteCard, {
  zones: ROULETTE_ZONES.map((zone) => ({
    id: zone.id,
    limit: limitOf(zone),
    most: wonHundredths(zone),
  })),
  result: spinWheel,
  hundredthsOf: rouletteHundredths,
  sheet: () => equalSheet(ROULETTE_ODDS),
  opposites: [
    ['red', 'black'],
    ['odd', 'even'],
    ['low', 'high'],
  ],
  config: {
    draw: ['int(37)'],
    wheel: WHEEL_ORDER,
    covers: Object.fromEntries(ROULETTE_ZONES.map(({ id, covers }) => [id, covers])),
  },
});

export const game = defineGame(rouletteCard, { 1: rouletteV1 });
