import type { FairDraw } from '@palaro/fairness';
import { coinBets } from '../slot/coins.ts';
import { drawStops, windowAt } from '../slot/reels.ts';
import { leftToRight, lineWins } from '../slot/wins.ts';
import { defineGame, defineRules } from '../versions.ts';
import { jeepneyGoldCard, type JeepneyOutcome, type JeepneySymbol } from './card.ts';
import { jeepneyGoldConfig } from './config.ts';
import { playHold } from './hold.ts';
import { jeepneyGoldSheet } from './sheet.ts';

const { strips, rows, lines, payCoins, wild } = jeepneyGoldConfig;

/** A spin; the wins of its lines are paid as well when its coins start the hold. */
export function playJeepney(draw: FairDraw): JeepneyOutcome {
  const stops = drawStops(draw, strips);
  const window = windowAt<JeepneySymbol>(strips, rows, stops);
  const wins = lineWins(window, lines, (seen) => leftToRight(seen, payCoins, wild));
  const coins = wins.reduce((total, win) => total + win.coins, 0);
  const hold = playHold(window, draw);
  return { stops, window, wins, coins, hold, winCoins: coins + (hold?.coins ?? 0) };
}

const jeepneyGoldV1 = defineRules(jeepneyGoldCard, {
  config: jeepneyGoldConfig,
  ...coinBets(jeepneyGoldConfig),
  play: (_choice: null, draw) => playJeepney(draw),
  sheet: jeepneyGoldSheet,
});

export const game = defineGame(jeepneyGoldCard, { 1: jeepneyGoldV1 });
