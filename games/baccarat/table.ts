import type { GameCard } from '../contract.ts';
import { dealFromShoe, SHOE_CONFIG } from '../playing-cards/shoe.ts';
import { tableRules } from '../table/table-rules.ts';
import { coverageOf } from '../table/zone-odds.ts';
import { dealBaccarat, dealHand, type BaccaratResult } from './deal.ts';
import { baccaratOdds, baccaratSheet } from './sheet.ts';
import { hundredthsOf, RETURN_HUNDREDTHS, ZONES } from './zones.ts';

const coverage = coverageOf(baccaratOdds, ZONES);

/** The rules of a Baccarat table; all tables play alike, each from a shoe of its own. */
export const baccaratRules = (card: Pick<GameCard, 'id' | 'version' | 'stake'>) =>
  tableRules<BaccaratResult>(card, {
    zones: ZONES,
    result: dealBaccarat,
    isLastHand: (draw, hand) => dealFromShoe(draw, hand, dealHand).last,
    hundredthsOf,
    coverage,
    sheet: baccaratSheet,
    config: {
      ...SHOE_CONFIG,
      deal: 'player, banker, player, banker, then the third cards, the player first',
      natural: '8 or 9 in two cards ends the hand',
      playerDraws: '0-5',
      bankerDraws: 'player stood: 0-5; else 0-2, 3 but on 8, 4 on 2-7, 5 on 4-7, 6 on 6-7',
      tie: 'player and banker get their stakes back',
      returnHundredths: RETURN_HUNDREDTHS,
    },
  });
