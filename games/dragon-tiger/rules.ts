import { dealFromShoe, SHOE_CONFIG } from '../playing-cards/shoe.ts';
import { tableRules } from '../table/table-rules.ts';
import { coverageOf } from '../table/zone-odds.ts';
import { defineGame } from '../versions.ts';
import { dragonTigerCard } from './card.ts';
import { dealDragonTiger, dealHand, type DragonTigerResult } from './deal.ts';
import { dragonTigerOdds, dragonTigerSheet } from './sheet.ts';
import { hundredthsOf, RETURN_HUNDREDTHS, TIE_HUNDREDTHS, ZONES } from './zones.ts';

export const dragonTigerV1 = tableRules<DragonTigerResult>(dragonTigerCard, {
  zones: ZONES,
  result: dealDragonTiger,
  isLastHand: (draw, hand) => dealFromShoe(draw, hand, dealHand).last,
  hundredthsOf,
  coverage: coverageOf(dragonTigerOdds, ZONES),
  sheet: dragonTigerSheet,
  config: {
    ...SHOE_CONFIG,
    deal: 'dragon, tiger; the higher rank wins, the ace is the lowest',
    big: 'eight to king; seven loses',
    small: 'ace to six; seven loses',
    returnHundredths: RETURN_HUNDREDTHS,
    tieHundredths: TIE_HUNDREDTHS,
  },
});

export const game = defineGame(dragonTigerCard, { 1: dragonTigerV1 });
